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
  'admin-dashboard': ['dashboard', 'warnings', 'payment-words', 'list', 'chart', 'forms'],
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
    'payment-words',
  ],
  'admin-settings': ['merchant-list', 'merchants', 'list', 'changes', 'forms'],
  'admin-user-merchants': ['users', 'list'],
  'admin-user-search': ['users', 'list'],
  'admin-users': ['users', 'list'],
  'admin-add-user': ['user', 'users', 'account-view', 'audit', 'list', 'forms', 'payment-words'],
  'admin-daily-transactions': [
    'transactions',
    'reports',
    'transaction-report',
    'payment-words',
    'date-words',
    'list',
    'chart',
    'changes',
    'forms',
    'audit',
  ],
  'admin-account-view': ['lookup', 'list', 'payment-words', 'account-view', 'bill', 'audit'],
  'search-for-bill': ['lookup', 'payment-words', 'list', 'account-view'],
  'admin-posting-report': ['reports', 'payment-words', 'date-words', 'list', 'changes', 'forms'],
  'admin-posting-departments': [
    'reports',
    'payment-words',
    'date-words',
    'list',
    'changes',
    'forms',
  ],
  'admin-posting-transactions': [
    'reports',
    'payment-words',
    'date-words',
    'list',
    'transactions',
    'changes',
    'forms',
    'audit',
  ],
  'admin-transaction-report': ['transaction-report', 'reports', 'payment-words', 'list'],
  'admin-transaction-departments': ['transaction-report', 'reports', 'payment-words', 'list'],
  'import-accounts': ['imports', 'list', 'changes', 'forms'],
  'import-permit': ['imports', 'list', 'changes', 'forms'],
  'import-aging': ['imports', 'list', 'changes', 'forms'],
  'import-users': ['imports', 'list', 'changes', 'forms'],
  'admin-maintenance': ['maintenance-windows', 'site-off', 'list', 'forms', 'changes'],
  'admin-notifications': ['notifications', 'list'],
  'notification-list': ['notifications', 'list', 'changes'],
  notification: ['notifications', 'notification', 'list', 'chart', 'changes', 'forms'],
  'admin-warnings': ['warnings', 'chart', 'list', 'forms', 'changes'],
  'admin-warnings-recaptcha': ['recaptcha-events', 'list', 'chart', 'forms', 'changes'],
  'import-payments': ['imports', 'office', 'list', 'changes', 'forms'],
  'merchant-account-view': [
    'lookup',
    'list',
    'payment-words',
    'account-view',
    'bill',
    'audit',
    'office',
    'changes',
    'counter',
    'checkout',
    'forms',
  ],
} as const satisfies Readonly<Record<(OfficeScreen | PublicScreen)['name'], readonly string[]>>
