import type { PaymentSettings, Tender } from '@/contract/departments/payment-settings'
import { businessDaysAfter, isBusinessDay } from '@/rules/time/business-days'
import { type PlainDate } from '@/rules/time/dates'
import { hasNames } from '@/rules/bills/office-terms'
import { feeFor } from '@/rules/payments/fees'
import { bankHolidays } from '@/rules/time/holidays'
import { confirmationOf, numberOfConfirmation } from '@mocks/world/payments/confirmation'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { firstNames, lastNames } from '../seed/names'
import { eveningOf } from '../seed/payments'
import { halves } from '../seed/property'
import { amountsOf, asked, factsOf, type Half } from './roll-facts'
import { accountOf, rollDepartment, rollSize, rollYears } from './roll-rows'
import { disguise, reveal, scatter } from './scatter'

/**
 * Payments of the large county: each settled half of each year was paid through this portal. A
 * payment's number says of which half it is, and everything about it follows from the number.
 */
export const partsOfParcel = halves.length * 2
export const numbers = rollSize * partsOfParcel

export interface HalfPlace {
  readonly index: number
  readonly age: number
  readonly half: Half
}

export const numberOf = ({ index, age, half }: HalfPlace): number =>
  index * partsOfParcel + age * 2 + (half === '1' ? 0 : 1)

export function halfOf(number: number): HalfPlace {
  const part = number % partsOfParcel
  return {
    index: Math.floor(number / partsOfParcel),
    age: Math.floor(part / 2),
    half: part % 2 === 0 ? '1' : '2',
  }
}

const [drawOf, dayFor, cardOf, keyOf, receiptOf, confirmationFor, payerOf, officeOf] = [
  40, 41, 42, 43, 44, 45, 46, 47,
] as const

const brands = ['visa', 'mastercard', 'discover'] as const
const channels = ['online', 'counter', 'terminal'] as const

export interface Way {
  readonly tender: Tender
  readonly brand: (typeof brands)[number] | null
  readonly channel: PaymentRow['channel']
}

const waysBy = (tender: Tender, brand: Way['brand']): Way[] =>
  channels.map((channel) => ({ tender, brand, channel }))

/** How a payment can be made; guests only, because this county's accounts are new. */
export const ways: readonly Way[] = [
  ...brands.flatMap((brand) => waysBy('card', brand)),
  ...waysBy('echeck', null),
]

/** As a place in `ways`: four of ten by e-check, six of eight online. */
export function wayOf(seed: number, number: number): number {
  const draw = scatter(seed, number, drawOf)
  const channel = Math.max(0, ((draw >>> 8) & 7) - 5)
  const brand = draw % 10 < 4 ? brands.length : scatter(seed, number, cardOf) % brands.length
  return brand * channels.length + channel
}

const dayMs = 86_400_000
/** All are cleared before the world begins: archived payments never change. */
const lastDue = '2026-05-15'
const dueDays = halves.flatMap(([, ...dates]) =>
  dates.map((due) => Date.parse(due < lastDue ? due : lastDue) / dayMs),
)

/** In days since 1970: within 24 days before it was due. */
export const dayOf = (seed: number, number: number): number =>
  (dueDays[number % partsOfParcel] ?? 0) - 1 - (scatter(seed, number, dayFor) % 24)

export const dateOf = (day: number): PlainDate => new Date(day * dayMs).toISOString().slice(0, 10)
export const dayOfDate = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`) / dayMs

/** In the office's hours, in summer and winter, before the cut-off. */
export const instantOf = (seed: number, number: number): number =>
  dayOf(seed, number) * dayMs + (13 * 60 + ((scatter(seed, number, drawOf) >>> 12) % 600)) * 60_000

const holidays = rollYears.flatMap((year) => bankHolidays(year + 1))

/** A million payments have some hundred days. */
function byDate(work: (date: PlainDate) => PlainDate): (date: PlainDate) => PlainDate {
  const known = new Map<PlainDate, PlainDate>()
  return (date) => {
    const answer = known.get(date) ?? work(date)
    known.set(date, answer)
    return answer
  }
}

export const postingDateOf = byDate((date) =>
  isBusinessDay(date, holidays) ? date : businessDaysAfter(date, 1, holidays),
)
const clearingDateOf = byDate((date) => businessDaysAfter(date, 5, holidays))

/** Eight digits that lead back to the number, and as many again that prove it. */
function idOf(seed: number, purpose: number, number: number): string {
  const words = [1, 2, 3].map((word) => scatter(seed ^ word, number, purpose))
  return [disguise(seed ^ purpose, number), ...words]
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')
}

function numberOfId(seed: number, purpose: number, id: string): number | null {
  const number = reveal(seed ^ purpose, Number.parseInt(id.slice(0, 8), 16))
  return number < numbers && idOf(seed, purpose, number) === id ? number : null
}

/** 198 × 2³² is the largest such number that eight letters can write. */
const confirmationNumber = (seed: number, number: number): number =>
  (scatter(seed, number, confirmationFor) % 198) * 0x1_0000_0000 + disguise(seed, number)

export const keyAt = (seed: number, number: number) => idOf(seed, keyOf, number)
export const numberOfKey = (seed: number, key: string) => numberOfId(seed, keyOf, key)
export const numberOfReceipt = (seed: number, id: string) => numberOfId(seed, receiptOf, id)
export const numberOfOfficeId = (seed: number, id: string) => numberOfId(seed, officeOf, id)

export function numberOfConfirmed(seed: number, confirmation: string): number | null {
  const written = numberOfConfirmation(confirmation)
  if (written === null) return null
  const number = reveal(seed, written % 0x1_0000_0000)
  return number < numbers && confirmationNumber(seed, number) === written ? number : null
}

const last4Of = (card: number) => String(1_000 + ((card >>> 4) % 9_000))
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@mail.example`

/** A million payers share these names. */
const nameCount = firstNames.length * lastNames.length
const payerNameOf = (payer: number): string =>
  `${firstNames[Math.floor(payer / lastNames.length)] ?? ''} ${lastNames[payer % lastNames.length] ?? ''}`

function payerAt(seed: number, number: number): number {
  const payer = scatter(seed, number, payerOf)
  return (payer % firstNames.length) * lastNames.length + ((payer >>> 12) % lastNames.length)
}

/** Whether the payer's name or e-mail address fits, decided once for each name. */
export function payerTest(
  seed: number,
  what: 'name' | 'email',
  fits: (text: string) => boolean,
): (number: number) => boolean {
  const fitting = Uint8Array.from({ length: nameCount }, (_, payer) => {
    const name = payerNameOf(payer)
    return Number(fits(what === 'name' ? name : emailOf(name)))
  })
  return (number) => fitting[payerAt(seed, number)] === 1
}

/** No name has as many parts; their bits fit into one number. */
const mostWords = 30

/** Whether each word begins one of the payer's names: first and last names are looked at apart. */
export function payerNamed(seed: number, words: readonly string[]): (number: number) => boolean {
  if (words.length > mostWords) return () => false
  const bitsOf = (names: readonly string[]) =>
    Int32Array.from(names, (name) =>
      words.reduce((bits, word, place) => bits | (Number(hasNames(name, [word])) << place), 0),
    )
  const [first, last] = [bitsOf(firstNames), bitsOf(lastNames)]
  const every = 2 ** words.length - 1
  return (number) => {
    const payer = scatter(seed, number, payerOf)
    const begun = (first[payer % first.length] ?? 0) | (last[(payer >>> 12) % last.length] ?? 0)
    return begun === every
  }
}

/** '' without a card. */
export function last4At(seed: number, number: number): string {
  const byCard = ways[wayOf(seed, number)]?.tender === 'card'
  return byCard ? last4Of(scatter(seed, number, cardOf)) : ''
}

/** Payment `number`; that its half is settled is for the caller to know. */
export function paymentOf(seed: number, number: number, settings: PaymentSettings): PaymentRow {
  const { index, age, half } = halfOf(number)
  const way = ways[wayOf(seed, number)]
  const { tender = 'card', brand = null, channel = 'online' } = way ?? {}
  const amount = asked(amountsOf(factsOf(seed, index), age, half))
  const { fee_cents } = feeFor(settings, tender, amount)
  const at = new Date(instantOf(seed, number)).toISOString()
  const date = at.slice(0, 10)
  const posting = postingDateOf(date)
  const card = scatter(seed, number, cardOf)
  const name = payerNameOf(payerAt(seed, number))
  const byCard = tender === 'card'
  return {
    id: keyAt(seed, number),
    receipt_id: idOf(seed, receiptOf, number),
    office_id: idOf(seed, officeOf, number),
    confirmation: confirmationOf(confirmationNumber(seed, number)),
    at,
    user_id: null,
    payer: {
      name,
      email: emailOf(name),
      phone: null,
      zip: '45373',
      street: null,
    },
    tender,
    brand,
    last4: byCard ? last4Of(card) : '',
    auth_code: byCard ? `PPS${100 + ((card >>> 18) % 900)}` : null,
    outcome: 'approved',
    resolves: null,
    problem: null,
    items: [
      {
        id: `${accountOf(index)}-${rollYears[age] ?? ''}-${half}`,
        parcel_id: accountOf(index),
        department_id: rollDepartment,
        amount_cents: amount,
      },
    ],
    ledger: [{ department_id: rollDepartment, amount_cents: amount, fee_cents }],
    subtotal_cents: amount,
    fee_cents,
    total_cents: amount + fee_cents,
    credit_date: date,
    posting_date: posting,
    posts_at: eveningOf(posting),
    clears_at: byCard ? at : eveningOf(clearingDateOf(posting)),
    voided: null,
    returned: null,
    refunds: [],
    channel,
    priced_at: null,
    taken: null,
    check_number: null,
    terminal: null,
    notes: [],
    consents: [],
    language: 'en',
    fingerprint: '',
  }
}
