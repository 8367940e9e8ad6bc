import { SiteNotices } from '@/layouts/site-notices'
import { dismissNotice, useSiteNotices } from '@/screens/shared/merchant/site-notices'

/** What the city tells its visitors now, but for what this one has put away. */
export function CityNotices() {
  return <SiteNotices notices={useSiteNotices()} onDismiss={dismissNotice} />
}
