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
  notifications: {
    name: 'admin-notifications',
    path: '/admin/notifications',
    layout: 'admin',
    access: 'notifications.all',
  },
  notificationList: {
    name: 'notification-list',
    path: '/notifications/:merchantId',
    layout: 'admin',
    access: 'notifications.view',
  },
  notification: {
    name: 'notification',
    path: '/notifications/:merchantId/notification/:type/:notificationId?',
    layout: 'admin',
    access: 'notifications.view',
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
} as const satisfies Record<string, AddressRow>
