import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { maintenanceWindowsApi } from '@/api/merchants/maintenance-windows'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import { maintenanceWindowList } from '@/contract/merchants/maintenance-windows'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useMay } from '@/state/session/use-may'
import { LinkButton } from '@/ui/action/link-button'
import { AddIcon, MaintenanceIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { type MaintenanceSearch, newWindowId } from './maintenance-search'
import { useWindowActions } from './use-window-actions'
import { useWindowColumns } from './use-window-columns'
import { levelWords, stateWords } from './window-words'

type Filters = typeof maintenanceWindowList.filters

interface MaintenanceListProps {
  search: Omit<MaintenanceSearch, 'window'>
  onSearch: (next: object, options: { readonly replace: boolean }) => void
}

/** Current, upcoming and past windows. */
export function MaintenanceList({ search, onSearch }: MaintenanceListProps) {
  const { formatMessage } = useIntl()
  const mayPlan = useMay('maintenance.edit')
  const state = useListState({
    name: 'maintenance-windows',
    list: maintenanceWindowList,
    search,
    onSearch,
  })
  const windows = useQuery(maintenanceWindowsApi.page({ query: state.query }))
  const { actions, notices } = useWindowActions({ list: search })
  const add = mayPlan && (
    <LinkButton asChild>
      <Link to="/admin/maintenance" search={{ ...search, window: newWindowId }}>
        <AddIcon />
        <FormattedMessage id="maintenance-windows.list.add" />
      </Link>
    </LinkButton>
  )
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-maintenance" />}
        subtitle={<FormattedMessage id="maintenance-windows.list.lead" />}
        action={add || undefined}
      />
      {notices}
      <ListScreen
        state={state}
        query={windows}
        caption={formatMessage({ id: 'office.page.admin-maintenance' })}
        columns={useWindowColumns()}
        search={formatMessage({ id: 'maintenance-windows.list.search' })}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={({ message }) => message}
        link={({ id }, content) => (
          <Link to="/admin/maintenance" search={{ ...search, window: id }}>
            {content}
          </Link>
        )}
        actions={actions}
        empty={
          <EmptyState icon={<MaintenanceIcon />} {...(add && { action: add })}>
            <FormattedMessage id="maintenance-windows.list.none" />
          </EmptyState>
        }
      />
    </>
  )
}

function useFilters(): readonly ListFilter<Filters>[] {
  const { formatMessage } = useIntl()
  const levels = useCodeWords(levelWords)
  const states = useCodeWords(stateWords)
  const { data: merchants } = useQuery(merchantListQuery)
  return [
    {
      kind: 'choices',
      name: 'state',
      label: formatMessage({ id: 'list.field.status' }),
      options: states.options(),
    },
    {
      kind: 'choices',
      name: 'level',
      label: formatMessage({ id: 'maintenance-windows.field.level' }),
      options: levels.options(),
    },
    {
      kind: 'choice',
      name: 'merchant_id',
      label: formatMessage({ id: 'maintenance-windows.filter.site' }),
      options: (merchants ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
}
