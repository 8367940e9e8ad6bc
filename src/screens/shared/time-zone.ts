import { useMerchant } from './merchant'

/** The municipality's zone; the reader's own while the merchant is unknown. */
export function useTimeZone(): string {
  const merchant = useMerchant()
  return merchant?.time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}
