import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'

/** What a void, a refund or a found payment makes stale: sums, bills, receipts, histories. */
export const moneyKeys = [
  officeKeys.transactions.all,
  officeKeys.dashboard.all,
  keys.bills.all,
  keys.accounts.all,
  keys.receipts.all,
  keys.cartCheck.all,
  keys.users.all,
  officeKeys.audit.all,
] as const

/** What is only noted. */
export const noteKeys = [officeKeys.transactions.all, officeKeys.audit.all] as const
