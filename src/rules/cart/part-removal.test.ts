import { describe, expect, it } from 'vitest'
import type { CartItem } from './cart'
import { ruleAgainstRemoval } from './part-removal'

const settings: CartItem['payment_settings'] = {
  tenders: ['card'],
  card_fee: { rate_bp: 295, minimum_cents: 395 },
  echeck_fee: { flat_cents: 150 },
  echeck_maximum_cents: 2_500_000,
  payer_pays_fee: true,
  partial: true,
  minimum_cents: 5_000,
  overpay: false,
  order: 'oldest-first',
  halves_in_order: true,
  cutoff: '20:00',
  max_items: 20,
}

function part(cycle: string, own: Partial<CartItem> = {}): CartItem {
  return {
    id: `08-004512-2025-${cycle}`,
    department_id: 'real-estate-tax',
    payment_settings: settings,
    isAuth: false,
    label: 'Real estate tax 2025',
    account: '08-004512',
    client: '0001',
    parcel_id: '08-004512',
    year: 2025,
    cycle,
    address: '',
    bill_number: '',
    amount_cents: 90_000,
    balance_cents: 90_000,
    captured_at: '2026-06-01T14:00:00.000Z',
    ...own,
  }
}

const first = part('1')
const second = part('2')
const special = part('S')
const overdue = part('D')
const anyOrder = { payment_settings: { ...settings, halves_in_order: false } }
const little = { amount_cents: 1_000 }

describe('a part of a bill may leave the cart', () => {
  it.each<[string, CartItem[], CartItem]>([
    ['alone', [second], second],
    ['the second half', [first, second], second],
    ['the first half, where the halves have no order', [part('1', anyOrder), second], first],
    ['a special assessment', [first, special, second], special],
    ['what comes after the delinquent balance', [overdue, first], first],
  ])('%s', (_what, parts, item) => {
    expect(ruleAgainstRemoval(parts, item)).toBeNull()
  })
})

describe('a part stays as long as what may not be paid without it', () => {
  it.each<[string, CartItem[], CartItem, string]>([
    ['the first half', [first, second], first, 'halves-in-order'],
    ['the delinquent balance', [overdue, first], overdue, 'delinquent-first'],
    [
      'what makes the least that the office accepts',
      [part('1', anyOrder), part('2', { ...anyOrder, ...little })],
      first,
      'under-minimum',
    ],
  ])('%s', (_what, parts, item, rule) => {
    expect(ruleAgainstRemoval(parts, item)).toBe(rule)
  })
})
