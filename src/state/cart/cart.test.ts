import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedItem } from './stored-item.test-support'

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
