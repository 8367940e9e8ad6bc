import type { AddressRow } from './address-row'

/** One account of a citizen: known by its own route, and by whoever looks through all addresses. */
export const accountAddresses = {
  accountView: {
    name: 'account-view',
    path: '/account-view/:id/:account/:client/:department',
    layout: 'public',
    access: 'public',
    screen: 'accounts.view',
    title: 'account-view.view.title',
    built: true,
  },
} as const satisfies Record<string, AddressRow>
