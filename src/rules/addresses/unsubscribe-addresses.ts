import type { AddressRow } from './address-row'

/** What the link of a mail opens: known by its own route, and by whoever looks through all addresses. */
export const unsubscribeAddresses = {
  unsubscribe: {
    name: 'notifications-unsubscribe',
    path: '/notifications-unsubscribe/:token',
    layout: 'auth',
    access: 'public',
    title: 'unsubscribe.page.title',
    built: true,
  },
} as const satisfies Record<string, AddressRow>
