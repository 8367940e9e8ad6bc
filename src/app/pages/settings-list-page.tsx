import { useRouter } from '@tanstack/react-router'
import { type ListAddress, readListSearch } from '@/contract/list'
import { settingsList } from '@/contract/settings-list'
import { tenantAddress, tenantHost } from '@/rules/tenants/hosts'
import { SettingsList } from '@/screens/office/merchant-list/settings-list'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useListPage } from '@/screens/shared/list/use-list-page'

export type SettingsListSearch = ListAddress<typeof settingsList.query>

export function SettingsListPage({ search }: { search: AddressSearch }) {
  const { site } = useRouter().options.context
  return (
    <SettingsList
      {...useListPage(readListSearch(settingsList.query, search))}
      siteOf={(subDomain) => ({
        href: tenantAddress(site, subDomain),
        host: tenantHost(site.host, subDomain),
      })}
    />
  )
}
