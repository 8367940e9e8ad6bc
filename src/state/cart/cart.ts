import { useMemo } from 'react'
import * as v from 'valibot'
import { proxy, ref, useSnapshot } from 'valtio'
import {
  addItem,
  type AddContext,
  type CartItem,
  clearItems,
  type NewCartItem,
  readCart,
  removeItems,
  visibleItems,
} from '@/rules/cart/cart'
import { storageKeys } from '@/rules/constants'
import { session } from '@/state/session/session'
import { storedJson } from '@/state/storage'

/** Validated item by item, so that one damaged item does not lose the others. */
const store = storedJson<unknown[]>('local', storageKeys.cart, v.array(v.unknown()), [])

type Items = ReturnType<typeof ref<CartItem[]>>

interface Cart {
  /** All stored items, replaced as a whole; a visitor sees `shownItems()`. */
  items: Items
  /** A stored item could not be read and was left out; the cart reports it once. */
  damaged: boolean
  panelOpen: boolean
}

function readStored(): { items: Items; damaged: boolean } {
  const rows = store.read()
  const items = readCart(rows)
  return { items: ref(items), damaged: store.isCorrupt() || items.length < rows.length }
}

export const cart = proxy<Cart>({ ...readStored(), panelOpen: false })

// Keeps the tabs in step (product.md, "Cart rules").
store.onOtherTab(() => {
  const { items, damaged } = readStored()
  cart.items = items
  if (damaged) cart.damaged = true
})

function keep(items: CartItem[]): void {
  cart.items = ref(items)
  store.write(items)
}

/** Guests see only what was added as a guest (specification §4). */
export function shownItems(): CartItem[] {
  return visibleItems(cart.items, session.authenticated)
}

/** `shownItems()` for a screen, with updates. */
export function useShownItems(): CartItem[] {
  const { items } = useSnapshot(cart)
  const { authenticated } = useSnapshot(session)
  return useMemo(() => visibleItems(items, authenticated), [items, authenticated])
}

export function addToCart(
  items: readonly NewCartItem[],
  context: Omit<AddContext, 'signedIn'>,
): void {
  const full = { ...context, signedIn: session.authenticated }
  keep(items.reduce((all: CartItem[], item) => addItem(all, item, full), cart.items))
}

/** By id: also used for a guest's "Remove all" and after a payment (decision 12). */
export function removeFromCart(ids: readonly string[]): void {
  keep(removeItems(cart.items, ids))
}

/** The specification's clear: a guest's removes only what was added while signed in (§4). */
export function clearCart(): void {
  keep(clearItems(cart.items, session.authenticated))
}

/** Replaces the whole cart. */
export function replaceCart(items: readonly CartItem[]): void {
  keep([...items])
}

export function forgetDamage(): void {
  cart.damaged = false
  store.write(cart.items)
}

export function showCart(open: boolean): void {
  cart.panelOpen = open
}
