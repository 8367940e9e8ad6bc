import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { linkedAccountsQuery } from '@/api/bills/accounts'
import type { User } from '@/contract/people/users'
import { AccountNumber } from '@/screens/shared/account/account-number'
import { EbillingSwitch } from '@/screens/shared/account/ebilling-switch'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { EmptyState } from '@/ui/feedback/empty-state'
import { MailIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import { SideCard } from '@/ui/layout/side-card'
import { CitizenPart } from './citizen-part'
import { ListHead } from '@/screens/shared/list/list-head'
import { useDepartmentName } from '@/screens/shared/merchant/use-department-name'

const Lines = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      columnGap: '5',
      rowGap: '1',
      px: { base: '4', sm: '5.5' },
      py: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li > p': { py: '2.5' },
    '& b': { fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'help' },
  },
})

/** Bills by e-mail, account by account (product.md P7, "eBilling"). */
export function EbillingTab({ user }: { user: User }) {
  const linked = useQuery(linkedAccountsQuery)
  const departmentName = useDepartmentName()
  return (
    <Columns
      side={
        <SideCard title={<FormattedMessage id="account-view.ebilling.how" />}>
          <p>
            <FormattedMessage
              id="account-view.ebilling.where"
              values={{ email: <b>{user.email}</b> }}
            />
          </p>
          <p>
            <FormattedMessage id="account-view.ebilling.when" />
          </p>
        </SideCard>
      }
    >
      <CitizenPart query={linked} failed="account-view.linked.failed">
        {(accounts) => (
          <Card overflow="hidden">
            <ListHead>
              <FormattedMessage id="account-view.ebilling.title" />
            </ListHead>
            {accounts.length === 0 ? (
              <EmptyState
                icon={<MailIcon />}
                action={
                  <LinkButton asChild>
                    <Link
                      to="/user-profile/$id"
                      params={{ id: user.id }}
                      search={{ tab: 'linked' }}
                    >
                      <FormattedMessage id="account-view.add.title" />
                    </Link>
                  </LinkButton>
                }
              >
                <FormattedMessage id="account-view.ebilling.empty" />
              </EmptyState>
            ) : (
              <Lines>
                {accounts.map((row) => (
                  <li key={row.id}>
                    <p>
                      <b>{row.nickname ?? row.account}</b>
                      <small>
                        <AccountNumber account={row.account} client={row.client} />
                      </small>
                      <small>{departmentName(row.department_id)}</small>
                    </p>
                    <EbillingSwitch
                      link={row.id}
                      ebilling={row.ebilling}
                      account={row.nickname ?? row.account}
                    />
                  </li>
                ))}
              </Lines>
            )}
          </Card>
        )}
      </CitizenPart>
    </Columns>
  )
}
