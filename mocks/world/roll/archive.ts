import type { PaymentSettings } from '@/contract/departments/payment-settings'
import type { PlainDate } from '@/rules/time/dates'
import type { PaymentIndex, PaymentRow } from '@mocks/world/payments/payments'
import type { RowSource } from '@mocks/world/store/row-source'
import {
  addPayment,
  cellOf,
  copyOfCounts,
  countsOf,
  dayCount,
  firstDay,
  noSums,
  wayAt,
  type Sums,
} from './archive-counts'
import {
  dateOf,
  dayOfDate,
  instantOf,
  keyAt,
  numberOf,
  numberOfConfirmed,
  numberOfKey,
  numberOfOfficeId,
  numberOfReceipt,
  paymentOf,
  postingDateOf,
  ways,
} from './archive-payment'
import { findIn, type ArchiveAsk, type ArchiveFound, type ArchiveSum } from './archive-find'
import { placeOf } from './roll-rows'

/** With what of the principal is not the tax itself. */
export interface CellSum extends ArchiveSum {
  readonly assessment_cents: number
  readonly penalty_cents: number
  readonly interest_cents: number
}

/**
 * A million payments of one department, counted once by day and way. None of them changes by time;
 * one that is written to is a row of its table from then on, and counts there.
 */
export interface Archive {
  readonly departmentId: string
  /** The latest day that may have payments. */
  readonly lastDay: PlainDate
  /** By day of transaction on the county's calendar; days and ways without payments are left out. */
  sums(from: PlainDate, to: PlainDate): CellSum[]
  /** The same by posting date, which is the `date` then. */
  posted(from: PlainDate, to: PlainDate): CellSum[]
  /** Of the day of this instant, until then. */
  sumsUntil(instant: number): CellSum[]
  /** The latest of these days, newest first. */
  latest(from: PlainDate, to: PlainDate, most: number): PaymentRow[]
  find(asked: ArchiveAsk): ArchiveFound
}

type PaymentSource = RowSource<PaymentRow, PaymentIndex>

const dayMs = 86_400_000

export function createArchive(
  seed: number,
  departmentId: string,
  settings: PaymentSettings,
): Archive & PaymentSource {
  const shared = countsOf(seed, settings)
  let counts = shared
  let kept: { readonly name: string; readonly found: ArchiveFound } | null = null

  const isHere = (number: number) => (counts.days[number] ?? -1) >= 0
  const rowOf = (number: number | null) =>
    number !== null && isHere(number) ? paymentOf(seed, number, settings) : undefined
  const dayFrom = (date: PlainDate) => Math.max(dayOfDate(date) - firstDay, 0)
  const dayTo = (date: PlainDate) => Math.min(dayOfDate(date) - firstDay, dayCount - 1)

  function numbersOn(day: number): number[] {
    const found: number[] = []
    for (let at = counts.days.indexOf(day); at >= 0; at = counts.days.indexOf(day, at + 1)) {
      found.push(at)
    }
    return found
  }

  return {
    departmentId,
    lastDay: dateOf(firstDay + dayCount - 1),
    name: `archive ${seed} ${JSON.stringify(settings)}`,
    size: shared.size,
    get: (key) => rowOf(numberOfKey(seed, key)),
    ids(index, key) {
      const number = numberBy(seed, index, key)
      return number !== null && isHere(number) ? [keyAt(seed, number)] : []
    },
    taken(key) {
      const number = numberOfKey(seed, key)
      if (number === null || !isHere(number)) return
      if (counts === shared) counts = copyOfCounts(shared)
      kept = null
      addPayment(counts, seed, settings, number, -1)
      counts.days[number] = -1
    },
    sums: (from, to) => listed(counts, dayFrom(from), dayTo(to)),
    posted(from, to) {
      // Payments on a weekend or holiday post on the next business day, at most 4 days later.
      const sums = listed(counts, Math.max(dayFrom(from) - 4, 0), dayTo(to))
      return sums
        .map((sum) => ({ ...sum, date: postingDateOf(sum.date) }))
        .filter(({ date }) => date >= from && date <= to)
    },
    sumsUntil(instant) {
      const day = Math.floor(instant / dayMs) - firstDay
      const sums = noSums()
      for (const number of numbersOn(day)) {
        if (instantOf(seed, number) <= instant) addPayment(sums, seed, settings, number)
      }
      return listed(sums, day, day)
    },
    find(wanted) {
      if (wanted.name !== undefined && kept?.name === wanted.name) return kept.found
      const found = findIn({ seed, counts, rowOf }, wanted)
      if (wanted.name !== undefined) kept = { name: wanted.name, found }
      return found
    },
    latest(from, to, most) {
      const found: { readonly number: number; readonly at: number }[] = []
      for (let day = dayTo(to); day >= dayFrom(from) && found.length < most; day--) {
        for (const number of numbersOn(day)) found.push({ number, at: instantOf(seed, number) })
      }
      return found
        .toSorted((a, b) => b.at - a.at || a.number - b.number)
        .slice(0, most)
        .flatMap(({ number }) => rowOf(number) ?? [])
    },
  }
}

function listed(
  { payments, principal, fees, assessments, penalties, interest }: Sums,
  from: number,
  to: number,
): CellSum[] {
  const sums: CellSum[] = []
  for (let cell = cellOf(from, 0); cell < cellOf(to + 1, 0); cell++) {
    const count = payments[cell] ?? 0
    if (count === 0) continue
    sums.push({
      ...wayAt(cell),
      date: dateOf(firstDay + Math.floor(cell / ways.length)),
      payments: count,
      principal_cents: principal[cell] ?? 0,
      fee_cents: fees[cell] ?? 0,
      assessment_cents: assessments[cell] ?? 0,
      penalty_cents: penalties[cell] ?? 0,
      interest_cents: interest[cell] ?? 0,
    })
  }
  return sums
}

function numberBy(seed: number, index: PaymentIndex, key: string): number | null {
  if (index === 'receipt') return numberOfReceipt(seed, key)
  if (index === 'office') return numberOfOfficeId(seed, key)
  if (index === 'confirmation') return numberOfConfirmed(seed, key)
  const place = placeOf(key)
  if (place === null || place.cycle === 'D') return null
  return numberOf({ index: place.index, age: place.age, half: place.cycle })
}
