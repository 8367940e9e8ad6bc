import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountsOfUserQuery } from '@/api/people/managed-users'
import type { LinkedAccount } from '@/contract/bills/accounts'
import type { ManagedUser } from '@/contract/people/managed-users'
import { AccountNumber, useAccountNumber } from '@/screens/shared/account/account-number'
import { Loaded } from '@/screens/shared/detail/loaded'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { useSite } from '@/screens/shared/merchant/site'
import { useMay } from '@/state/session/use-may'
import { TextLink } from '@/ui/action/text-link'
import { LinkIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { ListTable } from '@/ui/table/list-table'

/** The accounts that the citizen has linked. */
export function UserAccounts({ user }: { user: ManagedUser }) {
  const { formatMessage } = useIntl()
  const departments = useQuery({
    ...useMerchantDepartmentsQuery(user.merchant_id ?? undefined),
    enabled: user.merchant_id !== null,
  })
  const nameOf = useAccountNumber()
  const departmentOf = (id: string) =>
    departments.data?.find((department) => department.id === id)?.name ?? id
  const accounts = useQuery(accountsOfUserQuery(user.id))
  if (departments.isLoading) return bones
  return (
    <Loaded query={accounts} skeleton={bones}>
      {(data) => {
        if (data.length === 0) {
          return (
            <Card>
              <EmptyState icon={<LinkIcon />}>
                <FormattedMessage id="user.accounts.empty" />
              </EmptyState>
            </Card>
          )
        }
        return (
          <Card>
            <ListTable
              caption={formatMessage({ id: 'user.accounts.caption' })}
              rows={data}
              rowKey={({ id }) => id}
              rowName={(of) => nameOf(of)}
              columns={[
                {
                  id: 'account',
                  header: formatMessage({ id: 'list.field.account' }),
                  kind: 'main',
                  cell: (of) => (
                    <>
                      <AccountLink userId={user.id} of={of}>
                        <AccountNumber account={of.account} client={of.client} />
                      </AccountLink>
                      <small>{of.address}</small>
                    </>
                  ),
                },
                {
                  id: 'department',
                  header: formatMessage({ id: 'list.field.department' }),
                  cell: ({ department_id: id }) => departmentOf(id),
                },
                {
                  id: 'ebilling',
                  header: formatMessage({ id: 'user.accounts.ebilling' }),
                  cell: ({ ebilling }) => (
                    <FormattedMessage
                      id={ebilling?.on === true ? 'user.accounts.on' : 'user.accounts.off'}
                    />
                  ),
                },
              ]}
            />
          </Card>
        )
      }}
    </Loaded>
  )
}

const bones = (
  <Skeleton>
    <Card padded>
      <Bone height="9rem" />
    </Card>
  </Skeleton>
)

interface AccountLinkProps {
  userId: string
  of: LinkedAccount
  children: ReactNode
}

/** To the account on this site, for who may see it. */
function AccountLink({ userId, of, children }: AccountLinkProps) {
  const { isTenant } = useSite()
  const mayOpen = useMay(isTenant ? 'merchant-accounts.view' : 'user-accounts.view')
  const { account, client, department_id: department } = of
  if (!mayOpen) return children
  return (
    <TextLink asChild>
      {isTenant ? (
        <Link
          to="/merchant-account-view/$account/$client/$department"
          params={{ account, client, department }}
        >
          {children}
        </Link>
      ) : (
        <Link
          to="/admin/users/account-view/$id/$account/$client/$department"
          params={{ id: userId, account, client, department }}
        >
          {children}
        </Link>
      )}
    </TextLink>
  )
}
