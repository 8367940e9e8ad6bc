import { describe, expect, test } from 'vitest'
import { billStatusOf, installmentStatus, permitStatusOf } from './bill-status'

const today = '2026-06-01'

function owed(cycle: string, due_date: string, balance_cents: number, since: number | null = null) {
  return { cycle, due_date, balance_cents, delinquent_since: since }
}

describe('an installment', () => {
  test.each([
    ['nothing is owed', owed('1', '2026-02-13', 0), { kind: 'paid' }],
    ['a credit', owed('1', '2026-02-13', -5), { kind: 'paid' }],
    [
      'before its due date',
      owed('2', '2026-07-10', 1),
      { kind: 'due', cycle: '2', date: '2026-07-10' },
    ],
    ['on its due date', owed('2', today, 1), { kind: 'due', cycle: '2', date: today }],
    [
      'the day after',
      owed('1', '2026-05-31', 1),
      { kind: 'past-due', cycle: '1', date: '2026-05-31' },
    ],
    ['of earlier years', owed('D', '2024-07-10', 1, 2023), { kind: 'delinquent', since: 2023 }],
    [
      'past due within the year, as at a utility',
      owed('D', '2026-02-16', 1),
      { kind: 'past-due', cycle: 'D', date: '2026-02-16' },
    ],
    ['of earlier years, paid', owed('D', '2024-07-10', 0, 2023), { kind: 'paid' }],
  ])('%s', (_case, installment, status) => {
    expect(installmentStatus(installment, { today })).toEqual(status)
  })
})

describe('a bill has the most serious status that applies (2.0 "Status vocabulary")', () => {
  const free = { today, hold: null, pending: null }
  const pending = { amount_cents: 1, at: '2026-06-01T13:00:00.000Z' }
  const first = owed('1', '2026-02-13', 100)
  const second = owed('2', '2026-07-10', 100)
  const delinquent = owed('D', '2024-07-10', 100, 2023)
  const paid = owed('1', '2026-02-13', 0)

  test.each([
    ['all paid', [paid], free, { kind: 'paid' }],
    ['no installments', [], free, { kind: 'paid' }],
    [
      'all paid, whatever hold is left',
      [paid],
      { ...free, hold: { code: 'LIEN' } },
      { kind: 'paid' },
    ],
    ['on hold', [delinquent], { ...free, hold: { code: 'LIEN' }, pending }, { kind: 'held' }],
    ['on a payment plan', [delinquent], { ...free, hold: { code: 'PLAN' } }, { kind: 'plan' }],
    ['being paid', [delinquent, first], { ...free, pending }, { kind: 'pending' }],
    ['delinquent', [second, first, delinquent], free, { kind: 'delinquent', since: 2023 }],
    ['past due', [second, first], free, { kind: 'past-due', cycle: '1', date: '2026-02-13' }],
    [
      'due: the next one',
      [owed('3', '2026-09-01', 1), second, paid],
      free,
      { kind: 'due', cycle: '2', date: '2026-07-10' },
    ],
  ])('%s', (_case, installments, facts, status) => {
    expect(billStatusOf(installments, facts)).toEqual(status)
  })
})

describe('a permit', () => {
  const pending = { amount_cents: 1, at: '2026-06-01T13:00:00.000Z' }

  test.each([
    ['waits for its payment', 'awaiting-payment', null, 'awaiting-payment'],
    ['whose payment is pending does not wait', 'awaiting-payment', pending, 'pending'],
    [
      'whose payment is being checked, neither',
      'awaiting-payment',
      { ...pending, checking: true },
      'checking',
    ],
    ['keeps any other status', 'in-review', pending, 'in-review'],
  ] as const)('%s', (_case, status, payment, expected) => {
    expect(permitStatusOf(status, payment)).toBe(expected)
  })
})
