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
import { acceptDifferences, type CartDifference } from '@/rules/cart/cart-check'
import { storageKeys } from '@/rules/constants'
import { session } from './session'
import { storedJson } from './storage'

/** Kept loosely, so that one damaged item does not cost the others. */
const store = storedJson<unknown[]>('local', storageKeys.cart, v.array(v.unknown()), [])

type Items = ReturnType<typeof ref<CartItem[]>>

interface Cart {
  /** Everything stored, replaced as a whole; what a visitor sees is `shownItems()`. */
  items: Items
  /** Something stored could not be read and was left out; the cart says so once. */
  damaged: boolean
  panelOpen: boolean
}

function readStored(): { items: Items; damaged: boolean } {
  const rows = store.read()
  const items = readCart(rows)
  return { items: ref(items), damaged: store.isCorrupt() || items.length < rows.length }
}

export const cart = proxy<Cart>({ ...readStored(), panelOpen: false })

// Two tabs stay in step (product.md, "Cart rules").
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

/** `shownItems()` for a screen, which follows every change. */
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

/** By id: a guest's "Remove all" and the clean-up after a payment are this too (decision 12). */
export function removeFromCart(ids: readonly string[]): void {
  keep(removeItems(cart.items, ids))
}

/** The visitor has seen what changed since the items were added, and accepts it. */
export function acceptInCart(differences: readonly CartDifference[]): void {
  keep(acceptDifferences(cart.items, differences))
}

/** The specification's clear: a guest's removes only what was added while signed in (§4). */
export function clearCart(): void {
  keep(clearItems(cart.items, session.authenticated))
}

/** Puts a whole cart in place. */
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
