import { expect, waitFor, within } from 'storybook/test'
import type { ItemCheck } from '@/contract/payments/payments'
import type { CartItem } from '@/rules/cart/cart'
import { inside } from '../../support/page'

/** What the cart's stories look at, and how the server answers about an item. */

export function check(item: CartItem, own: Partial<ItemCheck> = {}): ItemCheck {
  return {
    id: item.id,
    department_id: item.department_id,
    state: 'ok',
    balance_cents: item.balance_cents,
    changed_at: null,
    reason: null,
    ...own,
  }
}

/** Waits until the drawer has slid in, because its colors blend during the transition. */
export async function drawerOf(canvasElement: HTMLElement) {
  const drawer = await inside(canvasElement).findByRole('dialog', { name: 'Cart' })
  await waitFor(() => expect(getComputedStyle(drawer).opacity).toBe('1'))
  return within(drawer)
}

export async function panelOf(canvasElement: HTMLElement) {
  const panel = await inside(canvasElement).findByRole('region', { name: 'Cart' })
  // The content of a filled cart comes later than its heading.
  await waitFor(() => expect(panel.children.length).toBeGreaterThan(1))
  return within(panel)
}
