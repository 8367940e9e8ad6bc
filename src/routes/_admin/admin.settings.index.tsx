import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { settingsList } from '@/contract/merchants/settings-list'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { SettingsList } from '@/screens/office/merchant-list/settings-list'

export const Route = createFileRoute('/_admin/admin/settings/')({
  ...officeRoute(officeScreens.settings),
  validateSearch: searchOf<ListAddress<typeof settingsList.query>>(),
  component: SettingsList,
})
