import { useSnapshot } from 'valtio'
import { session } from '@/state/session/session'

/** Citizens and guests fill a cart and pay online; staff does not (product.md 4.1 and 4.2). */
export function useMayPay(): boolean {
  return useSnapshot(session).permissions.includes('payments.pay')
}
