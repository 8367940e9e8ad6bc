import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { auditQuery } from '@/api/audit'
import { type AuditEntry, auditList } from '@/contract/audit'
import { readListSearch } from '@/contract/list'
import type { Merchant } from '@/contract/merchant-setup'
import { useFormats } from '@/i18n/format'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListState } from '@/screens/shared/list/use-list-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ClockIcon } from '@/ui/display/icons'
import { type FieldLabels, SettingChanges } from './setting-changes'

export interface HistoryProps {
  /** The time zone of days and hours. */
  zone: string
  /** The search params of the address. */
  search: Readonly<Record<string, unknown>>
  onSearch: (search: object, options: { readonly replace: boolean }) => void
  /** The labels of departments' fields, which are another area's. */
  labels?: FieldLabels
}

interface SettingsHistoryProps extends HistoryProps {
  merchant: Merchant
}

/** What staff changed in this merchant and its departments (product.md A3). */
export function SettingsHistory({
  merchant,
  zone,
  search,
  onSearch,
  labels,
}: SettingsHistoryProps) {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const state = useListState({
    name: 'settings-history',
    list: auditList,
    search: {
      ...readListSearch(auditList.query, search),
      object_kind: undefined,
      merchant_id: undefined,
    },
    onSearch,
  })
  const about = { merchant_id: merchant.id, object_kind: 'merchant,department' }
  const query = useQuery(auditQuery({ ...state.query, ...about }))
  const what = ({ action }: AuditEntry) => formatMessage({ id: `audit.action.${action}` })
  return (
    <ListScreen
      state={state}
      query={query}
      caption={formatMessage({ id: 'merchants.history.caption' })}
      rowKey={(entry) => entry.id}
      rowName={(entry) => `${what(entry)}, ${instant(entry.at, zone)}`}
      columns={[
        {
          id: 'action',
          header: formatMessage({ id: 'audit.column.what' }),
          kind: 'main',
          sortable: true,
          cell: what,
        },
        {
          id: 'object',
          header: formatMessage({ id: 'merchants.history.about' }),
          sortable: true,
          cell: ({ object }) => object.name,
        },
        {
          id: 'changes',
          header: formatMessage({ id: 'audit.column.changes' }),
          cell: (entry) => <SettingChanges entry={entry} {...(labels && { labels })} />,
        },
        {
          id: 'actor',
          header: formatMessage({ id: 'audit.column.who' }),
          sortable: true,
          cell: ({ actor }) => actor.name,
        },
        {
          id: 'ip',
          header: formatMessage({ id: 'audit.column.network' }),
          width: '10rem',
          cell: ({ ip }) => ip,
        },
        {
          id: 'at',
          header: formatMessage({ id: 'audit.column.when' }),
          kind: 'date',
          sortable: true,
          phone: 'who',
          cell: ({ at }) => instant(at, zone),
        },
      ]}
      empty={
        <EmptyState icon={<ClockIcon />}>
          <FormattedMessage id="merchants.history.empty" />
        </EmptyState>
      }
    />
  )
}
