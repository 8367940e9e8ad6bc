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
  importAccounts: {
    name: 'import-accounts',
    path: '/import/accounts',
    layout: 'admin',
    access: 'imports.view',
  },
  importUsers: {
    name: 'import-users',
    path: '/admin/import-users',
    layout: 'admin',
    access: 'import-users.use',
  },
  importPermit: {
    name: 'import-permit',
    path: '/import/import-permit',
    layout: 'admin',
    access: 'imports.view',
  },
  importAging: {
    name: 'import-aging',
    path: '/import/import-aging',
    layout: 'admin',
    access: 'imports.view',
  },
  warnings: {
    name: 'admin-warnings',
    path: '/admin/warnings',
    layout: 'admin',
    access: 'warnings.view',
  },
  recaptchaWarnings: {
    name: 'admin-warnings-recaptcha',
    path: '/admin/warnings/recaptcha',
    layout: 'admin',
    access: 'warnings.recaptcha',
  },
  maintenance: {
    name: 'admin-maintenance',
    path: '/admin/maintenance',
    layout: 'admin',
    access: 'maintenance.view',
  },
} as const satisfies Record<string, AddressRow>
