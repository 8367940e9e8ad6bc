import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dashboard, DashboardGroup } from '@/contract/dashboard'
import { useFormats } from '@/i18n/format'
import { sumOf } from '@/rules/payments/money'
import { type Column, DataTable } from '@/ui/table/data-table'
import { Money } from '@/ui/display/money'
import { TextLink } from '@/ui/action/text-link'
import { Panel } from './panel'

interface GroupsTableProps {
  data: Dashboard
  /** Of all merchants: each leads to its own numbers; null: of one, by department. */
  merchantLink: ((id: string, name: string) => ReactNode) | null
}

/** What was paid, by department or by merchant. */
export function GroupsTable({ data, merchantLink }: GroupsTableProps) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { groups } = data
  const title = merchantLink ? 'dashboard.groups.merchants' : 'dashboard.groups.departments'
  const columns: Column<DashboardGroup>[] = [
    {
      key: 'name',
      kind: 'main',
      header: formatMessage({
        id: merchantLink ? 'office.merchant.label' : 'dashboard.groups.department',
      }),
      cell: ({ id, name }) =>
        merchantLink ? <TextLink asChild>{merchantLink(id, name)}</TextLink> : name,
      total: <FormattedMessage id="dashboard.table.total" />,
    },
    {
      key: 'payments',
      kind: 'money',
      header: formatMessage({ id: 'dashboard.table.payments' }),
      cell: ({ payments }) => count(payments),
      total: count(sumOf(groups.map(({ payments }) => payments))),
    },
    {
      key: 'amount',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'dashboard.table.amount' }),
      cell: ({ principal_cents }) => <Money cents={principal_cents} />,
      total: <Money cents={sumOf(groups.map(({ principal_cents }) => principal_cents))} />,
    },
    {
      key: 'fees',
      kind: 'money',
      header: formatMessage({ id: 'dashboard.table.fees' }),
      cell: ({ fee_cents }) => <Money cents={fee_cents} />,
      total: <Money cents={sumOf(groups.map(({ fee_cents }) => fee_cents))} />,
    },
  ]
  return (
    <Panel title={<FormattedMessage id={title} />}>
      <DataTable
        caption={formatMessage({ id: title })}
        columns={columns}
        rows={groups}
        rowKey={({ id }) => id}
        cards={false}
      />
    </Panel>
  )
}
