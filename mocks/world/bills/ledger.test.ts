import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type Tenant } from '@mocks/world/create-world'
import { lastPayment, ledgerOf, withBalances } from './ledger'
import type { PaymentRow } from '@mocks/world/payments/payments'

const account = '08-004512'
const firstHalf = `${account}-2025-1`
const at = (time: string) => `2026-06-01T${time}:00.000Z`
const evening = Date.parse(at('23:00'))

let tenant: Tenant
let taken: number

beforeEach(() => {
  const world = createWorld('civic-till')
  const found = world.tenant('miamicounty')
  if (!found) throw new Error('miamicounty is missing')
  tenant = found
  taken = 0
})

/** A payment of the first half on June 1, after the day's earlier ones. */
function paid(time: string, cents: number, more: Partial<PaymentRow> = {}): PaymentRow {
  const [like] = tenant.payments.by('installment', `${account}-2024-1`)
  if (!like) throw new Error('no earlier payment')
  taken += 1
  const row: PaymentRow = {
    ...like,
    // Against the order of the day, so that no order of keys passes for one of time.
    id: `key-${9 - taken}`,
    receipt_id: `receipt-${9 - taken}`,
    at: at(time),
    clears_at: at(time),
    items: [
      {
        id: firstHalf,
        parcel_id: account,
        department_id: 'real-estate-tax',
        amount_cents: cents,
      },
    ],
    ...more,
  }
  tenant.payments.insert(row)
  return row
}

const voided = (time: string): PaymentRow['voided'] => ({
  at: at(time),
  by: 'Harriet Lowe',
  reason: 'wrong-amount',
  note: '',
})

const refunded = (time: string, cents: number): PaymentRow['refunds'] => [
  {
    id: 'r-1',
    requested_at: at(time),
    requested_by: 'Harriet Lowe',
    user_id: null,
    amount_cents: cents,
    fee_cents: 0,
    reason: 'overpaid',
    note: '',
    state: 'refunded',
    decided_at: at(time),
    decided_by: 'Harriet Lowe',
    refunded_at: at(time),
    posting_date: '2026-06-01',
    ledger: [
      {
        department_id: 'real-estate-tax',
        item_id: firstHalf,
        amount_cents: cents,
        fee_cents: 0,
      },
    ],
  },
]

const today = () =>
  withBalances(ledgerOf(tenant, account, evening))
    .filter(({ date }) => date === '2026-06-01')
    .map(({ kind, amount_cents, balance_cents }) => [kind, amount_cents, balance_cents])

const last = () => lastPayment(ledgerOf(tenant, account, evening))

describe('what was paid and given back on one day', () => {
  it('stands by its time, each with the balance after it', () => {
    paid('13:00', 10_000, { voided: voided('15:00') })
    paid('14:00', 30_000)
    paid('16:00', 5_000, { refunds: refunded('17:00', 2_000) })
    paid('18:00', 7_000, { tender: 'echeck', returned: { at: at('19:00'), code: 'R01' } })
    paid('20:00', 1_000)
    expect(today()).toEqual([
      ['payment', -10_000, 176_108],
      ['payment', -30_000, 146_108],
      ['adjustment', 10_000, 156_108],
      ['payment', -5_000, 151_108],
      ['refund', 2_000, 153_108],
      ['payment', -7_000, 146_108],
      ['return', 7_000, 153_108],
      ['payment', -1_000, 152_108],
    ])
  })

  it('names the way of the payment alone: what goes back is the office’s or the bank’s', () => {
    paid('13:00', 10_000, { channel: 'online', refunds: refunded('15:00', 2_000) })
    const lines = ledgerOf(tenant, account, evening).filter(({ date }) => date === '2026-06-01')
    expect(lines.map(({ kind, channel }) => [kind, channel])).toEqual([
      ['payment', 'online'],
      ['refund', null],
    ])
  })

  it('is in one order at one instant: paid, then given back', () => {
    paid('13:00', 10_000, { voided: voided('13:00') })
    expect(today().map(([kind]) => kind)).toEqual(['payment', 'adjustment'])
  })

  it('tells a canceled payment from the office’s other adjustments', () => {
    paid('13:00', 10_000, { voided: voided('15:00') })
    const adjustments = ledgerOf(tenant, account, evening).filter(
      ({ kind }) => kind === 'adjustment',
    )
    expect(adjustments.filter((line) => line.voided)).toMatchObject([
      { date: '2026-06-01', amount_cents: 10_000 },
    ])
  })
})

describe('the last payment', () => {
  it('is the latest of its day, not the largest', () => {
    paid('13:00', 30_000)
    paid('14:00', 10_000)
    expect(last()).toEqual({ date: '2026-06-01', amount_cents: 10_000 })
  })

  it.each<[string, Partial<PaymentRow>]>([
    ['voided', { voided: voided('15:00') }],
    ['returned by the bank', { tender: 'echeck', returned: { at: at('15:00'), code: 'R01' } }],
    ['refunded whole', { refunds: refunded('15:00', 30_000) }],
  ])('is none that was %s', (_, back) => {
    paid('13:00', 40_000)
    paid('14:00', 30_000, back)
    expect(last()).toEqual({ date: '2026-06-01', amount_cents: 40_000 })
  })

  it('stays the amount that came in when a part of it goes back', () => {
    paid('14:00', 30_000, { refunds: refunded('15:00', 2_000) })
    expect(last()).toEqual({ date: '2026-06-01', amount_cents: 30_000 })
  })
})

it('a changed amount of earlier years stands as an adjustment: the last balance is what is owed', () => {
  const bill = tenant.bills
    .all()
    .find(({ installments }) => installments.some((part) => part.cycle === 'D' && !part.carried))
  const owed = bill?.installments.find(({ cycle }) => cycle === 'D')
  if (!bill || !owed) throw new Error('no bill with a delinquent part')
  const balance = () =>
    withBalances(ledgerOf(tenant, bill.parcel_id, evening)).at(-1)?.balance_cents
  const before = balance() ?? 0
  tenant.bills.update(bill.id, {
    installments: bill.installments.map((part) =>
      part === owed ? { ...part, gross_cents: part.gross_cents + 1_500 } : part,
    ),
  })
  expect(balance()).toBe(before + 1_500)
})
