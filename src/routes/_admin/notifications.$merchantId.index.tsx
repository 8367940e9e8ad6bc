import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { notificationList } from '@/contract/notifications/notifications'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { NotificationList } from '@/screens/office/notifications/notification-list'

export const Route = createFileRoute('/_admin/notifications/$merchantId/')({
  ...officeRoute(officeScreens.notificationList),
  validateSearch: searchOf<ListAddress<typeof notificationList.query>>(),
  component: Page,
})

function Page() {
  return <NotificationList merchantId={Route.useParams().merchantId} />
}
