import { useMayCheck } from '@/state/session/use-may'
import { useSite } from '@/screens/shared/merchant/site'

/**
 * Receipts are on the merchant's own site, and an office's id opens one for who is signed in there
 * (decision 41). From the root domain that is who may enter the site, which Support may not.
 */
export function useMayOpenReceipts(): boolean {
  const { isTenant } = useSite()
  const may = useMayCheck()
  return may('receipts.view') && (isTenant || may('departments.view'))
}
