import { Link, useRouter } from '@tanstack/react-router'
import { type ListAddress, readListSearch } from '@/contract/list'
import { settingsList } from '@/contract/settings-list'
import { tenantAddress, tenantHost } from '@/rules/tenants/hosts'
import { SettingsList } from '@/screens/office/merchant-list/settings-list'
import { LinkButton } from '@/ui/action/link-button'
import type { AddressSearch } from './address-search'
import { useListPage } from './use-list-page'

export type SettingsListSearch = ListAddress<typeof settingsList.query>

const settingsPath = '/admin/settings/add-settings/{-$id}'

export function SettingsListPage({ search }: { search: AddressSearch }) {
  const { site } = useRouter().options.context
  return (
    <SettingsList
      {...useListPage(readListSearch(settingsList.query, search))}
      siteOf={(subDomain) => ({
        href: tenantAddress(site, subDomain),
        host: tenantHost(site.host, subDomain),
      })}
      settingsLink={({ id }, content, place) => (
        <Link to={settingsPath} params={{ id }} search={{ ...place }}>
          {content}
        </Link>
      )}
      settingsItem={({ id }, item, place) => (
        <Link to={settingsPath} params={{ id }} search={{ ...place }} {...item} />
      )}
      addLink={(content) => (
        <LinkButton asChild>
          <Link to={settingsPath}>{content}</Link>
        </LinkButton>
      )}
    />
  )
}
