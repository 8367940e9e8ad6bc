import { beforeEach, describe, expect, it, vi } from 'vitest'

const storedItem = {
  id: '25-081-1',
  department_id: 'real-estate-tax',
  payment_settings: {
    tenders: ['echeck', 'card'],
    card_fee: { rate_bp: 295, minimum_cents: 395 },
    echeck_fee: { flat_cents: 150 },
    echeck_maximum_cents: null,
    payer_pays_fee: true,
    partial: true,
    minimum_cents: 5000,
    overpay: false,
    order: 'oldest-first',
    halves_in_order: true,
    cutoff: '17:00',
    max_items: 20,
  },
  isAuth: false,
  label: 'Real Estate Tax 2025',
  account: '08-004512',
  client: '0001',
  parcel_id: '08-004512',
  year: 2025,
  cycle: '1',
  address: '1142 Market Street',
  bill_number: '25-081-1',
  amount_cents: 94864,
  balance_cents: 94864,
  captured_at: '2026-06-01T14:00:00.000Z',
}

/** Loads the module as a page does. */
async function load() {
  vi.resetModules()
  return import('./cart')
}

beforeEach(() => {
  window.localStorage.clear()
})

describe('the cart in storage', () => {
  it('is under user-cart (specification §3)', async () => {
    window.localStorage.setItem('user-cart', JSON.stringify([storedItem]))
    const { cart, removeFromCart } = await load()
    expect(cart.items).toHaveLength(1)
    expect(cart.damaged).toBe(false)
    removeFromCart([storedItem.id])
    expect(window.localStorage.getItem('user-cart')).toBe('[]')
  })

  it.each(['{', '"text"', '{"items":[]}'])(
    'starts empty and says so when corrupt: %s',
    async (text) => {
      window.localStorage.setItem('user-cart', text)
      const { cart } = await load()
      expect(cart.items).toEqual([])
      expect(cart.damaged).toBe(true)
    },
  )

  it('keeps the valid items when one is damaged, and reports it', async () => {
    window.localStorage.setItem('user-cart', JSON.stringify([storedItem, { id: 'broken' }]))
    const { cart, forgetDamage } = await load()
    expect(cart.items.map((item) => item.id)).toEqual([storedItem.id])
    expect(cart.damaged).toBe(true)
    forgetDamage()
    expect((await load()).cart.damaged).toBe(false)
  })

  it('follows another tab', async () => {
    const { cart } = await load()
    window.localStorage.setItem('user-cart', JSON.stringify([storedItem]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-cart' }))
    expect(cart.items).toHaveLength(1)
  })

  it('reports it too when another tab stored something unreadable', async () => {
    const { cart } = await load()
    window.localStorage.setItem('user-cart', JSON.stringify([storedItem, { id: 'broken' }]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-cart' }))
    expect(cart.items).toHaveLength(1)
    expect(cart.damaged).toBe(true)
  })

  it('shows a guest only what was added as a guest (specification §4)', async () => {
    const signedIn = { ...storedItem, id: 'other', isAuth: true }
    window.localStorage.setItem('user-cart', JSON.stringify([storedItem, signedIn]))
    const { shownItems, clearCart } = await load()
    expect(shownItems().map((item) => item.id)).toEqual([storedItem.id])
    clearCart()
    expect(JSON.parse(window.localStorage.getItem('user-cart') ?? '')).toEqual([storedItem])
  })
})
