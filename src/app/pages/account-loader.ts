import type { QueryClient } from '@tanstack/react-query'
import { accountQuery, type AccountKey } from '@/api/bills/accounts'
import { session } from '@/state/session/session'

/**
 * Loads only the visitor's own data (product.md P8); a failure shows in its place. Separate from
 * its route, which every page loads.
 */
export function askForAccount(queryClient: QueryClient, id: string, of: AccountKey): void {
  if (session.user?.id === id) queryClient.query(accountQuery(of)).catch(() => undefined)
}
