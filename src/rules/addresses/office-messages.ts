import type { addresses } from './addresses'
import type { OfficeScreen } from './office-addresses'

/** Two screens of the office stand in the public layout (specification §2). */
type PublicScreen = (typeof addresses)['importPayments' | 'merchantAccountView']

/**
 * The areas of messages that the route of each office screen loads; `scripts/checks/route-messages.ts`
 * compares them with what it shows. Only the office loads this table: all addresses are in every page's
 * first script.
 */
export const officeMessages = {
  'admin-dashboard': ['dashboard', 'paid-with', 'list', 'chart', 'forms', 'payment-status'],
  'admin-add-settings': [
    'merchants',
    'department-setup',
    'go-live',
    'password',
    'changes',
    'user',
    'users',
    'audit',
    'list',
    'forms',
  ],
  'admin-settings': ['merchant-list', 'merchants', 'list', 'changes', 'forms'],
  'admin-user-merchants': ['users', 'list'],
  'admin-user-search': ['users', 'list'],
  'admin-users': ['users', 'list'],
  'admin-add-user': ['user', 'users', 'audit', 'list', 'forms', 'payment-status'],
  'admin-daily-transactions': [
    'transactions',
    'transaction-report',
    'paid-with',
    'payment-status',
    'date-words',
    'list',
    'chart',
    'changes',
    'forms',
    'audit',
  ],
  'admin-account-view': [
    'lookup',
    'list',
    'paid-with',
    'account-view',
    'bill',
    'payment-status',
    'audit',
  ],
  'search-for-bill': ['lookup', 'paid-with', 'list', 'account-view', 'payment-status'],
  'admin-posting-report': ['reports', 'paid-with', 'date-words', 'list', 'changes', 'forms'],
  'admin-posting-departments': ['reports', 'paid-with', 'date-words', 'list', 'changes', 'forms'],
  'admin-posting-transactions': [
    'reports',
    'paid-with',
    'date-words',
    'list',
    'payment-status',
    'transactions',
    'changes',
    'forms',
    'audit',
  ],
  'admin-transaction-report': [
    'transaction-report',
    'reports',
    'paid-with',
    'payment-status',
    'list',
  ],
  'admin-transaction-departments': [
    'transaction-report',
    'reports',
    'paid-with',
    'payment-status',
    'list',
  ],
  'import-accounts': ['imports', 'list', 'changes', 'forms'],
  'import-permit': ['imports', 'list', 'changes', 'forms'],
  'import-aging': ['imports', 'list', 'changes', 'forms'],
  'import-users': ['imports', 'list', 'changes', 'forms'],
  'admin-maintenance': ['maintenance-windows', 'site-off', 'list', 'forms', 'changes'],
  'admin-notifications': ['notifications', 'list'],
  'notification-list': ['notifications', 'list', 'changes'],
  notification: ['notifications', 'notification', 'list', 'chart', 'changes', 'forms'],
  'import-payments': ['imports', 'office', 'list', 'changes', 'forms'],
  'merchant-account-view': [
    'lookup',
    'list',
    'paid-with',
    'account-view',
    'bill',
    'payment-status',
    'audit',
    'office',
    'changes',
    'counter',
    'checkout',
    'forms',
  ],
} as const satisfies Readonly<Record<(OfficeScreen | PublicScreen)['name'], readonly string[]>>
