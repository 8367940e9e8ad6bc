import { expect, it } from 'vitest'
import type { UserPayment } from '@/contract/payments/user-payments'
import { historyFile, type HistoryWords } from './history-file'

const item = {
  department_id: 'real-estate-tax',
  department: 'Real estate tax',
  account: '08-004512',
  client: '0001',
  year: 2024,
  cycle: '1',
  amount_cents: 94_864,
}
const payment: UserPayment = {
  id: 'p1',
  // In the evening of the day before, in the county's zone.
  at: '2025-02-11T02:30:00.000Z',
  receipt_id: 'r1',
  confirmation: 'CT-7K3Q-92XA',
  status: 'approved',
  tender: 'card',
  brand: 'visa',
  last4: '1443',
  items: [item, { ...item, account: '08-004544', department: '=Real, estate', amount_cents: 5 }],
  subtotal_cents: 94_869,
  fee_cents: 2_799,
  total_cents: 97_668,
  refunded_cents: 0,
}

const text = { kind: 'text', head: 'Text' } as const
const amount = { kind: 'amount', head: 'Amount' } as const
const words: HistoryWords = {
  columns: [
    { kind: 'date', head: 'Date' },
    text,
    text,
    text,
    text,
    text,
    text,
    text,
    amount,
    amount,
    amount,
  ],
  status: () => 'Paid',
  cycle: (code) => `Half ${code}`,
  paidFor: (facts) => facts.map(({ value }) => value),
}

const linesOf = async (payments: readonly UserPayment[]) =>
  (await historyFile(payments, 'America/New_York', words).text()).split('\r\n')

it('has one row for each bill, the municipality’s days, leading zeros, and no formulas', async () => {
  expect(await linesOf([payment])).toEqual([
    'Date,Text,Text,Text,Text,Text,Text,Text,Amount,Amount,Amount',
    '2025-02-10,CT-7K3Q-92XA,Paid,Real estate tax,08-004512,0001,2024,Half 1,948.64,27.99,0.00',
    '2025-02-10,CT-7K3Q-92XA,Paid,"\'=Real, estate",08-004544,0001,2024,Half 1,0.05,0.00,0.00',
    '',
  ])
})

it('names the purpose of a payment without a bill', async () => {
  const dogs = {
    ...item,
    account: '',
    client: '',
    year: null,
    cycle: '',
    paid_for: [{ kind: 'type' as const, label: null, value: 'Dog license, one year' }],
  }
  expect((await linesOf([{ ...payment, items: [dogs] }]))[1]).toBe(
    '2025-02-10,CT-7K3Q-92XA,Paid,Real estate tax,,,,"Dog license, one year",948.64,27.99,0.00',
  )
})

it('says once per payment how much of it was refunded', async () => {
  const lines = await linesOf([{ ...payment, status: 'part-refunded', refunded_cents: 11_244 }])
  expect(lines.slice(1, 3).map((line) => line.split(',').at(-1))).toEqual(['112.44', '0.00'])
})
