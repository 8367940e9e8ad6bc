import type { AddressRow } from './address-row'

/** Where one pays what has no bill here: known by their own routes, as `accountAddresses` is. */
export const paymentAddresses = {
  blindPayments: {
    name: 'blind-payments',
    path: '/blind-payments/:department_id',
    layout: 'public',
    access: 'public',
    title: 'blind-payments.page.title',
    built: true,
  },
  urlPayments: {
    name: 'url-payments',
    path: '/url/:department_id',
    layout: 'public',
    access: 'public',
    title: 'url-payments.page.title',
    built: true,
  },
} as const satisfies Record<string, AddressRow>
