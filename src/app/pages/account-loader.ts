import type { QueryClient } from '@tanstack/react-query'
import { accountQuery, type AccountKey } from '@/api/accounts'
import { session } from '@/state/session'

/**
 * Nothing is asked for anybody else (product.md P8); a failure shows where the data would be. Apart
 * from its route, which every page knows.
 */
export function askForAccount(queryClient: QueryClient, id: string, of: AccountKey): void {
  if (session.user?.id === id) queryClient.query(accountQuery(of)).catch(() => undefined)
}
