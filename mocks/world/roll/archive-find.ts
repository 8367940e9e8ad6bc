import type { PlainDate } from '@/rules/time/dates'
import { textTest } from '@mocks/lib/text-test'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { cellOf, type Counts, dayCount, firstDay, type Sums, wayAt } from './archive-counts'
import { type ArchiveOrder, type Sorted, sortedByKey, sortedByTime } from './archive-order'
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

export interface ArchiveFound {
  readonly size: number
  sums(): ArchiveSum[]
  /** In ascending order; equal ones by number. */
  sorted(order: ArchiveOrder): { keyAt(place: number): number; rowAt(place: number): PaymentRow }
}

interface Source {
  readonly seed: number
  readonly counts: Counts
  rowOf(number: number): PaymentRow | undefined
}

export function findIn(source: Source, asked: ArchiveAsk): ArchiveFound {
  const { seed, counts } = source
  const { days, wayBy, amounts, feeBy } = counts
  const numbers = matching(source, asked)

  let summed: ArchiveSum[] | null = null
  const sortedBy = new Map<ArchiveOrder, Sorted>()

  function sumUp(): Pick<Sums, 'payments' | 'principal' | 'fees'> {
    const size = dayCount * ways.length
    const payments = new Int32Array(size)
    const [principal, fees] = [new Float64Array(size), new Float64Array(size)]
    for (const number of numbers) {
      const cell = cellOf(days[number] ?? 0, wayBy[number] ?? 0)
      payments[cell] = (payments[cell] ?? 0) + 1
      principal[cell] = (principal[cell] ?? 0) + (amounts[number] ?? 0)
      fees[cell] = (fees[cell] ?? 0) + (feeBy[number] ?? 0)
    }
    return { payments, principal, fees }
  }

  function sums(): ArchiveSum[] {
    const fits = cellTest(asked)
    const { payments, principal, fees } = asksForCells(asked) ? counts : sumUp()
    return Array.from(payments.keys()).flatMap((cell) => {
      const count = payments[cell] ?? 0
      if (count === 0 || !fits(cell)) return []
      const made = dateOf(firstDay + Math.floor(cell / ways.length))
      const date = asked.by === 'day' ? made : postingDateOf(made)
      const cents = { principal_cents: principal[cell] ?? 0, fee_cents: fees[cell] ?? 0 }
      return [{ ...wayAt(cell), date, payments: count, ...cents }]
    })
  }

  function sort(order: ArchiveOrder): Sorted {
    if (order === 'at') return sortedByTime({ seed, days }, numbers)
    const principalOf = (number: number) => amounts[number] ?? 0
    const totalOf = (number: number) => principalOf(number) + (feeBy[number] ?? 0)
    return sortedByKey(numbers, order === 'principal' ? principalOf : totalOf)
  }

  function sorted(order: ArchiveOrder) {
    const known = sortedBy.get(order) ?? sort(order)
    sortedBy.set(order, known)
    return {
      keyAt: (place: number) => known.keyAt(place),
      rowAt(place: number) {
        const row = source.rowOf(known.numberAt(place))
        if (!row) throw new Error('A payment that was found is missing')
        return row
      },
    }
  }

  return { size: numbers.length, sums: () => (summed ??= sums()), sorted }
}

/** Nothing but days and ways is asked for: what is counted by them already is the answer. */
const asksForCells = ({ amount, instant, payerNames, words, anywhere = '' }: ArchiveAsk): boolean =>
  amount === undefined &&
  instant === undefined &&
  (payerNames ?? []).length === 0 &&
  Object.values(words ?? {}).every((word) => word === '') &&
  anywhere.trim() === ''

/** Whether a day and way are asked for. */
function cellTest(asked: ArchiveAsk): (cell: number) => boolean {
  const wayFits = waysAsked(asked)
  const dayFits = daysAsked(asked)
  return (cell) =>
    dayFits[Math.floor(cell / ways.length)] === 1 && wayFits[cell % ways.length] === true
}

/** By place in `ways`. */
const waysAsked = ({ way }: ArchiveAsk): boolean[] => ways.map((each) => way?.(each) ?? true)

/** By day: 1 where it is asked for. */
const daysAsked = ({ by, from, to }: ArchiveAsk): Uint8Array =>
  Uint8Array.from({ length: dayCount }, (_, day) => {
    const made = dateOf(firstDay + day)
    const date = by === 'day' ? made : postingDateOf(made)
    return date >= from && date <= to ? 1 : 0
  })

function matching({ seed, counts }: Source, asked: ArchiveAsk): Int32Array {
  const { days, wayBy, amounts, feeBy } = counts
  const wayFits = waysAsked(asked)
  const dayFits = daysAsked(asked)
  const textFits = wordTest(seed, asked)
  const found = new Int32Array(counts.size)
  let size = 0
  // Nothing lies before the first day or after the last, so most of a year's search is skipped here.
  if (dayOfDate(asked.to) < firstDay || !dayFits.includes(1)) return found.subarray(0, 0)
  for (let number = 0; number < days.length; number++) {
    const day = days[number] ?? -1
    if (day < 0 || dayFits[day] !== 1 || wayFits[wayBy[number] ?? 0] !== true) continue
    if (asked.amount && !asked.amount(amounts[number] ?? 0, feeBy[number] ?? 0)) continue
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
    return payerTest(seed, what, (known) => known.toLowerCase().includes(wanted))
  }
  const withEmail = (address: string) =>
    payerTest(seed, 'email', (known) => known.toLowerCase() === address.toLowerCase())
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
