import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { linkedAccountsQuery } from '@/api/bills/accounts'
import type { LinkedAccount } from '@/contract/bills/accounts'
import { useFormats } from '@/i18n/format'
import { sumOf } from '@/rules/payments/money'
import { AccountNumber } from '@/screens/shared/account/account-number'
import { useDayWords } from '@/screens/shared/time/day-words'
import { LinkAccountForm } from '@/screens/shared/account/link-account-form'
import { UnlinkAccount } from '@/screens/shared/account/unlink-account'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { type Column, DataTable } from '@/ui/table/data-table'
import '@/ui/table/two-lines-action.css'
import { EmptyState } from '@/ui/feedback/empty-state'
import { HomeIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { Money } from '@/ui/display/money'
import { SideCard } from '@/ui/layout/side-card'
import { AccountLink } from './account-link'
import { CitizenPart } from './citizen-part'
import { ListHead } from '@/screens/shared/list/list-head'
import { useDepartmentName } from '@/screens/shared/merchant/use-department-name'

/** The user's linked accounts (product.md P7, "Linked accounts"). */
export function LinkedTab() {
  const { formatMessage } = useIntl()
  const linked = useQuery(linkedAccountsQuery)
  const head = useRef<HTMLHeadingElement>(null)
  const count = linked.data?.length
  const changed = useRef(false)
  const [made, setMade] = useState(0)
  // The pressed button is gone with its line or dialog, so focus moves to the list's head.
  useEffect(() => {
    if (count === undefined || !changed.current) return
    changed.current = false
    head.current?.focus()
  }, [count])
  const onChange = () => {
    changed.current = true
  }

  const onLinked = ({ account }: LinkedAccount) => {
    announce(formatMessage({ id: 'account-view.add.done' }, { account }))
    onChange()
    setMade((links) => links + 1)
  }

  return (
    <Columns
      side={
        <SideCard sticky={false} title={<FormattedMessage id="account-view.add.title" />}>
          <p>
            <FormattedMessage id="account-view.add.lead" />
          </p>
          {/* Emptied after linking; a list that loads late clears no typed values. */}
          <LinkAccountForm key={made} onLinked={onLinked} />
        </SideCard>
      }
    >
      <CitizenPart query={linked} failed="account-view.linked.failed" hasRows>
        {(accounts) => (
          <Card overflow="hidden">
            <ListHead ref={head} beside={<Owed accounts={accounts} />}>
              <FormattedMessage
                id="account-view.linked.count"
                values={{ count: accounts.length }}
              />
            </ListHead>
            {accounts.length === 0 ? (
              <EmptyState icon={<HomeIcon />}>
                <FormattedMessage id="account-view.linked.empty" />
              </EmptyState>
            ) : (
              <LinkedTable accounts={accounts} onUnlinked={onChange} />
            )}
          </Card>
        )}
      </CitizenPart>
    </Columns>
  )
}

/** What is owed on all of them together; credits of one pay nothing of another. */
function Owed({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const cents = sumOf(accounts.map(({ balance_cents }) => Math.max(0, balance_cents)))
  if (cents === 0) return null
  return (
    <chakra.p textStyle="h2">
      <FormattedMessage
        id="account-view.linked.owed"
        values={{ amount: <Money cents={cents} /> }}
      />
    </chakra.p>
  )
}

interface LinkedTableProps {
  accounts: readonly LinkedAccount[]
  onUnlinked: () => void
}

function LinkedTable({ accounts, onUnlinked }: LinkedTableProps) {
  const { formatMessage } = useIntl()
  const departmentName = useDepartmentName()
  const columns: Column<LinkedAccount>[] = [
    {
      id: 'account',
      kind: 'main',
      header: formatMessage({ id: 'account-view.linked.account' }),
      cell: (row) => (
        <span>
          <AccountLink account={row}>{row.nickname ?? row.account}</AccountLink>
          <small>
            <AccountNumber account={row.account} client={row.client} />
          </small>
          <small>{departmentName(row.department_id)}</small>
        </span>
      ),
    },
    {
      id: 'address',
      phone: 'who',
      header: formatMessage({ id: 'account-view.linked.address' }),
      cell: (row) => (
        <span>
          {row.address}
          <small>{row.owner}</small>
        </span>
      ),
    },
    {
      id: 'balance',
      phone: 'end',
      kind: 'money',
      header: formatMessage({ id: 'account-view.linked.balance' }),
      cell: (row) => <Balance account={row} />,
    },
    {
      id: 'actions',
      kind: 'action',
      header: formatMessage({ id: 'account-view.linked.actions' }),
      hideHeader: true,
      cell: (row) => (
        <UnlinkAccount
          link={row.id}
          name={row.nickname ?? row.account}
          ebilling={row.ebilling}
          onUnlinked={onUnlinked}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption={formatMessage({ id: 'profile.tabs.linked' })}
      columns={columns}
      rows={accounts}
      rowKey={({ id }) => id}
    />
  )
}

/** The balance and its due date; a negative one is a credit. */
function Balance({ account }: { account: LinkedAccount }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const dayWords = useDayWords()
  const { balance_cents: balance, past_due_cents: past, next_due: next } = account
  if (balance < 0) {
    return <b>{formatMessage({ id: 'account-view.linked.credit' }, { amount: money(-balance) })}</b>
  }
  if (balance === 0) return formatMessage({ id: 'account-view.linked.nothing' })
  return (
    <span>
      <b>
        <Money cents={balance} />
      </b>
      {past > 0 && (
        <small>
          {formatMessage({ id: 'account-view.linked.pastDue' }, { amount: money(past) })}
        </small>
      )}
      {next !== null && (
        <small>{formatMessage({ id: 'account-view.linked.due' }, { date: dayWords(next) })}</small>
      )}
    </span>
  )
}
