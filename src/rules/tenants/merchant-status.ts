import type { MerchantInfo } from '@/contract/merchants/merchants'

/** `is_enabled` equals 0: the visitor is redirected to the 404 page (specification §2). */
export function isDisabled(merchant: Readonly<Pick<MerchantInfo, 'is_enabled'>>): boolean {
  return merchant.is_enabled === 0 || merchant.is_enabled === false
}
