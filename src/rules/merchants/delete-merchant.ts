import type { MerchantRefusal } from '@/contract/merchants/merchant-status'

interface Deletable {
  readonly isEnabled: boolean
  /** Asked last, because it reads the merchant's books. */
  readonly hasPayments: () => boolean
}

/**
 * Why a merchant cannot be deleted now (product.md A2); null: it can. Its payments are its books,
 * and an open site would disappear under its visitors.
 */
export function deleteProblem({
  isEnabled,
  hasPayments,
}: Deletable): Extract<MerchantRefusal, 'enabled' | 'has_payments'> | null {
  if (isEnabled) return 'enabled'
  return hasPayments() ? 'has_payments' : null
}
