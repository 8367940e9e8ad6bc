import * as v from 'valibot'
import type { Department } from '@/contract/departments/departments'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { blindEntry } from '@/contract/departments/blind-entry'
import { paymentSettings } from '@/contract/departments/payment-settings'
import { chargeCents, id, instant, paidCents, year } from '@/contract/wire'
import { sumOf } from '@/rules/payments/money'

/** The cart's rules (specification §3 "Cart item" and §4 "Cart", decision 12). */

/**
 * One line: an installment of a bill, or a payment without one (its id is a UUID). The first four
 * fields are the specification's.
 */
const cartItem = v.object({
  id,
  department_id: id,
  payment_settings: paymentSettings,
  /** Whether the user was logged in when it was added. */
  isAuth: v.boolean(),
  /** The line's text as the visitor saw it: "Real Estate Tax 2025". */
  label: v.string(),
  account: v.string(),
  client: v.string(),
  /** null without a bill. */
  parcel_id: v.nullable(id),
  year: v.nullable(year),
  cycle: v.string(),
  address: v.string(),
  bill_number: v.string(),
  /** The amount to pay. */
  amount_cents: paidCents,
  /** The balance when the line was added. */
  balance_cents: chargeCents,
  captured_at: instant,
  /** Without a bill: the typed fields (product.md P5). */
  entry: v.optional(blindEntry),
})
export type CartItem = Unchanging<v.InferOutput<typeof cartItem>>

/** Items are replaced, never mutated, so a store's read-only snapshot fits this type. */
type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T

type PayableDepartment = Unchanging<Pick<Department, 'id' | 'payment_settings'>>

/** An item before it is in the cart: adding fills in the rest. */
export type NewCartItem = Omit<CartItem, 'isAuth' | 'department_id' | 'payment_settings'> & {
  readonly department_id?: string
}

export interface AddContext {
  readonly signedIn: boolean
  /** The department in the address, if any (decision 8). */
  readonly currentDepartment: PayableDepartment | null
  readonly departments: readonly PayableDepartment[]
  /** `forcesSingleItem`: another bill replaces the one before. */
  readonly single?: boolean
}

/**
 * Records the login status and fills in the department and its payment settings from the current
 * department or the item's own. An item with the same id is replaced: its amount was edited.
 * Without a known department nothing is added.
 */
export function addItem(
  items: readonly CartItem[],
  item: NewCartItem,
  context: AddContext,
): CartItem[] {
  const department = departmentFor(item, context)
  if (!department) return [...items]
  const added: CartItem = {
    ...item,
    department_id: department.id,
    payment_settings: department.payment_settings,
    isAuth: context.signedIn,
  }
  const kept = context.single
    ? items.filter((other) => other.isAuth || isSameBill(other, added))
    : items
  return kept.some((other) => other.id === added.id)
    ? kept.map((other) => (other.id === added.id ? added : other))
    : [...kept, added]
}

export function removeItem(items: readonly CartItem[], itemId: string): CartItem[] {
  return removeItems(items, [itemId])
}

/** A guest's "Remove all" and the clean-up after a payment delete by id (decision 12). */
export function removeItems(items: readonly CartItem[], ids: readonly string[]): CartItem[] {
  return items.filter((item) => !ids.includes(item.id))
}

/** Empties the cart for a logged-in user; for a guest removes only items added while logged in. */
export function clearItems(items: readonly CartItem[], signedIn: boolean): CartItem[] {
  return signedIn ? [] : items.filter((item) => !item.isAuth)
}

/** Guests see only items added as a guest. */
export function visibleItems(items: readonly CartItem[], signedIn: boolean): CartItem[] {
  return items.filter((item) => signedIn || !item.isAuth)
}

/** Force checkout per item: only for guests, and only when the merchant's setting is on. */
export function forcesSingleItem(
  merchant: Readonly<Pick<MerchantInfo, 'force_guest_checkout_per_item'>> | null,
  signedIn: boolean,
): boolean {
  return !signedIn && merchant?.force_guest_checkout_per_item === true
}

export interface CartGroup {
  department_id: string
  payment_settings: CartItem['payment_settings']
  items: CartItem[]
  subtotal_cents: number
}

/** In the order in which departments entered the cart. */
export function groupByDepartment(items: readonly CartItem[]): CartGroup[] {
  const groups = new Map<string, CartGroup>()
  for (const item of items) {
    const group = groups.get(item.department_id) ?? {
      department_id: item.department_id,
      payment_settings: item.payment_settings,
      items: [],
      subtotal_cents: 0,
    }
    group.items.push(item)
    group.subtotal_cents += item.amount_cents
    groups.set(item.department_id, group)
  }
  return [...groups.values()]
}

export function totalOf(items: readonly Readonly<Pick<CartItem, 'amount_cents'>>[]): number {
  return sumOf(items.map((item) => item.amount_cents))
}

type CartSite = Readonly<Pick<MerchantInfo, 'max_cart_items'>> | null

/** The most lines of a department: its own number, or the site's for all departments together. */
export function mostItems(department: PayableDepartment, site: CartSite): number {
  const { max_items } = department.payment_settings
  return Math.min(max_items, site?.max_cart_items ?? max_items)
}

/** Whether department and site leave room for these ids; ids in the cart need none. */
export function hasRoomFor(
  items: readonly CartItem[],
  department: PayableDepartment,
  ids: readonly string[],
  site: CartSite,
): boolean {
  const withIds = (rows: readonly CartItem[]) =>
    new Set([...rows.map((row) => row.id), ...ids]).size
  const inside = items.filter((item) => item.department_id === department.id)
  return (
    withIds(inside) <= department.payment_settings.max_items &&
    withIds(items) <= (site?.max_cart_items ?? Infinity)
  )
}

export function isFull(items: readonly CartItem[], department: PayableDepartment): boolean {
  const inside = items.filter((item) => item.department_id === department.id)
  return inside.length >= department.payment_settings.max_items
}

/** A stored cart: valid items are kept, everything else is dropped. */
export function readCart(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return []
  const items = new Map<string, CartItem>()
  for (const entry of stored) {
    const parsed = v.safeParse(cartItem, entry)
    if (parsed.success) items.set(parsed.output.id, parsed.output)
  }
  return [...items.values()]
}

/**
 * An item's own department takes precedence over the address: another's settings would price it
 * wrongly.
 */
function departmentFor(item: NewCartItem, context: AddContext): PayableDepartment | null {
  const { currentDepartment, departments } = context
  if (item.department_id === undefined || item.department_id === currentDepartment?.id) {
    return currentDepartment
  }
  return departments.find((department) => department.id === item.department_id) ?? null
}

/** The same for all parts of one bill; a payment without one has its own. */
export function billKey(item: CartItem): string {
  const { department_id, parcel_id } = item
  return parcel_id === null ? item.id : [department_id, parcel_id, item.year].join('/')
}

/** What people count: a bill is one, whichever of its parts are there. */
export function countBills(items: readonly CartItem[]): number {
  return new Set(items.map(billKey)).size
}

/** "Pay one bill at a time": the installments of one bill stay together. */
export function isSameBill(a: CartItem, b: CartItem): boolean {
  return a.parcel_id !== null && billKey(a) === billKey(b)
}
