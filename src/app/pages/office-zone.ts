import { useSite } from '@/app/guard/site'

/** The calendar of the provider's own days. */
const providersZone = 'America/New_York'

/** Whose days and hours a page of the office means: the merchant's, or on the root the provider's. */
export function useOfficeZone(): string {
  const { isTenant, merchant } = useSite()
  return isTenant ? (merchant?.time_zone ?? providersZone) : providersZone
}
