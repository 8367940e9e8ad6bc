import type { PaymentSettings } from '@/contract/departments/payment-settings'
import { feeFor } from '@/rules/payments/fees'
import type { PlainDate } from '@/rules/time/dates'
import { textTest } from '@mocks/lib/text-test'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { type Counts, dayCount, firstDay } from './archive-counts'
import {
  dateOf,
  dayOfDate,
  halfOf,
  instantOf,
  last4At,
  numberOfConfirmed,
  payerNamed,
  payerTest,
  postingDateOf,
  ways,
  type Way,
} from './archive-payment'
import { accountOf } from './roll-rows'

/**
 * Searches among a million payments, in loops over numbers: of the payments that are found, only
 * those of one page are made.
 */

type Words = Readonly<
  Partial<Record<'account' | 'confirmation' | 'payer' | 'email' | 'wholeEmail' | 'last4', string>>
>

export interface ArchiveAsk {
  /** All of what is asked, as a text: what was found by it last is kept for the next page. */
  readonly name?: string
  /** Which of its days counts. */
  readonly by: 'day' | 'posting_date'
  readonly from: PlainDate
  readonly to: PlainDate
  readonly way?: (way: Way) => boolean
  /** Of principal and fee. */
  readonly amount?: ((principal: number, fee: number) => boolean) | undefined
  readonly instant?: ((at: number) => boolean) | undefined
  /** Each begins one of the payer's names. */
  readonly payerNames?: readonly string[]
  /** Each has to be there. */
  readonly words?: Words
  /** In any of account, confirmation, payer and last four digits. */
  readonly anywhere?: string
}

/** Approved and settled payments of one day that were made in one way. */
export interface ArchiveSum extends Way {
  readonly date: PlainDate
  readonly payments: number
  readonly principal_cents: number
  readonly fee_cents: number
}

export const archiveOrders = ['at', 'principal', 'total'] as const
export type ArchiveOrder = (typeof archiveOrders)[number]

export interface ArchiveFound {
  readonly size: number
  sums(): ArchiveSum[]
  /** In ascending order; equal ones by number. */
  sorted(order: ArchiveOrder): { keyAt(place: number): number; rowAt(place: number): PaymentRow }
}

interface Source {
  readonly seed: number
  readonly settings: PaymentSettings
  readonly counts: Counts
  rowOf(number: number): PaymentRow | undefined
}

/** More than there are payments, so that key and number fit into one. */
const span = 2 ** 21
const minuteMs = 60_000

/** What archived payments are sorted by; others are compared with it. */
export const orderKey = {
  at: (at: number) => Math.floor(at / minuteMs),
  cents: (cents: number) => cents,
}

export function findIn(source: Source, asked: ArchiveAsk): ArchiveFound {
  const { seed, settings, counts } = source
  const feesOf = ways.map(
    ({ tender }) =>
      (cents: number) =>
        feeFor(settings, tender, cents).fee_cents,
  )
  const fee = (number: number) =>
    feesOf[counts.wayBy[number] ?? 0]?.(counts.amounts[number] ?? 0) ?? 0
  const numbers = matching(source, asked, fee)

  let summed: ArchiveSum[] | null = null
  const packedBy = new Map<ArchiveOrder, Float64Array>()

  function sumUp(): ArchiveSum[] {
    const size = dayCount * ways.length
    const payments = new Int32Array(size)
    const [principal, fees] = [new Float64Array(size), new Float64Array(size)]
    for (const number of numbers) {
      const cell = (counts.days[number] ?? 0) * ways.length + (counts.wayBy[number] ?? 0)
      payments[cell] = (payments[cell] ?? 0) + 1
      principal[cell] = (principal[cell] ?? 0) + (counts.amounts[number] ?? 0)
      fees[cell] = (fees[cell] ?? 0) + fee(number)
    }
    return Array.from(payments.keys()).flatMap((cell) => {
      const way = ways[cell % ways.length]
      const count = payments[cell] ?? 0
      if (!way || count === 0) return []
      const made = dateOf(firstDay + Math.floor(cell / ways.length))
      const date = asked.by === 'day' ? made : postingDateOf(made)
      const cents = { principal_cents: principal[cell] ?? 0, fee_cents: fees[cell] ?? 0 }
      return [{ ...way, date, payments: count, ...cents }]
    })
  }

  function sorted(order: ArchiveOrder) {
    const keyOf = {
      at: (number: number) => orderKey.at(instantOf(seed, number)),
      principal: (number: number) => counts.amounts[number] ?? 0,
      total: (number: number) => (counts.amounts[number] ?? 0) + fee(number),
    }[order]
    const packed =
      packedBy.get(order) ??
      Float64Array.from(numbers, (number) => keyOf(number) * span + number).toSorted()
    packedBy.set(order, packed)
    return {
      keyAt: (place: number) => Math.floor((packed[place] ?? 0) / span),
      rowAt(place: number) {
        const row = source.rowOf((packed[place] ?? 0) % span)
        if (!row) throw new Error('A payment that was found is missing')
        return row
      },
    }
  }

  return { size: numbers.length, sums: () => (summed ??= sumUp()), sorted }
}

function matching(
  { seed, counts }: Source,
  asked: ArchiveAsk,
  fee: (number: number) => number,
): Int32Array {
  const { days, wayBy, amounts } = counts
  const wayFits = ways.map((way) => asked.way?.(way) ?? true)
  const dayFits = Uint8Array.from({ length: dayCount }, (_, day) => {
    const made = dateOf(firstDay + day)
    const date = asked.by === 'day' ? made : postingDateOf(made)
    return date >= asked.from && date <= asked.to ? 1 : 0
  })
  const textFits = wordTest(seed, asked)
  const found = new Int32Array(counts.size)
  let size = 0
  // Nothing lies before the first day or after the last, so most of a year's search is skipped here.
  if (dayOfDate(asked.to) < firstDay || !dayFits.includes(1)) return found.subarray(0, 0)
  for (let number = 0; number < days.length; number++) {
    const day = days[number] ?? -1
    if (day < 0 || dayFits[day] !== 1 || wayFits[wayBy[number] ?? 0] !== true) continue
    if (asked.amount && !asked.amount(amounts[number] ?? 0, fee(number))) continue
    if (asked.instant && !asked.instant(instantOf(seed, number))) continue
    if (textFits && !textFits(number)) continue
    found[size] = number
    size += 1
  }
  return found.subarray(0, size)
}

/** null: every number fits. */
function wordTest(seed: number, { payerNames = [], words = {}, anywhere = '' }: ArchiveAsk) {
  const { account, confirmation, payer, email, wholeEmail, last4 } = words
  const ofPayer = (what: 'name' | 'email', word: string) => {
    const wanted = word.toLowerCase()
    return payerTest(seed, (known) => known[what].toLowerCase().includes(wanted))
  }
  const withEmail = (address: string) =>
    payerTest(seed, (known) => known.email.toLowerCase() === address.toLowerCase())
  const ofCard = (word: string) => (number: number) => last4At(seed, number).includes(word)
  const ofAccount = (word: string) => {
    const fits = textTest(word)
    return (number: number) => fits(accountOf(halfOf(number).index))
  }
  const confirmed = (word: string) => {
    const wanted = numberOfConfirmed(seed, word.trim().toUpperCase())
    return (number: number) => number === wanted
  }
  const text = anywhere.trim()
  const tests = [
    account ? ofAccount(account) : [],
    confirmation ? confirmed(confirmation) : [],
    payerNames.length > 0 ? payerNamed(seed, payerNames) : [],
    payer ? ofPayer('name', payer) : [],
    email ? ofPayer('email', email) : [],
    wholeEmail ? withEmail(wholeEmail) : [],
    last4 ? ofCard(last4) : [],
    text === '' ? [] : anyTest(text, { confirmed, ofAccount, ofCard, ofPayer }),
  ].flat()
  const [only = null] = tests
  if (tests.length < 2) return only
  return (number: number) => tests.every((fits) => fits(number))
}

type NumberTest = (number: number) => boolean

/** Digits look for accounts and cards, letters for people: a name has no digit. */
function anyTest(
  text: string,
  by: {
    confirmed: (word: string) => NumberTest
    ofAccount: (word: string) => NumberTest
    ofCard: (word: string) => NumberTest
    ofPayer: (what: 'name', word: string) => NumberTest
  },
): NumberTest {
  const tests = /\d/u.test(text)
    ? [by.confirmed(text), by.ofAccount(text), by.ofCard(text)]
    : [by.confirmed(text), by.ofPayer('name', text)]
  return (number) => tests.some((fits) => fits(number))
}
