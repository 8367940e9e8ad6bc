import { useSuspenseQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { departmentsQuery } from '@/api/departments/departments'
import type { Bill } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import type { InstallmentAmount } from '@/rules/bills/amounts'
import { type CartItem, forcesSingleItem, hasRoomFor, mostItems, totalOf } from '@/rules/cart/cart'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { attempts, lockedItemIds } from '@/state/cart/attempts'
import { addToCart, removeFromCart, useShownItems } from '@/state/cart/cart'
import { now } from '@/state/clock'
import { session } from '@/state/session/session'
import { linesOfAmounts } from './cart-lines'

export interface BillInCart {
  /** The cart's items of this bill. */
  items: CartItem[]
  total_cents: number
  /** Some of it is part of a payment with an unknown outcome. */
  locked: boolean
  /** Guests pay one bill at a time here (specification §4). */
  single: boolean
  /** The most lines of this department. */
  most: number
  /** Replaces this bill's items by these; false if the cart is full. */
  put: (installments: readonly InstallmentAmount[]) => boolean
  /** All of this bill, or one part of it. */
  remove: (part?: CartItem) => void
}

export function useBillInCart(bill: Bill, department: Department): BillInCart {
  const { data: departments } = useSuspenseQuery(departmentsQuery)
  const { authenticated } = useSnapshot(session)
  const { current: attempt } = useSnapshot(attempts)
  const merchant = useMerchant()
  const shown = useShownItems()
  const own = new Set(bill.installments.map(({ id }) => id))
  const items = shown.filter(({ id }) => own.has(id))
  const single = forcesSingleItem(merchant, authenticated)
  const ids = items.map(({ id }) => id)
  const locked = attempt === null ? [] : lockedItemIds()

  return {
    items,
    total_cents: totalOf(items),
    locked: ids.some((id) => locked.includes(id)),
    single,
    most: mostItems(department, merchant),
    put: (installments) => {
      const lines = linesOfAmounts(bill, installments, department, new Date(now()).toISOString())
      const others = shown.filter(({ id }) => !own.has(id))
      const next = lines.map(({ id }) => id)
      if (!single && !hasRoomFor(others, department, next, merchant)) return false
      removeFromCart(ids.filter((id) => !next.includes(id)))
      addToCart(lines, { currentDepartment: department, departments, single })
      return true
    },
    remove: (part) => removeFromCart(part === undefined ? ids : [part.id]),
  }
}
