import { describe, expect, test } from 'vitest'
import {
  addItem,
  type CartItem,
  clearItems,
  forcesSingleItem,
  groupByDepartment,
  hasRoomFor,
  isFull,
  mostItems,
  type NewCartItem,
  readCart,
  removeItem,
  removeItems,
  totalOf,
  visibleItems,
} from './cart'
import { payableItems } from './payable-items'

const settings: CartItem['payment_settings'] = {
  tenders: ['echeck', 'card'],
  card_fee: { rate_bp: 295, minimum_cents: 395 },
  echeck_fee: { flat_cents: 150 },
  echeck_maximum_cents: null,
  payer_pays_fee: true,
  partial: true,
  minimum_cents: 500,
  overpay: false,
  order: 'oldest-first',
  halves_in_order: true,
  cutoff: '17:00',
  max_items: 3,
}
const tax = { id: 'real-estate-tax', payment_settings: settings }
const dogs = { id: 'dog-licenses', payment_settings: { ...settings, partial: false } }
const guest = { signedIn: false, currentDepartment: tax, departments: [tax, dogs] }
const signedIn = { ...guest, signedIn: true }

function bill(id: string, facts: Partial<NewCartItem> = {}): NewCartItem {
  return {
    id,
    label: 'Real Estate Tax 2025',
    account: '08-004512',
    client: '0001',
    parcel_id: 'p1',
    year: 2025,
    cycle: '1',
    address: '114 Maple St',
    bill_number: '25-081-1',
    amount_cents: 94864,
    balance_cents: 94864,
    captured_at: '2026-06-01T14:00:00.000Z',
    ...facts,
  }
}

const ids = (items: readonly CartItem[]) => items.map((item) => item.id)
/** `g` was added as a guest, `u` while logged in. */
const mixed = addItem(addItem([], bill('g'), guest), bill('u', { parcel_id: 'p2' }), signedIn)

describe('adding an item (§4)', () => {
  test.each([
    ['a guest', guest, false],
    ['a logged-in user', signedIn, true],
  ])('records the login status: %s', (_who, context, isAuth) => {
    expect(addItem([], bill('1'), context)[0]?.isAuth).toBe(isAuth)
  })

  test('fills the department and its payment settings from the current department', () => {
    expect(addItem([], bill('1'), guest)[0]).toMatchObject({
      department_id: 'real-estate-tax',
      payment_settings: tax.payment_settings,
    })
  })

  test("or from the item's department", () => {
    const nowhere = { ...guest, currentDepartment: null }
    expect(addItem([], bill('1', { department_id: 'dog-licenses' }), nowhere)[0]).toMatchObject({
      department_id: 'dog-licenses',
      payment_settings: dogs.payment_settings,
    })
  })

  test("an item of another department keeps its own: the current one's would price it wrongly", () => {
    const added = addItem([], bill('1', { department_id: 'dog-licenses' }), guest)
    expect(added[0]?.payment_settings).toBe(dogs.payment_settings)
  })

  test('without a known department nothing is added', () => {
    const nowhere = { ...guest, currentDepartment: null }
    expect(addItem(mixed, bill('1'), nowhere)).toEqual(mixed)
    expect(addItem(mixed, bill('1', { department_id: 'gone' }), guest)).toEqual(mixed)
  })

  test('an item with the same id is replaced in place: its amount was edited', () => {
    const items = addItem(addItem([], bill('1'), guest), bill('2'), guest)
    const edited = addItem(items, bill('1', { amount_cents: 500 }), guest)
    expect(ids(edited)).toEqual(['1', '2'])
    expect(edited[0]?.amount_cents).toBe(500)
  })

  test('the given cart is not mutated', () => {
    const items: CartItem[] = []
    addItem(items, bill('1'), guest)
    expect(items).toEqual([])
  })
})

describe('removing and clearing (§4)', () => {
  test('delete removes by id', () => {
    expect(ids(removeItem(mixed, 'g'))).toEqual(['u'])
    expect(ids(removeItem(mixed, 'nothing'))).toEqual(['g', 'u'])
  })

  test('clearing empties the cart for a logged-in user', () => {
    expect(clearItems(mixed, true)).toEqual([])
  })

  test('clearing removes for a guest only the items added while logged in', () => {
    expect(ids(clearItems(mixed, false))).toEqual(['g'])
  })

  test('a guest\'s "Remove all" and the clean-up after payment delete by id (decision 12)', () => {
    expect(ids(removeItems(mixed, ids(visibleItems(mixed, false))))).toEqual(['u'])
    expect(removeItems(mixed, ['g', 'u'])).toEqual([])
  })
})

describe('seeing (§4)', () => {
  test('guests see only items added as a guest', () => {
    expect(ids(visibleItems(mixed, false))).toEqual(['g'])
  })

  test('a logged-in user sees all', () => {
    expect(ids(visibleItems(mixed, true))).toEqual(['g', 'u'])
  })
})

describe('force checkout per item (§4)', () => {
  test.each([
    ['a guest where the setting is on', true, false, true],
    ['never a logged-in user', true, true, false],
    ['never where the setting is off', false, false, false],
    ['nobody where it is off', false, true, false],
  ])('%s', (_rule, on, isSignedIn, forced) => {
    expect(forcesSingleItem({ force_guest_checkout_per_item: on }, isSignedIn)).toBe(forced)
  })

  test('not before the merchant is known', () => expect(forcesSingleItem(null, false)).toBe(false))

  test('another bill replaces the one before; items added while signed in stay', () => {
    const single = { ...guest, single: true }
    expect(ids(addItem(mixed, bill('n', { parcel_id: 'p9' }), single))).toEqual(['u', 'n'])
  })

  test('earlier bills wait, whole', () => {
    const cart = [bill('1'), bill('2', { cycle: '2' }), bill('o', { parcel_id: 'p9' })].reduce(
      (all: CartItem[], item) => addItem(all, item, guest),
      [],
    )
    expect(ids(payableItems(cart, true))).toEqual(['o'])
    expect(ids(payableItems(removeItem(cart, 'o'), true))).toEqual(['1', '2'])
    expect(ids(payableItems(cart, false))).toEqual(['1', '2', 'o'])
    expect(payableItems([], true)).toEqual([])
  })

  test('the installments of one bill stay together', () => {
    const single = { ...guest, single: true }
    const first = addItem([], bill('1'), single)
    expect(ids(addItem(first, bill('2', { cycle: '2' }), single))).toEqual(['1', '2'])
    expect(ids(addItem(first, bill('3', { year: 2024 }), single))).toEqual(['3'])
  })
})

describe('what the panel shows (product.md 2.2)', () => {
  const items = [
    bill('1'),
    bill('d', { department_id: 'dog-licenses', amount_cents: 2000 }),
    bill('2', { amount_cents: 100 }),
  ].reduce((all: CartItem[], item) => addItem(all, item, guest), [])

  test('items grouped by department with a subtotal, in the order of adding', () => {
    expect(
      groupByDepartment(items).map((group) => [
        group.department_id,
        ids(group.items),
        group.subtotal_cents,
      ]),
    ).toEqual([
      ['real-estate-tax', ['1', '2'], 94964],
      ['dog-licenses', ['d'], 2000],
    ])
  })

  test('a total', () => {
    expect(totalOf(items)).toBe(96964)
    expect(totalOf([])).toBe(0)
  })

  test('the department setting limits the number of items', () => {
    expect(isFull(items, tax)).toBe(false)
    expect(hasRoomFor(items, tax, ['3'], null)).toBe(true)
    expect(hasRoomFor(items, tax, ['3', '4'], null)).toBe(false)
    const full = addItem(items, bill('3'), guest)
    expect(isFull(full, tax)).toBe(true)
    expect(isFull(full, dogs)).toBe(false)
  })

  test('so does the site’s, for all departments together', () => {
    expect(hasRoomFor(items, tax, ['3'], { max_cart_items: 4 })).toBe(true)
    expect(hasRoomFor(items, tax, ['3'], { max_cart_items: 3 })).toBe(false)
    expect(hasRoomFor(items, tax, ['1'], { max_cart_items: 3 })).toBe(true)
    expect(mostItems(tax, { max_cart_items: 2 })).toBe(2)
    expect(mostItems(tax, { max_cart_items: 50 })).toBe(tax.payment_settings.max_items)
    // A server of the specification alone does not say it.
    expect(mostItems(tax, {})).toBe(tax.payment_settings.max_items)
  })

  test('an item that is in the cart already needs no more room', () => {
    const full = addItem(items, bill('3'), guest)
    expect(hasRoomFor(full, tax, ['1', '2', '3'], null)).toBe(true)
    expect(hasRoomFor(full, tax, ['4'], null)).toBe(false)
  })
})

describe('a stored cart', () => {
  test('a valid cart is restored', () => {
    expect(readCart(structuredClone(mixed))).toEqual(mixed)
  })

  test.each([
    ['nothing', null],
    ['an object', { items: [] }],
    ['text', 'items'],
  ])('%s is an empty cart', (_case, stored) => expect(readCart(stored)).toEqual([]))

  test('invalid items are dropped, the rest is kept', () => {
    const [g] = mixed
    const stored = [
      { ...g, amount_cents: 9.5 },
      { ...g, id: 'ok' },
      { id: 'x' },
      { ...g, id: 'no', isAuth: 'yes' },
      7,
    ]
    expect(ids(readCart(stored))).toEqual(['ok'])
  })

  test('ids are unique', () => {
    expect(ids(readCart([...mixed, ...mixed]))).toEqual(['g', 'u'])
  })
})
