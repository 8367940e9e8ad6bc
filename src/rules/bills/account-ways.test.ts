import { describe, expect, it } from 'vitest'
import type { BillRow, BillStatus } from '@/contract/bills/bill-search'
import { accountWays } from './account-ways'

const today = '2026-06-01'
const settings = {
  partial: true,
  minimum_cents: 5_000,
  overpay: false,
  order: 'oldest-first',
  halves_in_order: true,
  max_items: 20,
} as const

type Open = [cycle: string, due_date: string, balance_cents: number]

function bill(year: number, open: readonly Open[], own: Partial<BillRow> = {}): BillRow {
  return {
    parcel_id: '08-004512',
    department_id: 'real-estate-tax',
    account: '08-004512',
    client: '0001',
    owner: 'Doe, Jane A',
    address: '1142 Market Street',
    year,
    status: { kind: 'past-due', cycle: '1', date: today },
    amount_due_cents: 0,
    payable: true,
    open: open.map(([cycle, due_date, balance_cents]) => ({
      id: `${year}-${cycle}`,
      bill_number: `${year}-${cycle}`,
      cycle,
      due_date,
      balance_cents,
    })),
    ...own,
  }
}

const late: Open = ['1', '2026-02-13', 94_864]
const coming: Open = ['2', '2026-07-10', 91_244]
const unpaid: Open = ['D', '2026-01-14', 48_919]
const month: Open = ['M', '2026-06-15', 9_115]
const dueToday: Open = ['1', today, 94_864]

const said = (rows: readonly BillRow[], own: { order?: 'payer' } = {}) =>
  accountWays(rows, { ...settings, ...own }, today).ways.map(
    ({ kind, amount_cents }) => `${kind} ${amount_cents}`,
  )

describe('what of an account may be paid in one go', () => {
  it.each<[string, BillRow[], string[]]>([
    ['nothing is open', [], []],
    [
      'a half is late, the other not due yet',
      [bill(2025, [late, coming])],
      ['past-due 94864', 'all 186108'],
    ],
    ['all that is open is late', [bill(2025, [late])], ['past-due 94864']],
    ['it is due today', [bill(2025, [dueToday, coming])], ['due-now 94864', 'all 186108']],
    ['nothing is due yet', [bill(2025, [coming])], ['next 91244']],
    [
      'the next of several is due',
      [bill(2025, [['1', '2026-06-20', 100], coming])],
      ['next 100', 'all 91344'],
    ],
    [
      'water: an old balance and a new month',
      [bill(2026, [unpaid, month])],
      ['past-due 48919', 'all 58034'],
    ],
    ['two years', [bill(2025, [coming]), bill(2024, [late])], ['past-due 94864', 'all 186108']],
  ])('%s', (_, rows, ways) => {
    expect(said(rows)).toEqual(ways)
  })

  it('names the day on which the next is due, and only the installments that are paid', () => {
    const [next] = accountWays([bill(2025, [coming])], settings, today).ways
    expect(next).toMatchObject({ kind: 'next', due_date: '2026-07-10' })
    const [past] = accountWays([bill(2025, [late, coming])], settings, today).ways
    expect(past?.rows).toMatchObject([
      { year: 2025, amount_due_cents: 94_864, open: [{ id: '2025-1' }] },
    ])
  })

  it.each<[string, BillStatus, string]>([
    ['on hold', { kind: 'held' }, 'held'],
    ['being paid', { kind: 'pending' }, 'pending'],
    ['on a plan', { kind: 'plan' }, 'plan'],
    ['not payable for another reason', { kind: 'delinquent', since: 2024 }, 'held'],
  ])('leaves out a year that is %s, and says why', (_, status, why) => {
    const rows = [bill(2025, [late]), bill(2024, [unpaid], { payable: false, status })]
    const { ways, left_out } = accountWays(rows, settings, today)
    expect(ways.map(({ amount_cents }) => amount_cents)).toEqual([94_864])
    expect(left_out).toEqual([{ year: 2024, why }])
  })

  it('says nothing of a year with nothing open', () => {
    const rows = [bill(2025, [], { payable: false, status: { kind: 'pending' } })]
    expect(accountWays(rows, settings, today)).toEqual({ ways: [], left_out: [], too_many: false })
  })

  it('offers no more than the office takes in one payment', () => {
    const rows = [bill(2025, [late, coming])]
    const one = accountWays(rows, { ...settings, max_items: 1 }, today)
    expect(one.ways.map(({ kind }) => kind)).toEqual(['past-due'])
    expect(one.too_many).toBe(true)
  })

  it('offers nothing that breaks a rule of the bill', () => {
    // What is delinquent is due later than the half, and has to be paid first.
    const rows = [bill(2025, [late, ['D', '2026-08-01', 50_000]])]
    expect(said(rows)).toEqual(['all 144864'])
    expect(said(rows, { order: 'payer' })).toEqual(['past-due 94864', 'all 144864'])
  })

  it('offers nothing that is too much for one payment', () => {
    const rows = [bill(2025, [late, ['2', '2026-07-10', 99_999_999_999]])]
    expect(said(rows)).toEqual(['past-due 94864'])
  })
})
