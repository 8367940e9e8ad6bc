import { describe, expect, it } from 'vitest'
import type { TransactionRow, WentBackRow } from '@/contract/payments/transactions'
import type { PostingTransaction } from '@/contract/reports/posting-report'
import { sumOf } from '@/rules/payments/money'
import { accountsOf, commonOf, postingLines, transactionLines, wentBackLines } from './bill-lines'

const first = { account: '08-004512', year: 2024, cycle: '2', principal_cents: 91_244 }
const second = { account: '08-004544', year: 2024, cycle: '2', principal_cents: 94_700 }

const paid = {
  id: 'p-1',
  at: '2025-07-03T14:00:00.000Z',
  confirmation: 'CT-WM7D-KBTM',
  account: '08-004512',
  items: 2,
  payer_name: 'Jane Doe',
  tender: 'card',
  brand: 'visa',
  last4: '1443',
  fee_cents: 5_485,
  total_cents: 191_429,
  return_code: null,
} as const

const movement: PostingTransaction = {
  ...paid,
  transaction_id: 'p',
  type: 'payment',
  posting_date: '2025-07-03',
  credit_date: '2025-07-03',
  funding_date: '2025-07-07',
  retref: '123',
  batch: '1-20250703',
  parts: [first, second],
  year: 2024,
  cycle: '2',
  principal_cents: 185_944,
  status: 'posted',
  gl: '1001',
}

const attempt: TransactionRow = {
  ...paid,
  reference: null,
  parts: [
    { ...first, refunded_cents: 0 },
    { ...second, refunded_cents: 10_000 },
  ],
  channel: 'signed-in',
  subtotal_cents: 185_944,
  payment_cents: 191_429,
  refunded_cents: 10_000,
  status: 'part-refunded',
  refund_requested: false,
  reason: null,
  country: 'US',
  risk_score: 0.8,
}

const wentBack: WentBackRow = {
  id: 'r-1',
  transaction_id: 'p',
  type: 'refund',
  at: '2025-07-04T14:00:00.000Z',
  paid_at: paid.at,
  confirmation: paid.confirmation,
  payer_name: paid.payer_name,
  parts: [first, second],
  account: paid.account,
  principal_cents: 185_944,
  fee_cents: 5_485,
}

describe('a row of several bills is a line for each in a file', () => {
  it('what went back: its fee stands on the first line', () => {
    const lines = wentBackLines(wentBack)
    expect(lines.map((line) => [line.account, line.principal_cents, line.fee_cents])).toEqual([
      ['08-004512', 91_244, 5_485],
      ['08-004544', 94_700, 0],
    ])
    expect(wentBackLines({ ...wentBack, parts: [first] })).toHaveLength(1)
  })

  it('with its account and principal; the fee stands on the first', () => {
    expect(postingLines(movement)).toMatchObject([
      { ...first, items: 1, fee_cents: 5_485, total_cents: 96_729 },
      { ...second, items: 1, fee_cents: 0, total_cents: 94_700 },
    ])
  })

  it('and what of it went back', () => {
    expect(transactionLines(attempt)).toMatchObject([
      { account: '08-004512', subtotal_cents: 91_244, total_cents: 96_729, refunded_cents: 0 },
      { account: '08-004544', subtotal_cents: 94_700, total_cents: 94_700, refunded_cents: 10_000 },
    ])
  })

  it('of a payment and of its refund, and adds up to the row', () => {
    const refund = {
      ...movement,
      type: 'refund' as const,
      parts: [first, second].map((part) => ({ ...part, principal_cents: -part.principal_cents })),
      principal_cents: -185_944,
      fee_cents: -5_485,
      total_cents: -191_429,
    }
    for (const row of [movement, refund]) {
      for (const name of ['items', 'principal_cents', 'fee_cents', 'total_cents'] as const) {
        expect(sumOf(postingLines(row).map((line) => line[name]))).toBe(row[name])
      }
    }
    for (const name of ['items', 'subtotal_cents', 'fee_cents', 'total_cents'] as const) {
      expect(sumOf(transactionLines(attempt).map((line) => line[name]))).toBe(attempt[name])
    }
  })

  it('and stays itself where it is of one bill', () => {
    const one = { ...movement, parts: [first] }
    expect(postingLines(one)).toEqual([one])
  })
})

it.each([
  [['08-004512', '08-004544', '08-004512'], '08-004512', 1],
  [['08-004512', '08-004512'], '08-004512', 0],
  // Without a bill a payment may name no account.
  [['', '08-004544'], '08-004544', 0],
  [['', ''], '', 0],
])('of the accounts %j a row names %j and counts %i more', (accounts, account, others) => {
  expect(accountsOf(accounts.map((one) => ({ account: one })))).toEqual({ account, others })
})

it('a year or an installment is said where all bills have the same', () => {
  expect(commonOf([2024, 2024])).toBe(2024)
  expect(commonOf([2024, 2025])).toBeUndefined()
  expect(commonOf([null, 2025])).toBeUndefined()
  expect(commonOf([null, null])).toBeNull()
})
