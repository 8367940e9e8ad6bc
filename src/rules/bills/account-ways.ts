import type { BillRow } from '@/contract/bills/bill-search'
import type { PaymentSettings } from '@/contract/departments/payment-settings'
import { mostCents } from '@/contract/wire'
import { sumOf } from '@/rules/payments/money'
import type { PlainDate } from '@/rules/time/dates'
import { type AmountSettings, checkInstallments } from './amounts'

/** What of an account may be paid in one go (product.md P8): each way is a button. */

/**
 * `past-due`: all that should have been paid before today. `due-now`: that, and what is due today.
 * `next`: where nothing is due now, what is due on the next day. `all`: also what is due later.
 */
type AccountWayKind = 'past-due' | 'due-now' | 'next' | 'all'

export interface AccountWay {
  readonly kind: AccountWayKind
  readonly amount_cents: number
  /** Of `next`: the day on which it is due. */
  readonly due_date: PlainDate | null
  /** The bills with only those installments that it pays. */
  readonly rows: readonly BillRow[]
}

/** A year that has something open and cannot be paid here. */
interface LeftOut {
  readonly year: number
  readonly why: 'held' | 'pending' | 'checking' | 'plan'
}

export interface AccountWays {
  /** The smallest first; none twice. */
  readonly ways: readonly AccountWay[]
  readonly left_out: readonly LeftOut[]
  /** The office takes fewer at once than one of the ways would pay. */
  readonly too_many: boolean
}

type WaySettings = AmountSettings & Readonly<Pick<PaymentSettings, 'max_items'>>

export function accountWays(
  rows: readonly BillRow[],
  settings: WaySettings,
  today: PlainDate,
): AccountWays {
  const open = rows.filter((row) => row.open.length > 0)
  const payable = open.filter((row) => row.payable)
  const dates = payable.flatMap((row) => row.open.map(({ due_date }) => due_date)).toSorted()
  const due = dates.filter((date) => date <= today)
  const next = dates.find((date) => date > today)

  const sums: AccountWay[] = []
  if (due.length > 0) {
    const kind = due.every((date) => date < today) ? 'past-due' : 'due-now'
    sums.push(wayOf(kind, payable, today))
  } else if (next !== undefined) {
    sums.push({ ...wayOf('next', payable, next), due_date: next })
  }
  const latest = dates.at(-1)
  if (latest !== undefined) sums.push(wayOf('all', payable, latest))

  const [first] = sums
  const different = sums.filter((way) => way === first || countOf(way) !== countOf(first))
  const allowed = different.filter((way) => isAllowed(way, payable, settings))
  const ways = allowed.filter((way) => countOf(way) <= settings.max_items)
  return {
    ways,
    left_out: open
      .filter((row) => !row.payable)
      .map(({ year, status: { kind } }) => ({
        year,
        why: kind === 'pending' || kind === 'checking' || kind === 'plan' ? kind : 'held',
      })),
    too_many: ways.length < allowed.length,
  }
}

/** Everything that is due up to and with a day. */
function wayOf(kind: AccountWayKind, payable: readonly BillRow[], until: PlainDate): AccountWay {
  const rows = payable
    .map((row) => ({ ...row, open: row.open.filter(({ due_date }) => due_date <= until) }))
    .filter((row) => row.open.length > 0)
    .map((row) => ({ ...row, amount_due_cents: totalOf([row]) }))
  return { kind, amount_cents: totalOf(rows), due_date: null, rows }
}

const totalOf = (rows: readonly Readonly<Pick<BillRow, 'open'>>[]): number =>
  sumOf(rows.flatMap(({ open }) => open.map(({ balance_cents }) => balance_cents)))

const countOf = (way: AccountWay | undefined): number =>
  (way?.rows ?? []).reduce((count, { open }) => count + open.length, 0)

/** Each bill has its own rules about what must be paid first, which the cloud asks again. */
function isAllowed(
  { amount_cents, rows }: AccountWay,
  payable: readonly BillRow[],
  settings: AmountSettings,
): boolean {
  const isEach = rows.every(({ parcel_id, year, open }) => {
    const bill = payable.find((row) => row.parcel_id === parcel_id && row.year === year)
    const installments = open.map(({ id, balance_cents }) => ({ id, amount_cents: balance_cents }))
    return checkInstallments({ installments: bill?.open ?? [], hold: null }, settings, installments)
      .ok
  })
  return isEach && amount_cents <= mostCents
}
