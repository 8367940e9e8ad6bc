import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { departmentsQuery } from '@/api/departments/departments'
import type { Account } from '@/contract/bills/accounts'
import type { Department } from '@/contract/departments/departments'
import type { AccountWay } from '@/rules/bills/account-ways'
import { type CartItem, hasRoomFor, mostItems } from '@/rules/cart/cart'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { attempts, lockedItemIds } from '@/state/cart/attempts'
import { addToCart, removeFromCart, useShownItems } from '@/state/cart/cart'
import { now } from '@/state/clock'
import type { BillPieces } from './bill-pieces'

export interface AccountCart {
  /** What of this account is in the cart. */
  items: CartItem[]
  /** Some of it is part of a payment whose outcome is not known yet. */
  locked: boolean
  /** The most lines of this department. */
  most: number
  /** Puts this in, instead of what was there of this account; false when there is no room. */
  put: (way: AccountWay) => boolean
  remove: () => void
}

export function useAccountCart(
  account: Account,
  department: Department,
  linesOf: BillPieces['linesOf'],
): AccountCart {
  const { data: departments = [] } = useQuery(departmentsQuery)
  const { current: attempt } = useSnapshot(attempts)
  const merchant = useMerchant()
  const shown = useShownItems()
  const own = new Set(account.bills.flatMap(({ open }) => open.map(({ id }) => id)))
  const items = shown.filter(({ id }) => own.has(id))
  const ids = items.map(({ id }) => id)
  const locked = attempt === null ? [] : lockedItemIds()
  return {
    items,
    locked: ids.some((id) => locked.includes(id)),
    most: mostItems(department, merchant),
    put: ({ rows }) => {
      const capturedAt = new Date(now()).toISOString()
      const lines = rows.flatMap((row) => linesOf(row, department, capturedAt))
      const next = lines.map(({ id }) => id)
      const others = shown.filter(({ id }) => !own.has(id))
      if (!hasRoomFor(others, department, next, merchant)) return false
      removeFromCart(ids.filter((id) => !next.includes(id)))
      addToCart(lines, { currentDepartment: department, departments })
      return true
    },
    remove: () => removeFromCart(ids),
  }
}
