import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dashboard, DashboardGroup } from '@/contract/reports/dashboard'
import { useFormats } from '@/i18n/format'
import { groupTotals } from '@/rules/reports/dashboard-figures'
import { isCountedTwice } from '@/rules/reports/movement-sums'
import { TextLink } from '@/ui/action/text-link'
import { Money } from '@/ui/display/money'
import { Zero } from '@/ui/display/zero'
import { useIsPhone } from '@/ui/layout/use-is-phone'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { dashboardSearch } from './dashboard-search'
import { Panel } from './panel'

/** The merchants with the largest amounts, until all are asked for. */
const firstMerchants = 5

interface GroupsTableProps {
  data: Dashboard
  /** Of all merchants: each links its own figures; else by department. */
  ofMany: boolean
}

/** The payments, by department or by merchant. */
export function GroupsTable({ data, ofMany }: GroupsTableProps) {
  const { groups } = data
  const totals = groupTotals(data)
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const isPhone = useIsPhone()
  const [all, setAll] = useState(false)
  const hasMore = ofMany && groups.length > firstMerchants
  const title = ofMany ? 'dashboard.groups.merchants' : 'dashboard.groups.departments'
  const columns: ListColumn<DashboardGroup>[] = [
    {
      id: 'name',
      kind: 'main',
      header: formatMessage({
        id: ofMany ? 'list.field.merchant' : 'list.field.department',
      }),
      cell: ({ name }) => name,
    },
    {
      id: 'payments',
      kind: isPhone ? 'text' : 'number',
      phone: 'who',
      header: formatMessage({ id: 'dashboard.table.payments' }),
      // On a phone the header is hidden, so the number names its unit.
      cell: ({ payments }) =>
        payments === 0 ? (
          <Zero>{count(0)}</Zero>
        ) : isPhone ? (
          formatMessage({ id: 'dashboard.shares.payments' }, { count: payments })
        ) : (
          count(payments)
        ),
      total: count(totals.payments),
    },
    {
      id: 'amount',
      kind: 'money',
      phone: 'end',
      header: formatMessage({ id: 'list.field.amount' }),
      cell: ({ principal_cents }) => moneyOf(principal_cents),
      total: <Money cents={totals.principal_cents} />,
    },
    {
      id: 'fees',
      kind: 'money',
      phone: 'none',
      header: formatMessage({ id: 'list.field.fees' }),
      cell: ({ fee_cents }) => moneyOf(fee_cents),
      total: <Money cents={totals.fee_cents} />,
    },
  ]
  return (
    <Panel
      title={<FormattedMessage id={title} />}
      beside={
        hasMore && (
          <TextLink asChild inline fontSize="sm">
            <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? (
                <FormattedMessage id="dashboard.groups.first" values={{ count: firstMerchants }} />
              ) : (
                <FormattedMessage id="dashboard.toDo.all" values={{ count: groups.length }} />
              )}
            </button>
          </TextLink>
        )
      }
    >
      <ListTable
        caption={formatMessage({ id: title })}
        columns={columns}
        rows={hasMore && !all ? groups.slice(0, firstMerchants) : groups}
        rowKey={idOf}
        rowName={nameOf}
        {...(ofMany && {
          link: ({ id }: DashboardGroup, content: ReactNode) => (
            <Link
              to="/admin/dashboard"
              search={(old) => ({ ...dashboardSearch(old), merchant: id })}
            >
              {content}
            </Link>
          ),
        })}
      />
      {isCountedTwice(
        groups.map(({ payments }) => payments),
        totals.payments,
      ) && (
        <chakra.p textStyle="help" px={{ base: '4', sm: '5.5' }} py="3">
          <FormattedMessage id="dashboard.groups.once" />
        </chakra.p>
      )}
    </Panel>
  )
}

function moneyOf(cents: number): ReactNode {
  const amount = <Money cents={cents} />
  return cents === 0 ? <Zero>{amount}</Zero> : amount
}

const idOf = ({ id }: DashboardGroup) => id
const nameOf = ({ name }: DashboardGroup) => name
