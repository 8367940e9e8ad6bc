import { describe, expect, it } from 'vitest'
import type { BillRow } from '@/contract/bills/bill-search'
import type { Bill, Installment } from '@/contract/bills/bills'
import { linesOfAmounts, linesOfRow } from './cart-lines'
import { decimalMark } from '@/i18n/decimal-mark'

const department = { name: 'Real estate tax', search: {} }
const capturedAt = '2026-06-01T14:00:00.000Z'

const first: Installment = {
  id: '08-004512-2025-1',
  bill_number: '25-081-1',
  cycle: '1',
  due_date: '2026-02-13',
  gross_cents: 120_418,
  reductions_cents: -29_174,
  special_assessments: [],
  penalty_cents: 0,
  interest_cents: 0,
  paid_cents: 0,
  balance_cents: 94_864,
  delinquent_since: null,
  status: { kind: 'past-due', cycle: '1', date: '2026-02-13' },
}

const bill: Pick<Bill, 'parcel' | 'year' | 'installments'> = {
  parcel: {
    id: '08-004512',
    department_id: 'real-estate-tax',
    account: '08-004512',
    client: '0001',
    roll_type: 'REAL',
    owner: 'Doe, Jane A',
    address: '1142 Market Street',
    city: 'Troy',
    zip: '45373',
    legal_description: null,
    tax_district: null,
    homestead: true,
    owner_occupied: true,
    mortgage_company: null,
  },
  year: 2025,
  installments: [first, { ...first, id: '08-004512-2025-2', bill_number: '25-081-2', cycle: '2' }],
}

describe('lines of a bill', () => {
  it('makes one item for each paid installment, with its amount', () => {
    const lines = linesOfAmounts(
      bill,
      [{ id: '08-004512-2025-1', amount_cents: 50_000 }],
      department,
      capturedAt,
    )
    expect(lines).toEqual([
      {
        id: '08-004512-2025-1',
        label: 'Real estate tax 2025',
        account: '08-004512',
        client: '0001',
        parcel_id: '08-004512',
        year: 2025,
        cycle: '1',
        address: '1142 Market Street',
        bill_number: '25-081-1',
        amount_cents: 50_000,
        balance_cents: 94_864,
        captured_at: capturedAt,
      },
    ])
  })

  it('leaves out an entry that names no installment of the bill', () => {
    expect(
      linesOfAmounts(bill, [{ id: 'other', amount_cents: 1 }], department, capturedAt),
    ).toEqual([])
  })
})

describe('lines of a search', () => {
  it('takes everything open, in full', () => {
    const row: BillRow = {
      parcel_id: '08-004512',
      department_id: 'real-estate-tax',
      account: '08-004512',
      client: '0001',
      owner: 'Doe, Jane A',
      address: '1142 Market Street',
      year: 2025,
      status: first.status,
      amount_due_cents: 186_108,
      payable: true,
      open: bill.installments.map(({ id, bill_number, cycle, due_date, balance_cents }) => ({
        id,
        bill_number,
        cycle,
        due_date,
        balance_cents,
      })),
    }
    const lines = linesOfRow(row, department, capturedAt)
    expect(
      lines.map(({ id, bill_number, amount_cents, balance_cents }) => [
        id,
        bill_number,
        amount_cents,
        balance_cents,
      ]),
    ).toEqual([
      ['08-004512-2025-1', '25-081-1', 94_864, 94_864],
      ['08-004512-2025-2', '25-081-2', 94_864, 94_864],
    ])
  })
})

it('uses the decimal mark of the language', () => {
  expect(['en', 'es', 'ja'].map(decimalMark)).toEqual(['.', '.', '.'])
  expect(['de', 'fr'].map(decimalMark)).toEqual([',', ','])
})

it.each([
  ['asks for two facts', { second: ['name' as const] }],
  ['masks its owners', { mask_owner: true }],
])('keeps nobody’s address where the department %s', (_, search) => {
  const parts = [{ id: first.id, amount_cents: 50_000 }]
  const [line] = linesOfAmounts(bill, parts, { name: 'Water', search }, capturedAt)
  expect(line?.address).toBe('')
})
