import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useMerchantInfo } from '@/screens/shared/merchant/merchant'
import { lazyUi } from '@/ui/theme/late-ui'

// Few cities have one at a time, so they are not on the first screen.
const CityNotices = lazyUi(async () => (await import('./city-notices')).CityNotices)

/** What the city tells everybody, above a page of its site; nothing on a host that knows of none. */
export function NoticesAbove() {
  const hasNotices = useMerchantInfo()?.notices !== undefined
  if (!hasNotices) return null
  return (
    <LazyBoundary>
      <CityNotices />
    </LazyBoundary>
  )
}
