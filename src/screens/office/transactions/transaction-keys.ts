import { keys } from '@/api/keys'

/** What a void, a refund or a found payment makes stale: sums, bills, receipts, histories. */
export const moneyKeys = [
  keys.transactions.all,
  keys.dashboard.all,
  keys.bills.all,
  keys.accounts.all,
  keys.receipts.all,
  keys.cartCheck.all,
  keys.users.all,
  keys.audit.all,
] as const

/** What is only noted. */
export const noteKeys = [keys.transactions.all, keys.audit.all] as const
