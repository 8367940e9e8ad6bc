import { beforeEach, describe, expect, it } from 'vitest'
import type { CartItem } from '@/rules/cart/cart'
import { canPutBack } from '@/rules/cart/removal'
import { cart, removeFromCart, replaceCart } from './cart'
import { putBack, takeFromCart } from './removal'
import { storedItem } from './stored-item.test-support'

const item = (id: string, own: Partial<CartItem> = {}): CartItem => ({
  ...storedItem,
  id,
  bill_number: id,
  ...own,
})

const [one, two, three] = [item('one'), item('two', { amount_cents: 2000 }), item('three')]
const license = item('license', {
  parcel_id: null,
  year: null,
  entry: { owner: 'Ruth Doe', phone: '(937) 555-0101' },
})

const stored = (): unknown => JSON.parse(window.localStorage.getItem('user-cart') ?? 'null')

describe('what was removed from the cart', () => {
  beforeEach(() => replaceCart([one, two, license, three]))

  it.each([
    ['the first', ['one']],
    ['one between, with its amount', ['two']],
    ['what was typed', ['license']],
    ['several', ['one', 'license', 'three']],
    ['all', ['one', 'two', 'license', 'three']],
  ])('is put back in its place: %s', (_, ids) => {
    const removal = takeFromCart(ids)
    expect(cart.items.map(({ id }) => id)).not.toEqual(expect.arrayContaining(ids))
    putBack(removal)
    expect(cart.items).toEqual([one, two, license, three])
    expect(stored()).toEqual([one, two, license, three])
  })

  it('leaves an amount that was accepted since', () => {
    const removal = takeFromCart(['one'])
    const accepted = { ...two, amount_cents: 3000 }
    replaceCart([accepted, license, three])
    putBack(removal)
    expect(cart.items).toEqual([one, accepted, license, three])
  })

  it('is not put back twice, nor once something else came or went', () => {
    const removal = takeFromCart(['two'])
    expect(canPutBack(cart.items, removal)).toBe(true)
    replaceCart([...cart.items, item('four')])
    expect(canPutBack(cart.items, removal)).toBe(false)
    putBack(removal)
    expect(cart.items.map(({ id }) => id)).toEqual(['one', 'license', 'three', 'four'])

    const other = takeFromCart(['four'])
    removeFromCart(['three'])
    expect(canPutBack(cart.items, other)).toBe(false)

    const last = takeFromCart(['license'])
    putBack(last)
    expect(canPutBack(cart.items, last)).toBe(false)
  })
})
