import type { Audience } from '@/contract/notifications/notification-fields'

/** An audience without a filter. */
export const everybody: Audience = {
  departments: null,
  ebilling_only: false,
  bills: 'any',
  balance_over_cents: null,
  due_from: null,
  due_to: null,
  zips: [],
  accounts: [],
}
