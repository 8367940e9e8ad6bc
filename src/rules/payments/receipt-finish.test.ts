import { describe, expect, it } from 'vitest'
import type { Receipt } from '@/contract/payments/receipts'
import {
  headlineCents,
  leftToPay,
  netCents,
  nextStep,
  postingState,
  returnedCents,
} from './receipt-finish'

const today = '2026-06-01'

type Bill = Receipt['bills'][number]

function bill(year: number, ...open: readonly [due_date: string, balance_cents: number][]): Bill {
  return {
    department_id: 'real-estate-tax',
    parcel_id: '08-004512',
    year,
    open: open.map(([due_date, balance_cents]) => ({ due_date, balance_cents })),
  }
}

describe('the amounts of a receipt of $100', () => {
  it.each([
    ['approved', 0, { headline: 10_000, back: 0, net: 10_000 }],
    ['pending', 0, { headline: 10_000, back: 0, net: 10_000 }],
    ['voided', 0, { headline: 10_000, back: 10_000, net: 0 }],
    ['returned', 0, { headline: 10_000, back: 10_000, net: 0 }],
    ['refunded', 10_000, { headline: 10_000, back: 10_000, net: 0 }],
    ['part-refunded', 2_500, { headline: 2_500, back: 2_500, net: 7_500 }],
    // What is voided after a refund is not taken twice from the net.
    ['voided', 2_500, { headline: 10_000, back: 10_000, net: 0 }],
  ] as const)('%s, %i cents refunded', (status, refunded_cents, { headline, back, net }) => {
    const receipt = { status, total_cents: 10_000, refunded_cents }
    expect(headlineCents(receipt)).toBe(headline)
    expect(returnedCents(receipt)).toBe(back)
    expect(netCents(receipt)).toBe(net)
  })
})

describe('the day of posting', () => {
  it.each([
    ['approved', false, 'posting'],
    ['approved', true, 'posted'],
    ['pending', false, 'posting'],
    ['refunded', true, 'posted'],
    // It was taken out of its batch.
    ['voided', false, null],
    ['voided', true, null],
    ['returned', true, 'posted'],
    // It came back before its batch closed.
    ['returned', false, null],
  ] as const)('%s, posted %s: %s', (status, posted, expected) => {
    expect(postingState({ status, posted })).toBe(expected)
  })
})

describe('what is left of the bills', () => {
  it('is nothing to speak of without a bill', () => {
    expect(leftToPay([], today)).toBeNull()
  })

  it.each<[string, Bill[], { cents: number; next: [number, string, boolean] | null }]>([
    ['a settled bill', [bill(2025)], { cents: 0, next: null }],
    [
      'the second half',
      [bill(2025, ['2026-07-10', 91_244])],
      { cents: 91_244, next: [91_244, '2026-07-10', false] },
    ],
    [
      'due today is not past due',
      [bill(2025, [today, 500])],
      { cents: 500, next: [500, today, false] },
    ],
    [
      'a rest of the first half before the second',
      [bill(2025, ['2026-07-10', 91_244], ['2026-02-13', 4_864])],
      { cents: 96_108, next: [4_864, '2026-02-13', true] },
    ],
    [
      'all that is past due, since its first day',
      [bill(2024, ['2025-07-10', 300], ['2025-02-13', 200]), bill(2025, ['2026-07-10', 1_000])],
      { cents: 1_500, next: [500, '2025-02-13', true] },
    ],
    [
      'what is due on the same day, on two bills',
      [bill(2025, ['2026-07-10', 100], ['2026-12-01', 50]), bill(2026, ['2026-07-10', 200])],
      { cents: 350, next: [300, '2026-07-10', false] },
    ],
  ])('%s', (_, bills, { cents, next }) => {
    const left = leftToPay(bills, today)
    expect(left?.cents).toBe(cents)
    expect(left?.bills).toBe(bills.length)
    expect(left?.next && [left.next.cents, left.next.due_date, left.next.isPastDue]).toEqual(next)
  })

  it('names the bill on which the first part is due', () => {
    const left = leftToPay([bill(2026, ['2026-07-10', 1]), bill(2025, ['2026-02-13', 1])], today)
    expect(left?.next?.bill.year).toBe(2025)
  })
})

describe('the next step', () => {
  const settled = leftToPay([bill(2025)], today)
  const later = leftToPay([bill(2025, ['2026-07-10', 1])], today)
  const late = leftToPay([bill(2025, ['2026-02-13', 1])], today)

  it.each([
    ['approved', settled, 'keep'],
    ['approved', later, 'keep'],
    ['approved', late, 'pay-rest'],
    ['approved', null, 'keep'],
    ['pending', settled, 'keep'],
    ['pending', late, 'pay-rest'],
    ['voided', later, 'pay-again'],
    ['voided', settled, 'keep'],
    ['returned', late, 'pay-again'],
    ['refunded', later, 'keep'],
    ['part-refunded', late, 'pay-rest'],
  ] as const)('%s, left: %j', (status, left, step) => {
    expect(nextStep(status, left, { mayPay: true, unbilled: null })).toBe(step)
  })

  it('is to keep the receipt for staff', () => {
    expect(nextStep('returned', late, { mayPay: false, unbilled: 'dog-licenses' })).toBe('keep')
  })

  it('is the department’s form where what went back was paid without a bill', () => {
    const step = (status: Receipt['status']) =>
      nextStep(status, null, { mayPay: true, unbilled: 'dog-licenses' })
    expect([step('returned'), step('voided'), step('approved'), step('refunded')]).toEqual([
      'fill-in-again',
      'fill-in-again',
      'keep',
      'keep',
    ])
    // The bill comes first.
    expect(nextStep('returned', late, { mayPay: true, unbilled: 'dog-licenses' })).toBe('pay-again')
  })
})
