import { FormattedMessage } from 'react-intl'
import type { NotificationFields } from '@/contract/notifications/notification-fields'
import { reachesOthers } from '@/rules/notifications/usual-audience'
import { Banner } from '@/ui/feedback/banner'

/** A notice about bills that also goes to people who have none of that kind. */
export function OthersNotice({ fields }: { fields: NotificationFields }) {
  if (!reachesOthers(fields)) return null
  return (
    <Banner tone="due" role="status">
      <FormattedMessage id="notification.audience.others" />
    </Banner>
  )
}
