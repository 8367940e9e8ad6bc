import { describe, expect, it } from 'vitest'
import type { Installment } from '@/contract/bills'
import { billTiles } from './bill-tiles'
import { chargeLines, isOneAmount } from './charge-lines'

function installment(cycle: string, own: Partial<Installment> = {}): Installment {
  return {
    id: `08-004512-2025-${cycle}`,
    bill_number: `25-081-${cycle}`,
    cycle,
    due_date: cycle === '2' ? '2026-07-10' : '2026-02-13',
    gross_cents: 120_418,
    reductions_cents: -29_174,
    special_assessments: [],
    penalty_cents: 0,
    interest_cents: 0,
    paid_cents: 0,
    balance_cents: 91_244,
    delinquent_since: null,
    status: { kind: 'due', cycle, date: '2026-07-10' },
    ...own,
  }
}

const lighting = { project: '21-104', description: 'Main Street lighting', amount_cents: 3_620 }
const sewer = { project: '19-007', description: 'Sewer extension', amount_cents: 1_000 }

describe('the charge table', () => {
  it('has a column for each installment, delinquent first', () => {
    const { columns } = chargeLines({
      installments: [installment('2'), installment('1'), installment('D')],
    })
    expect(columns.map(({ cycle }) => cycle)).toEqual(['D', '1', '2'])
  })

  it('hides rows of zeros except penalty and interest of property tax', () => {
    const lines = chargeLines({ installments: [installment('1'), installment('2')] })
    expect(lines.paid).toBeNull()
    expect(lines.penalty?.cents).toEqual([0, 0])
    expect(lines.reductions?.cents).toEqual([-29_174, -29_174])
    const permit = chargeLines({ installments: [installment('F', { reductions_cents: 0 })] })
    expect(permit).toMatchObject({ tax: false, reductions: null, penalty: null, paid: null })
  })

  it('adds penalty and interest, and subtracts payments', () => {
    const lines = chargeLines({
      installments: [
        installment('1', { penalty_cents: 900, interest_cents: 100, paid_cents: 50_000 }),
        installment('2'),
      ],
    })
    expect(lines.penalty?.cents).toEqual([1_000, 0])
    expect(lines.paid?.cents).toEqual([-50_000, 0])
  })

  it('keeps several special assessments apart, each in one row', () => {
    const { assessments } = chargeLines({
      installments: [
        installment('1', { special_assessments: [lighting, sewer] }),
        installment('2', { special_assessments: [sewer] }),
      ],
    })
    expect(assessments.map(({ project, cents }) => [project, cents])).toEqual([
      ['21-104', [3_620, 0]],
      ['19-007', [1_000, 1_000]],
    ])
  })
})

describe('open amounts', () => {
  it('shows for property tax whether anything is delinquent', () => {
    const tiles = billTiles({ installments: [installment('1'), installment('2')] })
    expect(tiles.map(({ cycle, amount_cents }) => [cycle, amount_cents])).toEqual([
      ['D', 0],
      ['1', 91_244],
      ['2', 91_244],
    ])
    expect(tiles[0]?.status).toBeNull()
  })

  it('adds up a repeated cycle, with the status of the first open installment', () => {
    const paid = installment('M', {
      id: 'may',
      due_date: '2026-05-15',
      balance_cents: 0,
      status: { kind: 'paid' },
    })
    const open = installment('M', { id: 'june', due_date: '2026-06-15' })
    expect(billTiles({ installments: [paid, open] })).toEqual([
      { key: 'M', cycle: 'M', amount_cents: 91_244, status: open.status },
    ])
  })
})

describe('a ticket has one amount', () => {
  const fine = { gross_cents: 2_500, reductions_cents: 0, balance_cents: 2_500 }
  it.each([
    ['as it was issued', [installment('C', fine)], true],
    [
      'with a late fee',
      [installment('C', { ...fine, penalty_cents: 1_500, balance_cents: 4_000 })],
      false,
    ],
    ['paid', [installment('C', { ...fine, paid_cents: 2_500, balance_cents: 0 })], false],
    ['in two parts', [installment('C', fine), installment('C', fine)], false],
    ['of nothing', [], false],
  ])('%s: %s', (_, installments, one) => {
    expect(isOneAmount({ installments })).toBe(one)
  })
})
