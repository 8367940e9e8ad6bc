import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { settingsApi } from '@/api/merchants/settings-list'
import { settingsList } from '@/contract/merchants/settings-list'
import { stateNames } from '@/rules/merchants/states'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useMay } from '@/state/session/use-may'
import { LinkButton } from '@/ui/action/link-button'
import { MerchantIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { environmentWords, statusWords } from './settings-words'
import { useMerchantActions } from './use-merchant-actions'
import { useSettingNames, useSettingSearch } from './use-setting-search'
import { useSettingsColumns } from './use-settings-columns'

type Filters = typeof settingsList.filters

/** All merchants with the state of their sites, for the provider (product.md A2). */
export function SettingsList() {
  const { zone, search, onSearch } = useListPage(settingsList)
  const { formatMessage } = useIntl()
  const mayAdd = useMay('settings.create')
  const mayExport = useMay('settings.export')
  const state = useListState({ name: 'settings', list: settingsList, search, onSearch })
  const { setting, place, hint } = useSettingSearch({
    text: state.text,
    chosen: search.setting,
    onChoose: (chosen) =>
      onSearch({ ...search, q: undefined, page: undefined, setting: chosen }, { replace: false }),
  })
  const found = setting === undefined ? {} : { setting }
  const merchants = useQuery(settingsApi.page({ query: { ...state.query, ...found } }))
  const { actions, notices } = useMerchantActions(place, merchants.data?.data ?? [])
  const add = mayAdd && (
    <LinkButton asChild>
      <Link to="/admin/settings/add-settings/{-$id}">
        <FormattedMessage id="merchant-list.list.add" />
      </Link>
    </LinkButton>
  )
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-settings" />}
        subtitle={<FormattedMessage id="merchant-list.list.lead" />}
        action={add || undefined}
      />
      {notices}
      <ListScreen
        state={state}
        query={merchants}
        caption={formatMessage({ id: 'office.page.admin-settings' })}
        columns={useSettingsColumns(zone)}
        counted="merchant-list.list.count"
        search={formatMessage({ id: 'merchant-list.list.search' })}
        hint={hint}
        filters={useSettingsFilters()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        link={({ id }, content) => (
          <Link to="/admin/settings/add-settings/{-$id}" params={{ id }} search={{ ...place }}>
            {content}
          </Link>
        )}
        actions={actions}
        empty={
          <EmptyState icon={<MerchantIcon />} {...(add && { action: add })}>
            <FormattedMessage
              id={mayAdd ? 'merchant-list.list.none' : 'merchant-list.list.noneToSee'}
            />
          </EmptyState>
        }
        exports={
          mayExport
            ? {
                report: 'merchants',
                zone,
                fetchPage: (query, signal) =>
                  settingsApi.fetchPage({ query: { ...query, ...found } }, signal),
              }
            : undefined
        }
      />
    </>
  )
}

function useSettingsFilters(): readonly ListFilter<Filters>[] {
  const { formatMessage } = useIntl()
  const statuses = useCodeWords(statusWords)
  const environments = useCodeWords(environmentWords)
  const settings = useSettingNames()
  return [
    {
      kind: 'choices',
      name: 'status',
      label: formatMessage({ id: 'merchant-list.column.status' }),
      options: statuses.options(),
    },
    {
      kind: 'choice',
      name: 'state',
      label: formatMessage({ id: 'merchant-list.column.state' }),
      options: Object.entries(stateNames).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'choice',
      name: 'environment',
      label: formatMessage({ id: 'list.field.environment' }),
      options: environments.options(),
    },
    {
      kind: 'flag',
      name: 'has_problems',
      label: formatMessage({ id: 'merchant-list.filter.problems' }),
    },
    {
      kind: 'choice',
      name: 'setting',
      label: formatMessage({ id: 'merchant-list.filter.setting' }),
      options: settings.map(({ setting, name }) => ({ value: setting, label: name })),
    },
  ]
}
