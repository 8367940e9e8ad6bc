import { accountAddresses } from './account-addresses'
import type { AddressRow } from './address-row'
import { unsubscribeAddresses } from './unsubscribe-addresses'
import { paymentAddresses } from './payment-addresses'

/**
 * Citizens' addresses of specification §2 that have no screen yet. They stand apart from the others,
 * because no page needs them: the guard looks them up when somebody comes by one.
 */
export const comingAddresses = {
  ...accountAddresses,
  ...unsubscribeAddresses,
  ...paymentAddresses,
  merchantAccountView: {
    name: 'merchant-account-view',
    path: '/merchant-account-view/:account/:client/:department',
    layout: 'public',
    access: 'public',
    screen: 'merchant-accounts.view',
    title: 'account-view.view.title',
  },
  importPayments: {
    name: 'import-payments',
    path: '/:department_id/import-payments',
    layout: 'public',
    access: 'public',
    screen: 'import-payments.use',
    title: 'imports.payments.title',
  },
} as const satisfies Record<string, AddressRow>
