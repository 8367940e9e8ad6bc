import { describe, expect, it } from 'vitest'
import type { BlindField } from '@/contract/departments/blind-fields'
import {
  duplicateKey,
  isRepeated,
  isTwiceInCart,
  makesUpFor,
  entryFaults,
  entryOf,
  judgeEntry,
  paidFacts,
  piecesOf,
  taxYears,
} from './blind-entry'
import { blindForm } from './blind-price'

const field = (key: string, kind: BlindField['kind'], more: Partial<BlindField> = {}) => ({
  key,
  kind,
  required: false,
  ...more,
})
const fields = [
  field('kind', 'type', { required: true }),
  field('account', 'reference', { pattern: String.raw`^EST-\d{5}$` }),
  field('owner', 'name'),
  field('home', 'address'),
  field('mail', 'email'),
  field('call', 'phone'),
  field('pieces', 'quantity', { maximum: 10 }),
  field('cash', 'amount'),
  field('year', 'tax-year'),
  field('part', 'quarter'),
  field('note', 'memo'),
  field('day', 'date'),
  field('size', 'select', { label: 'Size', options: [{ value: 's', label: 'Small' }] }),
]
const types = [
  { VAL: 'EST', MSG: 'Estimate', minimum_cents: 1_000, maximum_cents: 9_000 },
  { VAL: 'FEE', MSG: 'Fee', price_cents: 2_500 },
]
const form = blindForm({ fields, minimum_cents: 100 }, types)
const right = { kind: 'EST' }

describe('the typed fields (product.md P5, "Validation")', () => {
  it.each([
    { account: 'est 10482' },
    { account: 'EST\u221210482' },
    { account: 'ＥＳＴー１０４８２' },
    { pieces: '１０' },
    { call: '937\u2011555\u20110140 ext. 5' },
    { mail: 'jo@example.com', call: '(937) 555-0100' },
    { pieces: '10', year: '2023', part: '4', day: '2028-02-29', size: 's' },
    { note: 'x'.repeat(250), owner: 'x'.repeat(120) },
    // Twelve digits, and sixteen that fail the check digit.
    { note: '123456789012', owner: '4788250000121444' },
  ])('is right: %j', (more) => {
    expect(entryFaults(form, { ...right, ...more }, 2026)).toEqual([])
  })

  it.each([
    ['kind', '  ', 'missing'],
    ['account', 'EST-1', 'pattern'],
    ['owner', '4788 2500 0012 1443', 'card-number'],
    ['note', 'my card 4788-2500-0012-1443', 'card-number'],
    ['owner', 'x'.repeat(121), 'too-long'],
    ['note', 'x'.repeat(251), 'too-long'],
    ['owner', '4788ー2500ー0012ー1443', 'card-number'],
    ['call', '3714\u2212496353\u221298431', 'card-number'],
    ['call', '9'.repeat(65), 'too-long'],
    ['mail', 'jo@', 'email'],
    ['call', 'call me', 'phone'],
    ['pieces', '0', 'quantity'],
    ['pieces', '11', 'quantity'],
    ['pieces', '１１', 'quantity'],
    ['pieces', '−1', 'quantity'],
    ['pieces', '二', 'quantity'],
    ['pieces', '1.5', 'quantity'],
    ['year', '2022', 'not-listed'],
    ['year', '2027', 'not-listed'],
    ['part', '5', 'not-listed'],
    ['day', '2026-02-29', 'date'],
    ['day', 'tomorrow', 'date'],
    ['size', 'xl', 'not-listed'],
    ['ssn', '123-45-6789', 'unasked'],
    ['cash', '12', 'unasked'],
  ])('is wrong: %s %j is %s', (key, text, problem) => {
    expect(entryFaults(form, { ...right, [key]: text }, 2026)).toEqual([{ key, problem }])
  })
})

describe('the amount that may be paid for them', () => {
  it.each([
    [{ kind: 'EST' }, 5_000, { ok: true }],
    [{ kind: 'EST' }, 999, { ok: false, faults: [], amount_cents: 1_000 }],
    [{ kind: 'EST' }, -500_000, { ok: false, faults: [], amount_cents: 1_000 }],
    [{ kind: 'EST' }, 1e21, { ok: false, faults: [], amount_cents: 9_000 }],
    [{ kind: 'CAT' }, 5_000, { ok: false, faults: [{ key: 'kind', problem: 'not-listed' }] }],
    [{ kind: 'EST' }, 9_001, { ok: false, faults: [], amount_cents: 9_000 }],
    [{ kind: 'FEE' }, 2_500, { ok: true }],
    [{ kind: 'FEE', pieces: '2' }, 2_500, { ok: false, faults: [], amount_cents: 5_000 }],
    [{ kind: 'FEE', pieces: '２' }, 5_000, { ok: true }],
    [{ kind: ' ' }, 2_500, { ok: false, faults: [{ key: 'kind', problem: 'missing' }] }],
  ])('%j for %d', (entry, amount_cents, verdict) => {
    expect(judgeEntry(form, { entry, amount_cents }, 2026)).toEqual(verdict)
  })
})

it('a receipt has labels for codes, and no contact data', () => {
  const entry = {
    kind: 'EST',
    owner: 'Jo',
    home: '1 Main',
    mail: 'a@b.co',
    call: '5550100',
    size: 's',
  }
  expect(paidFacts(form, entry)).toEqual([
    { kind: 'type', label: null, value: 'Estimate' },
    { kind: 'name', label: null, value: 'Jo' },
    { kind: 'select', label: 'Size', value: 'Small' },
  ])
})

it('a repeated payment has the same number, or the same typed fields', () => {
  const key = (entry: Record<string, string>) => duplicateKey(paidFacts(form, entry))
  expect(key({ kind: 'EST', account: 'EST-10482', owner: 'Jo' })).toBe(
    key({ kind: 'FEE', account: 'est 10482' }),
  )
  expect(key({ kind: 'EST', owner: 'Jo' })).toBe(key({ kind: 'EST', owner: 'JO' }))
  expect(key({ kind: 'EST', owner: 'Jo' })).not.toBe(key({ kind: 'EST', owner: 'Jane' }))
})

it('only the department’s own fields are sent, without empty ones', () => {
  expect(entryOf(form, { kind: ' EST ', owner: '', cash: '5', other: 'x' })).toEqual({
    kind: 'EST',
  })
})

it.each([
  ['account', 'ＥＳＴ−10482', 'EST-10482'],
  ['call', '９３７\u2011555\u20110140 ｘ5', '937-555-0140 x5'],
  ['pieces', '２', '2'],
  ['owner', 'ルース・ー', 'ルース・ー'],
  ['note', 'pages 1–2', 'pages 1–2'],
])('%s %j is sent as %j', (key, typed, sent) => {
  expect(entryOf(form, { [key]: typed })).toEqual({ [key]: sent })
})

it('what the receipt has is in plain characters, whatever was sent', () => {
  expect(paidFacts(form, { account: 'EST−10482', pieces: '２' })).toEqual([
    { kind: 'reference', label: null, value: 'EST-10482' },
    { kind: 'quantity', label: null, value: '2' },
  ])
})

it('bounds are the office’s, else the defaults', () => {
  expect(piecesOf({})).toEqual({ least: 1, most: 99 })
  expect(piecesOf({ maximum: 1e9 })).toEqual({ least: 1, most: 9_999 })
  expect(piecesOf({ minimum: 2, maximum: 5 })).toEqual({ least: 2, most: 5 })
  expect(taxYears({}, 2026)).toEqual([2026, 2025, 2024, 2023])
  expect(taxYears({ minimum: 2025, maximum: 2026 }, 2030)).toEqual([2026, 2025])
})

describe('two payments without a bill', () => {
  const tag = (value: string, amount_cents = 2_000, department_id = 'dog-licenses') => ({
    department_id,
    amount_cents,
    paid_for: [{ kind: 'reference' as const, label: null, value }],
  })

  it('are the same with the same number and amount, however the number is written', () => {
    expect(isRepeated(tag('25-01482'), tag('25 01482'))).toBe(true)
    expect(isRepeated(tag('25-01482'), tag('25-01483'))).toBe(false)
    expect(isRepeated(tag('25-01482'), tag('25-01482', 2_001))).toBe(false)
    expect(isRepeated(tag('25-01482'), tag('25-01482', 2_000, 'parks'))).toBe(false)
  })

  it.each([
    ['the same number, however it is written', '25 01482', [], true],
    ['the same number, by another person', '25-01482', [['name', 'Jane Payer']], true],
    ['another number', '25-01483', [], false],
    ['another quarter', '25-01482', [['quarter', '3']], false],
    ['no number at all', '', [], false],
  ] as const)('in one cart, %s', (_what, value, more, isTwice) => {
    const of = (number: string, facts: typeof more) => ({
      ...tag(number),
      paid_for: [
        ...tag(number).paid_for,
        ...facts.map(([kind, fact]) => ({ kind, label: null, value: fact })),
      ],
    })
    const first = value === '' ? value : '25-01482'
    expect(isTwiceInCart(of(first, []), of(value, more))).toBe(isTwice)
  })

  it('make up for each other with the same number and at least the amount', () => {
    expect(makesUpFor(tag('25 01482', 2_500), tag('25-01482'))).toBe(true)
    expect(makesUpFor(tag('25-01482', 1_999), tag('25-01482'))).toBe(false)
    expect(makesUpFor(tag('25-01483'), tag('25-01482'))).toBe(false)
  })
})
