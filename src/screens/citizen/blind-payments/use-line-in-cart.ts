import { useSuspenseQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { departmentsQuery } from '@/api/departments/departments'
import type { Department } from '@/contract/departments/departments'
import { forcesSingleItem, hasRoomFor, mostItems, type NewCartItem } from '@/rules/cart/cart'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { addToCart, shownItems } from '@/state/cart/cart'
import { session } from '@/state/session/session'

export interface LineInCart {
  /** Guests pay one item at a time here (specification §4). */
  single: boolean
  /** The most lines of this department. */
  most: number
  /** Returns false if the cart is full. */
  put: (line: NewCartItem) => boolean
}

export function useLineInCart(department: Department): LineInCart {
  const { data: departments } = useSuspenseQuery(departmentsQuery)
  const { authenticated } = useSnapshot(session)
  const merchant = useMerchant()
  const single = forcesSingleItem(merchant, authenticated)
  return {
    single,
    most: mostItems(department, merchant),
    put: (line) => {
      if (!single && !hasRoomFor(shownItems(), department, [line.id], merchant)) return false
      addToCart([line], { currentDepartment: department, departments, single })
      return true
    },
  }
}
