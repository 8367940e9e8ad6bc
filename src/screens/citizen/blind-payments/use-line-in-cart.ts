import { useSuspenseQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { departmentsQuery } from '@/api/departments/departments'
import type { Department } from '@/contract/departments/departments'
import {
  type CartItem,
  forcesSingleItem,
  hasRoomFor,
  mostItems,
  type NewCartItem,
} from '@/rules/cart/cart'
import { isTwiceInCart, paidFacts } from '@/rules/departments/blind-entry'
import type { BlindForm } from '@/rules/departments/blind-price'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { addToCart, shownItems } from '@/state/cart/cart'
import { session } from '@/state/session/session'

export interface LineInCart {
  /** Guests pay one item at a time here (specification §4). */
  single: boolean
  /** The most lines of this department. */
  most: number
  /** The cart has the same with this amount already. */
  hasRepeated: (line: NewCartItem, form: BlindForm) => boolean
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
    // A single item takes the place of the one before.
    hasRepeated: (line, form) => !single && isInCart(shownItems(), department.id, line, form),
    put: (line) => {
      if (!single && !hasRoomFor(shownItems(), department, [line.id], merchant)) return false
      addToCart([line], { currentDepartment: department, departments, single })
      return true
    },
  }
}

function isInCart(
  items: readonly CartItem[],
  department_id: string,
  line: NewCartItem,
  form: BlindForm,
): boolean {
  const purposeOf = ({ amount_cents, entry = {} }: Pick<CartItem, 'amount_cents' | 'entry'>) => ({
    department_id,
    amount_cents,
    paid_for: paidFacts(form, entry),
  })
  return items.some(
    (item) =>
      item.department_id === department_id &&
      item.entry !== undefined &&
      isTwiceInCart(purposeOf(item), purposeOf(line)),
  )
}
