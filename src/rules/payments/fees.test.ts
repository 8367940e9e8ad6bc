import { describe, expect, test } from 'vitest'
import { feeFor } from './fees'
import {
  alternativesFor,
  feeRange,
  preselectedTender,
  quoteFees,
  savingOf,
  tendersFor,
  waysToPay,
} from './tender-prices'

const settings = {
  tenders: ['echeck', 'card'],
  card_fee: { rate_bp: 295, minimum_cents: 395 },
  echeck_fee: { flat_cents: 150 },
  echeck_maximum_cents: null,
  payer_pays_fee: true,
} as const

describe('an e-check’s fee in tiers', () => {
  const tiers = [
    { up_to_cents: 10_000, fee_cents: 100 },
    { up_to_cents: 50_000, fee_cents: 250 },
    { up_to_cents: null, fee_cents: 900 },
  ]
  test.each([
    [1, 100],
    [10_000, 100],
    [10_001, 250],
    [50_000, 250],
    [50_001, 900],
    [99_999_999_999, 900],
    [0, 0],
  ])('%d cents cost %d', (subtotal, fee) => {
    const tiered = { ...settings, echeck_fee: { flat_cents: 150, tiers } }
    expect(feeFor(tiered, 'echeck', subtotal).fee_cents).toBe(fee)
  })

  test('of no tiers is the flat fee', () => {
    const none = { ...settings, echeck_fee: { flat_cents: 150, tiers: [] } }
    expect(feeFor(none, 'echeck', 5_000).fee_cents).toBe(150)
  })
})

describe('what paying costs (product.md 3.3 step 3)', () => {
  test.each([
    ['948.64 × 2.95 % = 27.98488 → 27.98', 'card', 94864, 2798, 'rate'],
    ['500.00 by card', 'card', 50000, 1475, 'rate'],
    ['minimum $3.95', 'card', 10000, 395, 'minimum'],
    ['the rate from where it reaches the minimum', 'card', 13390, 395, 'rate'],
    ['e-check flat $1.50', 'echeck', 94864, 150, 'flat'],
    ['e-check is flat for little as well', 'echeck', 100, 150, 'flat'],
    ['nothing to pay, no fee', 'card', 0, 0, 'rate'],
    ['nothing to pay, no flat fee', 'echeck', 0, 0, 'flat'],
  ] as const)('%s', (_rule, tender, subtotal, fee, kind) => {
    const priced = feeFor(settings, tender, subtotal)
    expect(priced.fee_cents).toBe(fee)
    expect(priced.rule.kind).toBe(kind)
  })

  test('the rule has the values that the screen shows', () => {
    expect(feeFor(settings, 'card', 94864).rule).toEqual({
      kind: 'rate',
      rate_bp: 295,
      amount_cents: null,
    })
    expect(feeFor(settings, 'card', 100).rule).toEqual({
      kind: 'minimum',
      rate_bp: 295,
      amount_cents: 395,
    })
    expect(feeFor(settings, 'echeck', 100).rule).toEqual({
      kind: 'flat',
      rate_bp: null,
      amount_cents: 150,
    })
  })

  test.each(['card', 'echeck'] as const)('a fee that the merchant absorbs is 0 by %s', (tender) => {
    expect(feeFor({ ...settings, payer_pays_fee: false }, tender, 94864)).toEqual({
      fee_cents: 0,
      rule: { kind: 'absorbed', rate_bp: null, amount_cents: null },
    })
  })
})

const tax = { department_id: 'real-estate-tax', subtotal_cents: 94864, payment_settings: settings }
const dogs = { department_id: 'dog-licenses', subtotal_cents: 2000, payment_settings: settings }

describe('fees are one line per department (decision 14)', () => {
  test('each department is rounded, and raised to its minimum, separately', () => {
    const quote = quoteFees([tax, dogs], 'card')
    expect(quote.groups.map(({ department_id, fee_cents }) => [department_id, fee_cents])).toEqual([
      ['real-estate-tax', 2798],
      ['dog-licenses', 395],
    ])
    expect(quote).toMatchObject({ subtotal_cents: 96864, fee_cents: 3193, total_cents: 100057 })
  })

  test('rounding each group differs from rounding the sum', () => {
    const noMinimum = { ...settings, card_fee: { rate_bp: 50, minimum_cents: 0 } }
    const groups = ['a', 'b'].map((department_id) => ({
      department_id,
      subtotal_cents: 100,
      payment_settings: noMinimum,
    }))
    expect(quoteFees(groups, 'card').fee_cents).toBe(2)
  })
})

describe('which tenders may be used', () => {
  test.each([
    ['both', {}, ['echeck', 'card']],
    ['only what every department takes', { tenders: ['card'] }, ['card']],
    ['no e-check above its maximum', { echeck_maximum_cents: 1999 }, ['card']],
    ['e-check up to its maximum', { echeck_maximum_cents: 2000 }, ['echeck', 'card']],
  ] as const)('%s', (_rule, facts, tenders) => {
    const other = { ...dogs, payment_settings: { ...settings, ...facts } }
    expect(tendersFor([tax, other])).toEqual(tenders)
  })
})

describe('all tenders are priced at once, cheapest first', () => {
  test('e-check $1.50, card $27.98', () => {
    expect(alternativesFor([tax])).toEqual([
      { tender: 'echeck', fee_cents: 150, total_cents: 95014 },
      { tender: 'card', fee_cents: 2798, total_cents: 97662 },
    ])
  })

  test('a way costs what its own quote says, and else what another one says of it', () => {
    const alternatives = alternativesFor([tax])
    const echeck = { tender: 'echeck', fee_cents: 150, total_cents: 95014, alternatives } as const
    const card = { tender: 'card', fee_cents: 2848, total_cents: 97712, alternatives: [] } as const
    expect(waysToPay([echeck, card])).toEqual([
      { tender: 'echeck', fee_cents: 150, total_cents: 95014 },
      { tender: 'card', fee_cents: 2848, total_cents: 97712 },
    ])
    expect(waysToPay([echeck])).toEqual(alternatives)
    expect(waysToPay([])).toEqual([])
  })

  test('the card comes first where it is cheaper', () => {
    const dear = { ...settings, echeck_fee: { flat_cents: 9900 } }
    expect(feeRange(dear, 94864).map(({ tender }) => tender)).toEqual(['card', 'echeck'])
  })

  test.each([
    ['nothing is preselected if the difference is over $5', 150, 651, null],
    ['the cheapest is, up to $5', 150, 650, 'echeck'],
  ])('%s', (_rule, echeck, card, preselected) => {
    const ways = [
      { tender: 'echeck', fee_cents: echeck, total_cents: echeck },
      { tender: 'card', fee_cents: card, total_cents: card },
    ] as const
    expect(preselectedTender(ways)).toBe(preselected)
  })

  test('a single tender is preselected', () => {
    expect(preselectedTender(feeRange({ ...settings, tenders: ['card'] }, 94864))).toBe('card')
    expect(preselectedTender([])).toBe(null)
  })

  test('"Try e-check (saves $26.48)"', () => {
    const ways = alternativesFor([tax])
    expect(savingOf(ways, 'echeck', 'card')).toBe(2648)
    expect(savingOf(ways, 'card', 'echeck')).toBe(0)
    expect(savingOf([], 'card', 'echeck')).toBe(0)
  })
})
