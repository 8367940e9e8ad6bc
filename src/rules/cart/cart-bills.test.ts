import { describe, expect, it } from 'vitest'
import type { CartItem } from './cart'
import { cartSections, foldedBills } from './cart-bills'
import { countBills } from './cart'

const tax = 'real-estate-tax'

function part(parcel: string, cycle: string, own: Partial<CartItem> = {}): CartItem {
  return {
    id: `${parcel}-${own.year ?? 2025}-${cycle}`,
    department_id: tax,
    payment_settings: {
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
    },
    isAuth: false,
    label: 'Real estate tax 2025',
    account: parcel,
    client: '0001',
    parcel_id: parcel,
    year: 2025,
    cycle,
    address: '',
    bill_number: '',
    amount_cents: 100,
    balance_cents: 100,
    captured_at: '2026-06-01T14:00:00.000Z',
    ...own,
  }
}

const dog = part('', '', { id: 'a uuid', parcel_id: null, year: null, department_id: 'dogs' })
const dog2 = { ...dog, id: 'another uuid' }

/** "department: bill(parts) bill(parts)". */
const shapeOf = (items: readonly CartItem[]) =>
  cartSections(items).map(
    ({ department_id, bills }) =>
      `${department_id}: ${bills
        .map(({ items: parts }) => `${parts[0].account}(${parts.map(({ cycle }) => cycle).join()})`)
        .join(' ')}`,
  )

describe('the cart by bill', () => {
  it.each<[string, CartItem[], string[]]>([
    ['nothing', [], []],
    ['the halves of a bill together', [part('A', '1'), part('A', '2')], [`${tax}: A(1,2)`]],
    ['another bill first, as the latest', [part('A', '1'), part('B', '1')], [`${tax}: B(1) A(1)`]],
    [
      'a bill first again, when its second half is added',
      [part('A', '1'), part('B', '1'), part('A', '2')],
      [`${tax}: A(1,2) B(1)`],
    ],
    [
      'another year of the parcel is another bill',
      [part('A', '1'), part('A', '1', { year: 2024 })],
      [`${tax}: A(1) A(1)`],
    ],
    [
      'the same number elsewhere is another bill',
      [part('A', '1'), part('A', '1', { department_id: 'permits' })],
      ['permits: A(1)', `${tax}: A(1)`],
    ],
    [
      'departments stay together',
      [part('A', '1'), part('P', 'F', { department_id: 'permits' }), part('B', '1')],
      [`${tax}: B(1) A(1)`, 'permits: P(F)'],
    ],
    ['payments without a bill stand alone', [dog, dog2], ['dogs: () ()']],
  ])('%s', (_, items, shape) => {
    expect(shapeOf(items)).toEqual(shape)
  })

  it('has one amount for a bill and one for a department', () => {
    const [section] = cartSections([part('A', '1'), part('A', '2'), part('B', '1')])
    expect(section?.amount_cents).toBe(300)
    expect(section?.bills.map(({ amount_cents }) => amount_cents)).toEqual([100, 200])
  })

  it.each([
    [[], 0],
    [[part('A', '1'), part('A', '2')], 1],
    [[part('A', '1'), part('A', '1', { year: 2024 }), dog, dog2], 4],
  ] as const)('counts bills, not their parts', (items, bills) => {
    expect(countBills(items)).toBe(bills)
  })
})

describe('the fold', () => {
  const bills = (count: number) =>
    Array.from({ length: count }, (_, index) => part(String.fromCodePoint(97 + index), '1'))
  const folded = (items: readonly CartItem[], loud: readonly string[] = []) =>
    cartSections(items)
      .flatMap((section) => section.bills)
      .filter(({ key }) =>
        foldedBills(cartSections(items), ({ account }) => loud.includes(account)).has(key),
      )
      .map((bill) => bill.items[0].account)

  it.each([
    ['three bills', bills(3), [], []],
    ['one more alone', bills(4), [], []],
    ['two of five', bills(5), [], ['b', 'a']],
    ['seven of ten', bills(10), [], ['g', 'f', 'e', 'd', 'c', 'b', 'a']],
    ['what has something to say stays', bills(6), ['b'], ['c', 'a']],
    ['and leaves one that is no fold', bills(5), ['b'], []],
  ] as const)('%s', (_, items, loud, expected) => {
    expect(folded(items, loud)).toEqual(expected)
  })

  it('counts a bill with three parts as one', () => {
    const parts = ['a', 'b', 'c'].flatMap((parcel) => ['D', '1', '2'].map((c) => part(parcel, c)))
    expect(folded(parts)).toEqual([])
  })
})
