import type { Audience } from '@/contract/notifications/notification-fields'
import { addDays, type PlainDate } from '@/rules/time/dates'
import { type BillRow, chargedCents, type InstallmentRow } from '@mocks/world/bills/bills'
import type { Balances } from '@mocks/world/bills/balances'

/** An open part of an account's bills. */
export interface OpenPart {
  readonly due_date: PlainDate
  readonly cents: number
  readonly delinquent: boolean
}

/** What was still owed of a part at a moment; never less than nothing. */
export const openCents = (balances: Balances, part: InstallmentRow, at: string): number =>
  Math.max(0, chargedCents(part) - balances.paidBefore(part, at))

/** Without a cycle of its own, what is late for longer is delinquent. */
const delinquentAfterDays = 60

export function openParts(
  balances: Balances,
  bills: readonly Readonly<BillRow>[],
  at: string,
  today: PlainDate,
): OpenPart[] {
  const long = addDays(today, -delinquentAfterDays)
  return bills.flatMap((bill) =>
    bill.installments.flatMap((part): OpenPart[] => {
      if (part.carried) return []
      const cents = openCents(balances, part, at)
      if (cents <= 0) return []
      const delinquent = part.cycle === 'D' || part.due_date < long
      return [{ due_date: part.due_date, cents, delinquent }]
    }),
  )
}

type BillFilters = Pick<Audience, 'bills' | 'balance_over_cents' | 'due_from' | 'due_to'>

/** Whether an audience looks at bills at all. */
export const asksForBills = ({ bills, balance_over_cents, due_from, due_to }: BillFilters) =>
  bills !== 'any' || balance_over_cents !== null || due_from !== null || due_to !== null

export function fitsBills(
  { bills, balance_over_cents, due_from, due_to }: BillFilters,
  { parts, balance_cents }: { readonly parts: readonly OpenPart[]; readonly balance_cents: number },
  today: PlainDate,
): boolean {
  if (balance_over_cents !== null && balance_cents <= balance_over_cents) return false
  const inTime = ({ due_date }: OpenPart) =>
    (due_from === null || due_date >= due_from) && (due_to === null || due_date <= due_to)
  if ((due_from !== null || due_to !== null) && !parts.some(inTime)) return false
  switch (bills) {
    case 'any':
      return true
    case 'open':
      return parts.length > 0
    case 'past-due':
      return parts.some((part) => part.due_date < today)
    case 'delinquent':
      return parts.some((part) => part.delinquent)
  }
}
