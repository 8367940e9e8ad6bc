import { useSite } from '@/app/guard/site'

/** The time zone of the provider's own days. */
const providersZone = 'America/New_York'

/** The time zone of an office page: the merchant's, or on the root the provider's. */
export function useOfficeZone(): string {
  const { isTenant, merchant } = useSite()
  return isTenant ? (merchant?.time_zone ?? providersZone) : providersZone
}
