import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { NotificationScreen } from '@/screens/office/notifications/notification-screen'
import {
  isNotificationType,
  type NotificationSearch,
  stepAfterContent,
} from '@/screens/office/notifications/steps'

export const Route = createFileRoute(
  '/_admin/notifications/$merchantId/notification/$type/{-$notificationId}',
)({
  ...officeRoute(officeScreens.notification),
  validateSearch: searchOf<NotificationSearch>(),
  component: Page,
})

function Page() {
  const { merchantId, type, notificationId } = Route.useParams()
  const { step } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <NotificationScreen
      key={notificationId ?? 'new'}
      merchantId={merchantId}
      // Any other word in the address is no type, and the cloud would not know it.
      type={isNotificationType(type) ? type : 'GENERAL'}
      notificationId={notificationId}
      step={typeof step === 'string' ? step : undefined}
      onStep={(next) => void navigate({ to: '.', search: { step: next } })}
      onAdded={({ id, channel }) =>
        void navigate({
          to: '/notifications/$merchantId/notification/$type/{-$notificationId}',
          params: { merchantId, type, notificationId: id },
          search: { step: stepAfterContent(channel) },
          replace: true,
          ignoreBlocker: true,
        })
      }
    />
  )
}
