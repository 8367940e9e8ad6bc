import type { AddressRow } from './address-row'

/** Apart from the rest of the office, because every page knows the rows that have a route. */
export const dashboardAddresses = {
  admin: {
    name: 'admin',
    path: '/admin',
    layout: 'admin',
    access: 'dashboard.view',
    leadsTo: '/admin/dashboard',
    title: 'dashboard.page.title',
  },
  adminDashboard: {
    name: 'admin-dashboard',
    path: '/admin/dashboard',
    layout: 'admin',
    access: 'dashboard.view',
    title: 'dashboard.page.title',
    twin: 'merchant-dashboard',
    built: true,
  },
  merchantDashboard: {
    name: 'merchant-dashboard',
    path: '/dashboard',
    layout: 'admin',
    access: 'dashboard.view',
    title: 'dashboard.page.title',
    built: true,
  },
} as const satisfies Record<string, AddressRow>
