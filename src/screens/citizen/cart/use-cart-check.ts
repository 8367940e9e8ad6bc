import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { cartCheckQuery } from '@/api/payments/payments'
import type { RuleCode } from '@/contract/payments/payments'
import type { CartItem } from '@/rules/cart/cart'
import { type CartDifference, cartDifferences } from '@/rules/cart/cart-check'
import { payItemsOf } from '@/rules/cart/pay-items'
import { usePayableItems } from '@/screens/shared/cart/use-payable-items'
import { attempts, lockedItemIds } from '@/state/cart/attempts'

export interface CheckedCart {
  items: CartItem[]
  /** Items of a payment whose outcome is open: they can be neither paid nor removed now. */
  lockedIds: readonly string[]
  payable: CartItem[]
  /** Differences since the item was added, by item. */
  differences: ReadonlyMap<string, CartDifference>
  /** The rule that an item's bill breaks as it is in the cart, by item. */
  rules: ReadonlyMap<string, RuleCode>
  /** The amounts could not be checked here; the checkout checks them again. */
  unchecked: boolean
}

/**
 * The cart with the server's check, which runs each time it is opened (product.md, "Cart rules").
 */
export function useCartCheck(): CheckedCart {
  const items = usePayableItems()
  const { current: attempt } = useSnapshot(attempts)
  const lockedIds = useMemo(() => (attempt === null ? [] : lockedItemIds()), [attempt])
  const payable = useMemo(
    () => items.filter(({ id }) => !lockedIds.includes(id)),
    [items, lockedIds],
  )
  const asked = useMemo(() => payItemsOf(payable), [payable])
  const { data: checks, isError } = useQuery({
    ...cartCheckQuery(asked),
    placeholderData: keepPreviousData,
  })
  const differences = useMemo(() => {
    // An item added after the last answer is not missing: the server was not asked about it.
    const known = payable.filter(({ id }) => checks?.some((check) => check.id === id))
    return new Map(cartDifferences(known, checks ?? []).map((one) => [one.id, one]))
  }, [payable, checks])
  const rules = useMemo(
    () =>
      new Map(
        payable.flatMap(({ id }): [string, RuleCode][] => {
          const rule = checks?.find((check) => check.id === id)?.rule
          return rule === undefined ? [] : [[id, rule]]
        }),
      ),
    [payable, checks],
  )
  return {
    items,
    lockedIds,
    payable,
    differences,
    rules,
    unchecked: isError && checks === undefined,
  }
}
