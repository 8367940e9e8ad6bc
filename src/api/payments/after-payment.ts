import type { QueryClient } from '@tanstack/react-query'
import { keys } from '@/api/keys'

/**
 * After a payment, made here or in another tab: bills and accounts on the screen show it. Prices and
 * checks are marked stale, and the next screen that needs them asks again.
 */
export function refreshAfterPayment(queryClient: QueryClient): void {
  for (const queryKey of [keys.quotes.all, keys.cartCheck.all]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  for (const queryKey of [keys.bills.all, keys.accounts.all]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}
