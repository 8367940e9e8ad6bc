import { useMerchant } from '@/screens/shared/merchant/merchant'

/** The time zone of the provider's own days. */
const providersZone = 'America/New_York'

/** The time zone of the page: the municipality's; the provider's on the root, and while unknown. */
export function useTimeZone(): string {
  return useMerchant()?.time_zone ?? providersZone
}
