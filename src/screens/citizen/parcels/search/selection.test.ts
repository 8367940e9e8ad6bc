import { describe, expect, it } from 'vitest'
import type { BillRow } from '@/contract/bills/bill-search'
import {
  isSelectable,
  nothingSelected,
  rowKey,
  stillSelected,
  toggled,
  totalOfRows,
} from './selection'

function row(parcel: string, ...balances: number[]): BillRow {
  return {
    parcel_id: parcel,
    department_id: 'real-estate-tax',
    account: parcel,
    client: '0001',
    owner: 'Doe, Jane A',
    address: '1142 Market Street',
    year: 2025,
    status: { kind: 'past-due', cycle: '1', date: '2026-02-13' },
    amount_due_cents: balances.reduce((sum, cents) => sum + cents, 0),
    payable: true,
    open: balances.map((balance_cents, index) => ({
      id: `${parcel}-${index}`,
      bill_number: `25-${parcel}-${index}`,
      cycle: String(index + 1),
      due_date: '2026-02-13',
      balance_cents,
    })),
  }
}

const jane = row('08-004512', 94_864, 91_244)
const paul = row('08-004518', 70_219)
const nobody = new Set<string>()

describe('selecting lines of a search', () => {
  it('adds up the cart’s future total', () => {
    const selection = toggled(toggled(nothingSelected, jane), paul)
    expect(totalOfRows(stillSelected(selection, [jane, paul], nobody))).toBe(256_327)
  })

  it('deselects a row', () => {
    const selection = toggled(toggled(nothingSelected, jane), jane)
    expect(selection.size).toBe(0)
  })

  it('refuses held and paid lines', () => {
    const held = { ...jane, payable: false }
    const paid = row('08-004544')
    expect([held, paid].map(isSelectable)).toEqual([false, false])
    expect(toggled(nothingSelected, held).size).toBe(0)
    expect(toggled(nothingSelected, paid).size).toBe(0)
  })

  it('keeps the selection of another page', () => {
    const selection = toggled(nothingSelected, jane)
    expect(stillSelected(selection, [paul], nobody)).toEqual([jane])
  })

  it('uses the latest amounts, and drops rows that are no longer payable', () => {
    const selection = toggled(toggled(nothingSelected, jane), paul)
    const cheaper = row('08-004512', 91_244)
    const latest = [cheaper, { ...paul, payable: false }]
    expect(stillSelected(selection, latest, nobody)).toEqual([cheaper])
  })

  it('leaves out rows that are in the cart whole, and keeps partial ones', () => {
    const selection = toggled(toggled(nothingSelected, jane), paul)
    const cart = new Set(['08-004518-0', '08-004512-0'])
    expect(stillSelected(selection, [jane, paul], cart).map(rowKey)).toEqual(['08-004512/2025'])
  })
})
