import { describe, expect, it } from 'vitest'
import { paymentWay } from './payment-way'

const merchant = { id: '1', name: 'Miami', sub_domain: 'm', time_zone: 'America/New_York' }
const paid = {
  at: '2026-06-01T14:02:00Z',
  receipt_id: 'r',
  posted: true,
  posting_date: '2026-06-02',
  funding_date: '2026-06-03',
  voided: null,
  refunds: [],
  events: [],
  merchant,
}
const kinds = (...of: Parameters<typeof paymentWay>) =>
  paymentWay(...of).map(({ kind, day, isToCome }) => `${kind} ${day}${isToCome ? ' to come' : ''}`)

const refund = {
  id: '1',
  requested_at: '2026-06-04T12:00:00Z',
  requested_by: 'Ann',
  amount_cents: 2000,
  fee_cents: 50,
  reason: 'overpaid' as const,
  note: '',
  decided_at: '2026-06-05T12:00:00Z',
  decided_by: 'Bob',
  posting_date: null,
}

describe('the way of a payment', () => {
  it('has what is still to come last', () => {
    expect(kinds({ ...paid, posted: false }, '2026-06-01')).toEqual([
      'paid 2026-06-01',
      'posts 2026-06-02 to come',
      'funds 2026-06-03 to come',
    ])
  })

  it('is deposited on its funding date', () => {
    expect(kinds(paid, '2026-06-02').at(-1)).toBe('funds 2026-06-03 to come')
    expect(kinds(paid, '2026-06-03').at(-1)).toBe('funded 2026-06-03')
  })

  it('has no deposit where the office brings cash and checks to the bank itself', () => {
    expect(kinds({ ...paid, funding_date: null }, '2026-06-03')).toEqual([
      'paid 2026-06-01',
      'posted 2026-06-02',
    ])
  })

  it('ends where the bank sends it back: nothing is to come', () => {
    const returned = {
      at: '2026-06-01T20:00:00Z',
      kind: 'returned' as const,
      by: null,
      amount_cents: null,
      text: 'R01',
    }
    const back = { ...paid, events: [returned], funding_date: null }
    expect(kinds({ ...back, posted: false }, '2026-06-01')).toEqual([
      'paid 2026-06-01',
      'returned 2026-06-01',
    ])
    expect(kinds({ ...back, posted: true }, '2026-06-03')).toContain('posted 2026-06-02')
  })

  it('ends with its void', () => {
    const voided = { at: '2026-06-01T15:00:00Z', by: 'Ann', reason: 'duplicate' as const, note: '' }
    expect(kinds({ ...paid, posted: false, voided }, '2026-06-03')).toEqual([
      'paid 2026-06-01',
      'voided 2026-06-01',
    ])
  })

  it('shows a refund with its fee, a request while it is open, and no refused one', () => {
    const refunds = [
      { ...refund, state: 'refunded' as const },
      { ...refund, state: 'refused' as const },
      { ...refund, state: 'requested' as const, decided_at: null },
    ]
    const way = paymentWay({ ...paid, refunds }, '2026-06-06')
    expect(way.map(({ kind }) => kind)).toEqual([
      'paid',
      'posted',
      'funded',
      'refund-requested',
      'refunded',
    ])
    expect(way.at(-1)?.amount_cents).toBe(2050)
  })

  it('says nothing of a payment that was not charged', () => {
    expect(kinds({ ...paid, receipt_id: null }, '2026-06-06')).toEqual([])
  })
})
