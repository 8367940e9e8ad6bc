import type { BillPart } from '@/contract/payments/bill-part'
import type { TransactionRow, WentBackRow } from '@/contract/payments/transactions'
import type { PostingTransaction } from '@/contract/reports/posting-report'

/**
 * A row of a report as the lines of a file, one for each bill, so that whoever posts from the file
 * credits each account. The lines add up to the row: a payment has one fee at a department, and it
 * stands on the first of them.
 */

export const postingLines = (row: PostingTransaction): readonly PostingTransaction[] =>
  row.parts.length < 2
    ? [row]
    : row.parts.map((part, index) => {
        const fee_cents = index === 0 ? row.fee_cents : 0
        const { account, year, cycle, principal_cents } = part
        return {
          ...row,
          parts: [part],
          account,
          year,
          cycle,
          items: 1,
          principal_cents,
          fee_cents,
          total_cents: principal_cents + fee_cents,
        }
      })

export const transactionLines = (row: TransactionRow): readonly TransactionRow[] =>
  row.parts.length < 2
    ? [row]
    : row.parts.map((part, index) => {
        const fee_cents = index === 0 ? row.fee_cents : 0
        const { account, principal_cents, refunded_cents } = part
        return {
          ...row,
          parts: [part],
          account,
          items: 1,
          subtotal_cents: principal_cents,
          fee_cents,
          total_cents: principal_cents + fee_cents,
          refunded_cents,
        }
      })

export const wentBackLines = (row: WentBackRow): readonly WentBackRow[] =>
  row.parts.length < 2
    ? [row]
    : row.parts.map((part, index) => ({
        ...row,
        parts: [part],
        account: part.account,
        principal_cents: part.principal_cents,
        fee_cents: index === 0 ? row.fee_cents : 0,
      }))

/** What a row of several bills says of them: the first account, and how many others there are. */
export function accountsOf(parts: readonly Pick<BillPart, 'account'>[]): {
  readonly account: string
  readonly others: number
} {
  const accounts = parts.map((part) => part.account).filter((account) => account !== '')
  const [account = '', ...others] = new Set(accounts)
  return { account, others: others.length }
}

/** What all parts have in common; undefined: they differ. */
export const commonOf = <Value>(values: readonly Value[]): Value | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined
