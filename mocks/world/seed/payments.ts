import { secretFrom, type Random } from '@mocks/lib/random'
import type { Department } from '@/contract/departments/departments'
import type { Tender } from '@/contract/departments/payment-settings'
import { quoteFees } from '@/rules/payments/tender-prices'
import { chargedCents, postedCents, type BillRow } from '@mocks/world/bills/bills'
import { isForJudge } from '@mocks/world/bills/court-tickets'
import { confirmationFrom } from '@mocks/world/payments/confirmation'
import type { MerchantRow } from '../merchants'
import type { PaymentRow } from '@mocks/world/payments/payments'
import type { Books } from './charges'
import type { Payer } from './drawn-facts'
import { settledRefund } from './refunds'
import { isKnownTicket } from './single-fees'

/** When a payment was made, and what follows from it. */
export type Moment = Pick<
  PaymentRow,
  'at' | 'credit_date' | 'posting_date' | 'posts_at' | 'clears_at'
>

/** The last three posting days; the batch of 1 June is still open (section 5). */
const days = [
  { day: '2026-05-28', clears: '2026-06-04' },
  { day: '2026-05-29', clears: '2026-06-05' },
  { day: '2026-06-01', clears: '2026-06-08' },
] as const

/** All made in the morning, and every merchant's clock shows UTC−4 in these days. */
function momentOn({ day, clears }: (typeof days)[number], random: Random): Moment {
  return {
    at: `${day}T${random.integer(12, 13)}:${random.integer(10, 59)}:00.000Z`,
    credit_date: day,
    posting_date: day,
    posts_at: eveningOf(day),
    clears_at: eveningOf(clears),
  }
}

/** What is given instead of drawn. */
export type Special = Partial<Omit<PaymentRow, 'tender'>> & { readonly tender?: Tender }

/**
 * The first payments of Miami County, on which of the days: what reports must show, and the receipts
 * that pictures and tests name. The others are plain.
 */
const oddities: readonly { readonly on: 0 | 1 | 2; readonly special: Special }[] = [
  {
    on: 0,
    special: { tender: 'echeck', returned: { at: '2026-05-31T15:00:00.000Z', code: 'R01' } },
  },
  {
    on: 0,
    special: { tender: 'echeck', returned: { at: '2026-05-31T15:00:00.000Z', code: 'R03' } },
  },
  { on: 0, special: { tender: 'card' } },
  { on: 2, special: { tender: 'card', outcome: 'unknown' } },
  {
    on: 2,
    special: {
      tender: 'card',
      outcome: 'declined',
      problem: { code: 'declined', reason: 'contact_bank' },
    },
  },
  { on: 2, special: { tender: 'echeck' } },
  { on: 2, special: { tender: 'card' } },
  { on: 1, special: { tender: 'card' } },
  { on: 0, special: { tender: 'card' } },
]

/** The payments of all other merchants were approved. */
export const oddMerchant = 'miamicounty'

/** It is refunded in part, once it is settled. */
const refundedIndex = 2
const partBack = { amount_cents: 2_500, fee_cents: 0, day: days[1].day }

export function seededPayments(
  merchant: MerchantRow,
  departments: readonly Department[],
  openOf: OpenBills,
  chance: PaymentChance,
  seed: string,
): PaymentRow[] {
  const { random } = chance
  const full = merchant.sub_domain === oddMerchant
  const payments: PaymentRow[] = []
  for (const department of departments) {
    const count = full ? 9 : 5
    const open = (openOf.get(department.id) ?? []).slice(0, count)
    open.forEach((bill, index) => {
      const isOdd = full && department.sort === 1
      const odd = isOdd ? oddities[index] : undefined
      const isRefunded = isOdd && index === refundedIndex
      const momentOf = () => momentOn(odd ? days[odd.on] : random.pick(days), random)
      const row = paymentFor({ merchant, department, bill, chance, seed, momentOf }, odd?.special)
      if (!row) return
      payments.push(isRefunded ? { ...row, refunds: [settledRefund(row, partBack)] } : row)
    })
  }
  return payments
}

/** By department. */
export type OpenBills = ReadonlyMap<string, readonly BillRow[]>

/** Bills whose only open part is the next one; the parcels that tests name are left alone. */
export function openBills({ parcels, bills }: Books): OpenBills {
  const held = new Set(
    parcels.filter((parcel) => parcel.hold ?? isForJudge(parcel)).map((parcel) => parcel.id),
  )
  const found = new Map<string, BillRow[]>()
  for (const bill of bills) {
    const [open, ...others] = openParts(bill)
    if (!open || others.length > 0 || open.cycle === 'D' || open.carried) continue
    if (held.has(bill.parcel_id) || isNamed(bill.parcel_id)) continue
    const known = found.get(bill.department_id)
    if (known) known.push(bill)
    else found.set(bill.department_id, [bill])
  }
  return found
}

const openParts = (bill: BillRow) =>
  bill.installments.filter((part) => chargedCents(part) > postedCents(part))

const isNamed = (parcelId: string) =>
  /^08-00(4|7)/.test(parcelId) ||
  /^10-00223[1-8]$/.test(parcelId) ||
  parcelId === 'BP-2026-00418' ||
  isKnownTicket(parcelId)

/** Who pays, and chance for how. */
export interface PaymentChance {
  readonly random: Random
  payer(): Payer
}

interface Sale {
  readonly merchant: MerchantRow
  readonly department: Department
  readonly bill: BillRow
  readonly chance: PaymentChance
  /** Of the merchant. */
  readonly seed: string
  /** Drawn on use, after the tender. */
  readonly momentOf: () => Moment
}

/** The open amount of a bill, paid whole. */
export function paymentFor(
  { merchant, department, bill, chance, seed: own, momentOf }: Sale,
  special: Special = {},
): PaymentRow | null {
  const { random } = chance
  const seed = `${own}/${bill.id}`
  const [part] = openParts(bill)
  if (!part) return null
  const amount = chargedCents(part)
  const tender = special.tender ?? (random.chance(0.4) ? 'echeck' : 'card')
  const settings = department.payment_settings
  const { groups, ...sums } = quoteFees(
    [{ department_id: department.id, subtotal_cents: amount, payment_settings: settings }],
    tender,
  )
  const moment = momentOf()
  const { name, email } = chance.payer()
  return {
    id: secretFrom(seed, 'key'),
    receipt_id: secretFrom(seed, 'receipt'),
    office_id: secretFrom(seed, 'office'),
    confirmation: confirmationFrom(seed),
    ...moment,
    user_id: null,
    payer: {
      name,
      email,
      phone: null,
      zip: merchant.zip,
      street: null,
    },
    tender,
    brand: tender === 'card' ? random.pick(['visa', 'mastercard', 'discover']) : null,
    last4: tender === 'card' ? String(random.integer(1_000, 9_999)) : '',
    auth_code: tender === 'card' ? `PPS${random.integer(100, 999)}` : null,
    outcome: 'approved',
    resolves: null,
    problem: null,
    items: [
      {
        id: part.id,
        parcel_id: bill.parcel_id,
        department_id: department.id,
        amount_cents: amount,
      },
    ],
    ledger: groups.map((group) => ({
      department_id: group.department_id,
      amount_cents: group.subtotal_cents,
      fee_cents: group.fee_cents,
    })),
    ...sums,
    clears_at: tender === 'card' ? moment.at : moment.clears_at,
    voided: null,
    returned: null,
    refunds: [],
    channel: 'online',
    priced_at: pricedBefore(moment.at, seed),
    taken: null,
    check_number: null,
    terminal: null,
    notes: [],
    consents: [],
    language: 'en',
    fingerprint: '',
    ...special,
  }
}

/** One to five minutes: from the price to the payment. */
function pricedBefore(at: string, seed: string): string {
  const seconds = 60 + (Number.parseInt(secretFrom(seed, 'priced').slice(0, 4), 16) % 240)
  return new Date(Date.parse(at) - seconds * 1_000).toISOString()
}

/** The usual cut-off, 20:00. */
export const eveningOf = (day: string) => new Date(`${day}T20:00:00.000-04:00`).toISOString()
