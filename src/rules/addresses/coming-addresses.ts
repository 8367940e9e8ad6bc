import type { AddressRow } from './address-row'

/**
 * The office's addresses without a screen. Separate, because routes are in every page's first
 * script: a row moves to office-addresses.ts with its screen.
 */
export const comingAddresses = {
  admin: {
    name: 'admin',
    path: '/admin',
    layout: 'admin',
    access: 'dashboard.view',
    leadsTo: '/admin/dashboard',
  },
  warnings: {
    name: 'admin-warnings',
    path: '/admin/warnings',
    layout: 'admin',
    access: 'warnings.view',
  },
} as const satisfies Record<string, AddressRow>
