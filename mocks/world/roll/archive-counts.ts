import type { PaymentSettings } from '@/contract/departments/payment-settings'
import { feeFor } from '@/rules/payments/fees'
import {
  dayOf,
  dayOfDate,
  halfOf,
  numbers,
  partsOfParcel,
  wayOf,
  ways,
  type Way,
} from './archive-payment'
import { type Amounts, amountsOf, asked, factsOf, isSettled } from './roll-facts'
import { rollSize } from './roll-rows'

/** Sums of the archive by cell: a day and a way of paying. */
export interface Sums {
  readonly payments: Int32Array
  readonly principal: Float64Array
  readonly fees: Float64Array
  /** What of the principal is not the tax itself. */
  readonly assessments: Float64Array
  readonly penalties: Float64Array
  readonly interest: Float64Array
}

/** Days are counted from here. */
export const firstDay = dayOfDate('2022-01-01')
export const dayCount = dayOfDate('2026-05-31') - firstDay + 1

export const cellOf = (day: number, way: number): number => day * ways.length + way
export const wayAt = (cell: number): Way =>
  ways[cell % ways.length] ?? { tender: 'card', brand: null, channel: 'online' }

export const noSums = (): Sums => ({
  payments: new Int32Array(dayCount * ways.length),
  principal: new Float64Array(dayCount * ways.length),
  fees: new Float64Array(dayCount * ways.length),
  assessments: new Float64Array(dayCount * ways.length),
  penalties: new Float64Array(dayCount * ways.length),
  interest: new Float64Array(dayCount * ways.length),
})

/** Adds a payment, or takes it away again. */
export function addPayment(
  sums: Sums,
  seed: number,
  settings: PaymentSettings,
  number: number,
  by: 1 | -1 = 1,
): void {
  const { index, age, half } = halfOf(number)
  const amounts = amountsOf(factsOf(seed, index), age, half)
  const cell = cellOf(dayOf(seed, number) - firstDay, wayOf(seed, number))
  const { fee_cents } = feeFor(settings, wayAt(cell).tender, asked(amounts))
  addTo(sums, cell, amounts, fee_cents, by)
}

function addTo(
  { payments, principal, fees, assessments, penalties, interest }: Sums,
  cell: number,
  amounts: Amounts,
  fee_cents: number,
  by: 1 | -1,
): void {
  payments[cell] = (payments[cell] ?? 0) + by
  principal[cell] = (principal[cell] ?? 0) + by * asked(amounts)
  fees[cell] = (fees[cell] ?? 0) + by * fee_cents
  assessments[cell] = (assessments[cell] ?? 0) + by * amounts.assessment_cents
  penalties[cell] = (penalties[cell] ?? 0) + by * amounts.penalty_cents
  interest[cell] = (interest[cell] ?? 0) + by * amounts.interest_cents
}

export interface Counts extends Sums {
  readonly size: number
  /** By payment's number; -1: this half is not settled. */
  readonly days: Int16Array
  /** By payment's number: its place in `ways`, its principal, and its fee. */
  readonly wayBy: Uint8Array
  readonly amounts: Int32Array
  readonly feeBy: Int32Array
}

/** Worked out once for a seed: worlds of one process share it until they write. */
const counted = new Map<string, Counts>()

export function countsOf(seed: number, settings: PaymentSettings): Counts {
  const key = `${seed} ${JSON.stringify(settings)}`
  const known = counted.get(key)
  if (known) return known
  const sums = noSums()
  const days = new Int16Array(numbers).fill(-1)
  const wayBy = new Uint8Array(numbers)
  const amounts = new Int32Array(numbers)
  const feeBy = new Int32Array(numbers)
  let size = 0
  for (let index = 0; index < rollSize; index++) {
    const facts = factsOf(seed, index)
    for (let part = 0; part < partsOfParcel; part++) {
      const { age, half } = halfOf(part)
      if (!isSettled(facts, age, half)) continue
      const number = index * partsOfParcel + part
      const day = dayOf(seed, number) - firstDay
      const way = wayOf(seed, number)
      const parts = amountsOf(facts, age, half)
      const amount = asked(parts)
      const { fee_cents } = feeFor(settings, wayAt(way).tender, amount)
      days[number] = day
      wayBy[number] = way
      amounts[number] = amount
      feeBy[number] = fee_cents
      size += 1
      addTo(sums, cellOf(day, way), parts, fee_cents, 1)
    }
  }
  const counts = { ...sums, days, wayBy, amounts, feeBy, size }
  counted.set(key, counts)
  return counts
}

/** What a payment is stays; what counts may change. */
export const copyOfCounts = ({
  days,
  payments,
  principal,
  fees,
  assessments,
  penalties,
  interest,
  ...fixed
}: Counts): Counts => ({
  ...fixed,
  assessments: assessments.slice(),
  penalties: penalties.slice(),
  interest: interest.slice(),
  days: days.slice(),
  payments: payments.slice(),
  principal: principal.slice(),
  fees: fees.slice(),
})
