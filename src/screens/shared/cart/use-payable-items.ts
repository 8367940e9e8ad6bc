import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { type CartItem, forcesSingleItem } from '@/rules/cart/cart'
import { payableItems } from '@/rules/cart/payable-items'
import { useShownItems } from '@/state/cart/cart'
import { session } from '@/state/session/session'
import { useMerchant } from '@/screens/shared/merchant/merchant'

/** The cart's items that the visitor may pay now. */
export function usePayableItems(): CartItem[] {
  const items = useShownItems()
  const merchant = useMerchant()
  const { authenticated } = useSnapshot(session)
  return useMemo(
    () => payableItems(items, forcesSingleItem(merchant, authenticated)),
    [items, merchant, authenticated],
  )
}
