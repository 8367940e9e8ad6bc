import { may } from '@/rules/permissions'
import { useViewer } from '@/state/viewer'

/** Citizens and guests fill a cart and pay online; staff does not (product.md 4.1 and 4.2). */
export function useMayPay(): boolean {
  return may(useViewer().subject, 'payments.pay')
}
