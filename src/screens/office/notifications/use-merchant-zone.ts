import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '@/api/merchants/merchant-settings'
import { useSite } from '@/screens/shared/merchant/site'
import { useTimeZone } from '@/screens/shared/time/time-zone'

/** The zone in which a merchant's notifications go out: also on the root, which has another one. */
export function useMerchantZone(merchantId: string): string {
  const { isTenant } = useSite()
  const page = useTimeZone()
  const { data } = useQuery({ ...settingsQuery(merchantId), enabled: !isTenant })
  return isTenant ? page : (data?.time_zone ?? page)
}
