import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { merchantInfoQuery, siteOffQuery } from '@/api/merchants/merchants'
import { closedTo, type MaintenanceNotice } from '@/rules/maintenance/maintenance'
import { session } from '@/state/session/session'
import { isPaymentInFlight } from '@/state/cart/payments-in-flight'
import { useInLanguage } from './in-language'

/**
 * Whether the whole site is off for this visitor: merchant-info says so, or answers 503 itself
 * (decision 1). Read from the cache: it makes no call.
 */
export function useSiteOff(): MaintenanceNotice | null {
  const { data } = useQuery({ ...merchantInfoQuery, enabled: false })
  const { data: off } = useQuery(siteOffQuery)
  const maintenance = useInLanguage(off ?? data?.maintenance ?? null)
  // Every office role has it, and no other (product.md 4.1).
  const isStaff = useSnapshot(session).permissions.includes('dashboard.view')
  // A payment in progress finishes first (product.md A25).
  return isPaymentInFlight() ? null : closedTo(maintenance, isStaff)
}
