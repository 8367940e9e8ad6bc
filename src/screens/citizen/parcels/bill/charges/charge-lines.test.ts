import { describe, expect, it } from 'vitest'
import type { Bill, Installment } from '@/contract/bills/bills'
import { billTiles } from '@/screens/citizen/parcels/bill/bill-tiles'
import { chargeLines, isOneAmount, statementOf } from './charge-lines'

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

  it('shows no row of zeros but penalty and interest', () => {
    const lines = chargeLines({ installments: [installment('1'), installment('2')] })
    expect(lines.paid).toBeNull()
    expect(lines.penalty?.cents).toEqual([0, 0])
    expect(lines.reductions?.cents).toEqual([-29_174, -29_174])
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

describe('a bill without halves, one amount a line', () => {
  const utility: Bill['about'] = {
    kind: 'utility',
    service_address: '44 Cherry Street',
    current_cents: 9_115,
    past_due_cents: 48_919,
    aging: {
      as_of: '2026-06-01',
      days_0_30_cents: 9_115,
      days_31_60_cents: 48_919,
      days_61_90_cents: 0,
      days_over_90_cents: 0,
    },
    shut_off_date: null,
    usage: null,
  }
  const citation: Bill['about'] = {
    kind: 'citation',
    number: 'PT-26-00103',
    plate: '***3898',
    violation: 'Loading zone',
    issued_on: '2026-05-25',
    location: '800 block of Water Street',
    costs: [],
  }
  const fee = (code: string, amount_cents: number, paid_cents: number) => ({
    code,
    description: code,
    amount_cents,
    paid_cents,
    due_cents: amount_cents - paid_cents,
  })
  const permit: Bill['about'] = {
    kind: 'permit',
    permit_number: 'BP-2026-00418',
    permit_type: 'Deck',
    status: 'awaiting-payment',
    applicant: 'Fay, Wilber',
    contractor: null,
    site: '61 Canal Road',
    fee_lines: [fee('PLAN', 2_125, 2_125), fee('BLDG', 6_120, 0)],
    expires_on: '2026-11-29',
  }
  const late = installment('D', { gross_cents: 48_919, reductions_cents: 0, balance_cents: 48_919 })
  const month = installment('M', { gross_cents: 9_115, reductions_cents: 0, balance_cents: 9_115 })
  const fine = installment('C', {
    gross_cents: 3_500,
    reductions_cents: 0,
    penalty_cents: 1_000,
    paid_cents: 4_500,
    balance_cents: 0,
  })

  it.each([
    ['water', utility, [month, late], ['past-due 48919', 'current 9115'], [0, 0, 58_034]],
    ['a ticket that was paid late', citation, [fine], ['fine 3500'], [1_000, -4_500, 0]],
    ['a permit paid in part', permit, [], ['fee 2125', 'fee 6120'], [0, -2_125, 6_120]],
  ])('%s', (_, about, installments, lines, sums) => {
    const statement = statementOf({ about, installments })
    expect(statement.lines.map(({ kind, amount_cents }) => `${kind} ${amount_cents}`)).toEqual(
      lines,
    )
    const { penalty_cents, paid_cents, balance_cents } = statement
    expect([penalty_cents, paid_cents, balance_cents]).toEqual(sums)
  })
})

describe('what is owed', () => {
  it('says of property tax whether anything is delinquent', () => {
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
