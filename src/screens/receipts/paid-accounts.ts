import type { Receipt } from '@/contract/receipts'
import { sumOf } from '@/rules/money'

/** Something on a receipt that can be kept in a profile, with what was paid for it. */
export interface PaidAccount {
  readonly department_id: string
  readonly account: string
  readonly client: string
  readonly amount_cents: number
}

export function paidAccounts({ items }: Pick<Receipt, 'items'>): PaidAccount[] {
  const keyOf = (item: Receipt['items'][number]) =>
    [item.department_id, item.account, item.client].join('/')
  const linkable = items.filter((item) => item.linkable)
  return [...new Map(linkable.map((item) => [keyOf(item), item])).values()].map((item) => ({
    department_id: item.department_id,
    account: item.account,
    client: item.client,
    amount_cents: sumOf(
      linkable.filter((one) => keyOf(one) === keyOf(item)).map((one) => one.amount_cents),
    ),
  }))
}
