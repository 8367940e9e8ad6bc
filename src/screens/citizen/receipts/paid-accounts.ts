import type { Receipt } from '@/contract/payments/receipts'

/** An account on a receipt that can be saved to a profile. */
export interface PaidAccount {
  readonly department_id: string
  readonly account: string
  readonly client: string
}

export function paidAccounts({ items }: Pick<Receipt, 'items'>): PaidAccount[] {
  const accounts = items
    .filter((item) => item.linkable)
    .map(({ department_id, account, client }) => ({ department_id, account, client }))
  return [...new Map(accounts.map((one) => [Object.values(one).join('/'), one])).values()]
}
