import type { AddressRow } from './address-row'

/** The office's addresses that have a screen (specification §2, "Admin routes"), by name. */
export const officeAddresses = {
  adminDashboard: {
    name: 'admin-dashboard',
    path: '/admin/dashboard',
    layout: 'admin',
    access: 'dashboard.view',
    title: 'office.page.dashboard',
    twin: 'merchant-dashboard',
  },
  merchantDashboard: {
    name: 'merchant-dashboard',
    path: '/dashboard',
    layout: 'admin',
    access: 'dashboard.view',
    title: 'office.page.dashboard',
  },
  addSettings: {
    name: 'admin-add-settings',
    path: '/admin/settings/add-settings/:id?',
    layout: 'admin',
    access: 'settings.view',
    title: 'office.page.settings',
  },
  settings: {
    name: 'admin-settings',
    path: '/admin/settings',
    layout: 'admin',
    access: 'settings.view',
    title: 'office.page.merchants',
  },
  userMerchants: {
    name: 'admin-user-merchants',
    path: '/admin/users/merchants',
    layout: 'admin',
    access: 'users.merchants',
    title: 'office.page.userMerchants',
  },
  userSearch: {
    name: 'admin-user-search',
    path: '/admin/users/search',
    layout: 'admin',
    access: 'users.search',
    title: 'office.page.userSearch',
  },
  adminUsers: {
    name: 'admin-users',
    path: '/admin/users/merchants/:merchantId',
    layout: 'admin',
    access: 'users.view',
    title: 'office.page.users',
    twin: 'merchant-users',
  },
  merchantUsers: {
    name: 'merchant-users',
    path: '/users/:merchantId',
    layout: 'admin',
    access: 'users.view',
    title: 'office.page.users',
  },
  adminAddUser: {
    name: 'admin-add-user',
    path: '/admin/users/merchants/add-user/:id?',
    layout: 'admin',
    access: 'users.detail',
    title: 'office.page.user',
    twin: 'merchant-add-user',
  },
  merchantAddUser: {
    name: 'merchant-add-user',
    path: '/users/add-user/:id?',
    layout: 'admin',
    access: 'users.detail',
    title: 'office.page.user',
  },
} as const satisfies Record<string, AddressRow>
