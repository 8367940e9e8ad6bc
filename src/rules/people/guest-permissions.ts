import type { Permission } from '@/contract/people/permissions'

/**
 * The guest's column of the table in `permissions.ts` (product.md section 4), separate from it:
 * most visitors are guests, and need not download the other roles' permissions.
 */
export const guestPermissions: readonly Permission[] = [
  'departments.view',
  'payments.pay',
  'receipts.view',
  'receipts.resend',
]
