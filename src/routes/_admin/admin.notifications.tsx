import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { notificationMerchantList } from '@/contract/notifications/notifications'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { NotificationMerchants } from '@/screens/office/notifications/notification-merchants'

export const Route = createFileRoute('/_admin/admin/notifications')({
  ...officeRoute(officeScreens.notifications),
  validateSearch: searchOf<ListAddress<typeof notificationMerchantList.query>>(),
  component: NotificationMerchants,
})
