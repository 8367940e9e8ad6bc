import { describe, expect, test } from 'vitest'
import {
  allocate,
  type AmountBill,
  amountChoices,
  type AmountSettings,
  checkOtherAmount,
  checkInstallments,
  moreThanOwed,
} from './amounts'

/** Real estate tax of miamicounty. */
const tax: AmountSettings = {
  partial: true,
  minimum_cents: 1000,
  overpay: false,
  order: 'oldest-first',
  halves_in_order: true,
}
const whole = { ...tax, partial: false }

const dueDates: Record<string, string> = {
  D: '2024-07-10',
  '1': '2026-02-13',
  '2': '2026-07-10',
  S: '2026-07-10',
  M: '2026-06-20',
}

/** `{ D: 500, 1: 100 }`: open balances by cycle; ids are the cycles. */
function billOf(balances: Record<string, number>, hold: AmountBill['hold'] = null): AmountBill {
  const installments = Object.entries(balances).map(([cycle, balance_cents]) => ({
    id: cycle,
    cycle,
    due_date: dueDates[cycle] ?? '2026-01-01',
    balance_cents,
  }))
  return { installments, hold }
}

const open = billOf({ 1: 94864, 2: 94864 })
const owing = billOf({ D: 30000, 1: 94864, 2: 94864 })
const held = billOf({ 1: 94864 }, { code: 'LIEN', reason: 'Tax lien sold', phone: '555' })

/** `kind amount: id id`; for "other" its bounds. */
function say(bill: AmountBill, settings: AmountSettings): string[] {
  return amountChoices(bill, settings).choices.map((choice) =>
    choice.kind === 'other'
      ? `other ${String(choice.minimum_cents)}–${String(choice.maximum_cents)}`
      : `${choice.kind} ${choice.amount_cents}: ${choice.installments.map(({ id }) => id).join(' ')}`,
  )
}

describe('when nothing is delinquent', () => {
  test('first half, full year, other; "The first half must be paid before the second."', () => {
    expect(say(open, tax)).toEqual(['first-half 94864: 1', 'full 189728: 1 2', 'other 1000–189728'])
    expect(amountChoices(open, tax).rule).toBe('halves-in-order')
  })

  test('the second half where the halves may be paid in any order', () => {
    const any = { ...tax, halves_in_order: false }
    expect(say(open, any)).toEqual([
      'first-half 94864: 1',
      'second-half 94864: 2',
      'full 189728: 1 2',
      'other 1000–189728',
    ])
    expect(amountChoices(open, any).rule).toBe(null)
  })

  test('the second half once the first is paid, and no identical full year', () => {
    const firstPaid = billOf({ 1: 0, 2: 94864 })
    expect(say(firstPaid, tax)).toEqual(['second-half 94864: 2', 'other 1000–94864'])
    expect(amountChoices(firstPaid, tax).rule).toBe(null)
  })

  test('the first half only while it is open; a partial payment leaves the rest', () => {
    expect(say(billOf({ 1: 100, 2: 94864 }), whole)).toEqual([
      'first-half 100: 1',
      'full 94964: 1 2',
    ])
  })

  test('no other amount where partial payments are not accepted', () => {
    expect(say(open, whole)).toEqual(['first-half 94864: 1', 'full 189728: 1 2'])
  })

  test('a special assessment is paid with the half of the same due date', () => {
    const assessed = billOf({ 1: 100, 2: 200, S: 50 })
    expect(say(assessed, { ...whole, halves_in_order: false })).toEqual([
      'first-half 100: 1',
      'second-half 250: 2 S',
      'full 350: 1 2 S',
    ])
  })

  test('a bill without halves is paid in full', () => {
    expect(say(billOf({ M: 8420 }), whole)).toEqual(['full 8420: M'])
  })
})

describe('with a delinquent balance', () => {
  test('oldest first: alone, with the first half, or with all; "Delinquent balance must be paid first"', () => {
    expect(say(owing, tax)).toEqual([
      'delinquent 30000: D',
      'first-half 124864: D 1',
      'full 219728: D 1 2',
      'other 30000–219728',
    ])
    expect(amountChoices(owing, tax).rule).toBe('delinquent-first')
  })

  test('oldest first, the first half paid: the second half includes the delinquent balance', () => {
    expect(say(billOf({ D: 30000, 1: 0, 2: 94864 }), whole)).toEqual([
      'delinquent 30000: D',
      'second-half 124864: D 2',
    ])
  })

  test('only delinquent', () => {
    expect(say(billOf({ D: 30000 }), tax)).toEqual(['delinquent 30000: D'])
  })

  test.each(['current-first', 'payer'] as const)(
    '%s: a half may be paid without the delinquent balance',
    (order) => {
      const settings = { ...whole, order }
      expect(say(owing, settings)).toContain('first-half 94864: 1')
      expect(say(owing, settings)).toContain('delinquent 30000: D')
      expect(amountChoices(owing, settings).rule).toBe('halves-in-order')
    },
  )
})

describe('bills without a choice', () => {
  test('a held bill has none', () => {
    expect(amountChoices(held, tax)).toEqual({ choices: [], rule: null })
  })

  test('a paid bill has none', () => {
    expect(amountChoices(billOf({ 1: 0, 2: 0 }), tax)).toEqual({ choices: [], rule: null })
  })
})

describe('the bounds of another amount', () => {
  const other = (bill: AmountBill, settings: AmountSettings) => say(bill, settings).at(-1)

  test.each([
    ['from the minimum to the balance', open, {}, 'other 1000–189728'],
    ['without end where the office takes more', open, { overpay: true }, 'other 1000–null'],
    ['not below delinquent when oldest first', owing, {}, 'other 30000–219728'],
    [
      'below delinquent when the order is another',
      owing,
      { order: 'payer' as const },
      'other 1000–219728',
    ],
  ])('%s', (_rule, bill, facts, bounds) => expect(other(bill, { ...tax, ...facts })).toBe(bounds))

  test('none where the whole balance is no more than the minimum', () => {
    expect(say(billOf({ 1: 800 }), tax)).toEqual(['first-half 800: 1'])
  })
})

describe('an amount is split oldest first, one entry per installment', () => {
  test.each([
    ['all of the first half', open, 94864, { 1: 94864 }],
    ['less than the first half', open, 1000, { 1: 1000 }],
    ['into the second half', open, 100000, { 1: 94864, 2: 5136 }],
    ['delinquent, then the halves', owing, 130000, { D: 30000, 1: 94864, 2: 5136 }],
    ['just the delinquent balance', owing, 30000, { D: 30000 }],
    [
      'the special assessment after its half',
      billOf({ 2: 1000, S: 500 }),
      1200,
      { 2: 1000, S: 200 },
    ],
  ])('%s', (_case, bill, amount, expected) => {
    const installments = Object.entries(expected).map(([id, amount_cents]) => ({
      id,
      amount_cents,
    }))
    const result = allocate(bill, tax, amount)
    expect(result.ok && result.installments.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      installments.toSorted((a, b) => a.id.localeCompare(b.id)),
    )
    expect(result.ok && result.amount_cents).toBe(amount)
  })

  test('the order of the entries is the order of the debts', () => {
    const result = allocate(owing, tax, 219728)
    expect(result.ok && result.installments.map(({ id }) => id)).toEqual(['D', '1', '2'])
  })

  test('current first pays the delinquent balance last', () => {
    const result = allocate(owing, { ...tax, order: 'current-first' }, 94864)
    expect(result.ok && result.installments).toEqual([{ id: '1', amount_cents: 94864 }])
  })

  test('an excess stays on the last installment', () => {
    const result = allocate(open, { ...tax, overpay: true }, 200000)
    expect(moreThanOwed(open, 200000)).toBe(10_272)
    expect(moreThanOwed(open, 189728)).toBe(0)
    expect(result.ok && result.installments).toEqual([
      { id: '1', amount_cents: 94864 },
      { id: '2', amount_cents: 105136 },
    ])
  })

  test.each([
    ['under the minimum', open, tax, 999, 'under-minimum', 1000],
    ['nothing', open, tax, 0, 'under-minimum', 1000],
    ['over the balance', open, tax, 189729, 'over-balance', 189728],
    ['less than the delinquent balance', owing, tax, 29999, 'delinquent-first', 30000],
    ['a part where none is taken', open, whole, 50000, 'whole-only', 189728],
    ['a held bill', held, tax, 94864, 'held', null],
    ['a paid bill', billOf({ 1: 0 }), tax, 100, 'over-balance', 0],
  ] as const)('refused: %s', (_case, bill, settings, amount, problem, limit_cents) => {
    expect(allocate(bill, settings, amount)).toEqual({ ok: false, problem, limit_cents })
  })

  test('the whole balance may be paid though it is below the minimum', () => {
    expect(allocate(billOf({ 1: 800 }), tax, 800).ok).toBe(true)
  })

  test('whole installments may be paid where partial payments are not accepted', () => {
    expect(allocate(open, whole, 94864).ok).toBe(true)
  })
})

describe('the amount that a payer typed', () => {
  test.each([
    ['500', 50000],
    ['$1,000.50', 100050],
  ])('%s is taken', (text, amount_cents) => {
    expect(checkOtherAmount(text, open, tax)).toMatchObject({ ok: true, amount_cents })
  })

  test.each([
    ['abc', 'not-a-number', null],
    ['', 'not-a-number', null],
    ['10.005', 'too-many-decimals', null],
    ['9.99', 'under-minimum', 1000],
    ['1897.29', 'over-balance', 189728],
  ])('"%s" is refused: %s', (text, problem, limit_cents) => {
    expect(checkOtherAmount(text, open, tax)).toEqual({ ok: false, problem, limit_cents })
  })

  test('less than the delinquent balance is refused', () => {
    expect(checkOtherAmount('299.99', owing, tax)).toEqual({
      ok: false,
      problem: 'delinquent-first',
      limit_cents: 30000,
    })
  })

  test.each([
    ['1000000000', tax, 'over-balance', 189_728],
    ['1000000000', { ...tax, overpay: true }, 'too-large', 99_999_999_999],
    ['999999999.99', { ...tax, overpay: true }, null, null],
  ])('more than anybody can pay at once: %s', (text, settings, problem, limit_cents) => {
    const result = checkOtherAmount(text, open, settings)
    expect(result).toMatchObject(problem === null ? { ok: true } : { problem, limit_cents })
  })

  test('is read with the decimal mark of the language', () => {
    expect(checkOtherAmount('500,50', open, tax, ',')).toMatchObject({ amount_cents: 50050 })
  })
})

const generous = { ...tax, overpay: true }

describe('the installments in a cart follow the same rules', () => {
  const amountsOf = (amounts: Record<string, number>) =>
    Object.entries(amounts).map(([id, amount_cents]) => ({ id, amount_cents }))

  test.each([
    ['every choice', owing],
    ['every choice without debts', open],
  ])('%s is accepted', (_case, bill) => {
    const offered = amountChoices(bill, tax).choices.filter(({ kind }) => kind !== 'other')
    expect(
      offered.map(({ installments }) => checkInstallments(bill, tax, installments).ok),
    ).not.toContain(false)
  })

  const everySetting = (['oldest-first', 'current-first', 'payer'] as const).flatMap((order) =>
    [true, false].flatMap((partial) =>
      [true, false].map((overpay) => ({ ...tax, order, partial, overpay })),
    ),
  )

  test.each(everySetting)(
    'what an amount is split into adds up and is accepted: $order, partial $partial, overpay $overpay',
    (settings) => {
      const bill = billOf({ D: 700, 1: 900, 2: 900, S: 350 })
      const amounts = Array.from({ length: 31 }, (_, step) => step * 100)
      const taken = amounts.flatMap((amount) => {
        const result = allocate(bill, settings, amount)
        return result.ok ? [{ amount, installments: result.installments }] : []
      })
      expect(taken.length).toBeGreaterThan(0)
      for (const { amount, installments } of taken) {
        expect(checkInstallments(bill, settings, installments)).toEqual({
          ok: true,
          amount_cents: amount,
          installments,
        })
      }
    },
  )

  test.each([
    ['the delinquent part was taken out', owing, tax, { 1: 94864 }, 'delinquent-first', 30000],
    ['the first half was taken out', open, tax, { 2: 94864 }, 'halves-in-order', 94864],
    [
      'the first half is covered in part',
      open,
      tax,
      { 1: 1000, 2: 94864 },
      'halves-in-order',
      94864,
    ],
    ['more than is owed', open, tax, { 1: 94865 }, 'over-balance', 94864],
    ['an installment that is paid', billOf({ 1: 0, 2: 5 }), tax, { 1: 5 }, 'over-balance', 0],
    ['an installment of another bill', open, tax, { x: 5 }, 'over-balance', 0],
    ['a part where none is taken', open, whole, { 1: 5000 }, 'whole-only', 94864],
    ['under the minimum', open, tax, { 1: 999 }, 'under-minimum', 1000],
    ['nothing', open, tax, {}, 'under-minimum', 1000],
    ['less than nothing', open, tax, { 1: 94864, 2: -1 }, 'under-minimum', 1000],
    ['half a cent', open, tax, { 1: 5000.5 }, 'under-minimum', 1000],
    ['no number', open, tax, { 1: NaN }, 'under-minimum', 1000],
    ['more than anybody pays', open, generous, { 1: 1e21 }, 'too-large', 99_999_999_999],
    [
      'more than anybody pays in two parts',
      open,
      generous,
      { 1: 99_999_999_999, 2: 94864 },
      'too-large',
      99_999_999_999,
    ],
    ['a held bill', held, tax, { 1: 94864 }, 'held', null],
  ] as const)('refused: %s', (_case, bill, settings, amounts, problem, limit_cents) => {
    expect(checkInstallments(bill, settings, amountsOf(amounts))).toEqual({
      ok: false,
      problem,
      limit_cents,
    })
  })

  test('the same installment twice counts together', () => {
    const twice = [...amountsOf({ 1: 60000 }), ...amountsOf({ 1: 60000 })]
    expect(checkInstallments(open, tax, twice)).toMatchObject({ problem: 'over-balance' })
  })

  test('more than is owed where the office accepts it', () => {
    expect(checkInstallments(open, { ...tax, overpay: true }, amountsOf({ 1: 99999 })).ok).toBe(
      true,
    )
  })

  test('a small installment may be paid whole though it is below the minimum', () => {
    expect(checkInstallments(billOf({ 1: 800, 2: 90000 }), tax, amountsOf({ 1: 800 })).ok).toBe(
      true,
    )
  })
})
