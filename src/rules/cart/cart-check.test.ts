import { describe, expect, it } from 'vitest'
import type { ItemCheck } from '@/contract/payments/payments'
import { acceptDifferences, cartDifferences, differencesFromBill, moreThanDue } from './cart-check'

const item = { id: 'a', amount_cents: 94864, balance_cents: 94864 }

const check = (more: Partial<ItemCheck> = {}): ItemCheck => ({
  id: 'a',
  department_id: 'real-estate-tax',
  state: 'ok',
  balance_cents: 94864,
  changed_at: null,
  reason: null,
  ...more,
})

describe('the cart against the server’s check (product.md, "Cart rules")', () => {
  it('reports nothing while nothing changed', () => {
    expect(cartDifferences([item], [check()])).toEqual([])
  })

  it('lowers an amount that is no longer owed', () => {
    const changed_at = '2026-02-03T15:00:00.000Z'
    const differences = cartDifferences(
      [item],
      [check({ state: 'changed', balance_cents: 91244, changed_at })],
    )
    expect(differences).toEqual([
      {
        kind: 'amount',
        id: 'a',
        was_cents: 94864,
        now_cents: 91244,
        balance_cents: 91244,
        changed_at,
      },
    ])
    expect(acceptDifferences([item], differences)).toEqual([
      { id: 'a', amount_cents: 91244, balance_cents: 91244 },
    ])
  })

  it('follows a balance that grew if the whole was to be paid', () => {
    const [difference] = cartDifferences([item], [check({ balance_cents: 99000 })])
    expect(difference).toMatchObject({ kind: 'amount', now_cents: 99000 })
  })

  it('keeps a chosen amount while it fits', () => {
    const part = { ...item, amount_cents: 5000 }
    expect(cartDifferences([part], [check({ state: 'changed', balance_cents: 20000 })])).toEqual([])
    expect(cartDifferences([part], [check({ balance_cents: 4000 })])).toMatchObject([
      { kind: 'amount', now_cents: 4000 },
    ])
  })

  it('keeps more than is due while the office accepts it, and says how much that is', () => {
    const more = { ...item, amount_cents: 100000 }
    expect(moreThanDue([more, item])).toBe(5136)
    expect(cartDifferences([more], [check()])).toEqual([])
    // Paid in part elsewhere: the rest is still what was meant.
    expect(cartDifferences([more], [check({ balance_cents: 50000 })])).toEqual([])
    // The office does not accept it any more, or nothing is due.
    expect(cartDifferences([more], [check({ state: 'changed' })])).toMatchObject([
      { kind: 'amount', was_cents: 100000, now_cents: 94864 },
    ])
    expect(cartDifferences([more], [check({ balance_cents: 0 })])).toMatchObject([
      { kind: 'remove', why: 'paid' },
    ])
  })

  it.each(['paid', 'held', 'pending', 'gone', 'off'] as const)(
    'takes out an item that is %s',
    (state) => {
      const differences = cartDifferences([item], [check({ state, reason: 'Tax lien' })])
      expect(differences).toEqual([
        { kind: 'remove', id: 'a', why: state, changed_at: null, reason: 'Tax lien' },
      ])
      expect(acceptDifferences([item], differences)).toEqual([])
    },
  )

  it('takes out items that the server does not know or that have no balance', () => {
    expect(cartDifferences([item], [])).toMatchObject([{ kind: 'remove', why: 'gone' }])
    expect(cartDifferences([item], [check({ balance_cents: 0 })])).toMatchObject([
      { kind: 'remove', why: 'paid' },
    ])
  })

  it('leaves the other items alone', () => {
    const other = { ...item, id: 'b' }
    const differences = cartDifferences(
      [item, other],
      [check({ state: 'paid' }), check({ id: 'b' })],
    )
    expect(acceptDifferences([item, other], differences)).toEqual([other])
  })
})

describe('the cart against the bill on its page', () => {
  const partsOf = (balance_cents: number) => [{ id: 'a', balance_cents }]

  it('reports nothing while the bill is as it was, and of other bills', () => {
    expect(differencesFromBill([item], partsOf(94864))).toEqual([])
    expect(differencesFromBill([{ ...item, id: 'b' }], partsOf(100))).toEqual([])
  })

  it('follows a balance that was to be paid whole', () => {
    const now = { now_cents: 89864, balance_cents: 89864 }
    expect(differencesFromBill([item], partsOf(89864))).toMatchObject([{ kind: 'amount', ...now }])
  })

  it('keeps a chosen amount while it fits', () => {
    const some = { ...item, amount_cents: 5000 }
    expect(differencesFromBill([some], partsOf(89864))).toEqual([])
    expect(differencesFromBill([some], partsOf(4000))).toMatchObject([{ now_cents: 4000 }])
  })

  it('takes out what is paid', () => {
    expect(differencesFromBill([item], partsOf(0))).toMatchObject([{ kind: 'remove', why: 'paid' }])
  })
})
