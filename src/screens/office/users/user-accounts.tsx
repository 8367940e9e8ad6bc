import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/dashboard'
import { accountsOfUserQuery } from '@/api/managed-users'
import type { LinkedAccount } from '@/contract/accounts'
import type { ManagedUser } from '@/contract/managed-users'
import { Loaded } from '@/screens/shared/loaded'
import { TextLink } from '@/ui/action/text-link'
import { LinkIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { ListTable } from '@/ui/table/list-table'

export interface UserAccountsProps {
  user: ManagedUser
  /** Leads to the account; null for who may not see it. */
  accountLink: ((of: LinkedAccount, content: ReactNode) => ReactNode) | null
}

/** The accounts that the citizen has linked. */
export function UserAccounts({ user, accountLink }: UserAccountsProps) {
  const { formatMessage } = useIntl()
  const { data: departments = [] } = useQuery({
    ...merchantDepartmentsQuery(user.merchant_id ?? undefined),
    enabled: user.merchant_id !== null,
  })
  const nameOf = (id: string) => departments.find((department) => department.id === id)?.name ?? id
  return (
    <Loaded query={useQuery(accountsOfUserQuery(user.id))} skeleton={bones}>
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
              rowName={numberOf}
              columns={[
                {
                  id: 'account',
                  header: formatMessage({ id: 'user.accounts.number' }),
                  kind: 'main',
                  cell: (of) => {
                    const number = numberOf(of)
                    return (
                      <>
                        {accountLink === null ? (
                          number
                        ) : (
                          <TextLink asChild>{accountLink(of, number)}</TextLink>
                        )}
                        <small>{of.address}</small>
                      </>
                    )
                  },
                },
                {
                  id: 'department',
                  header: formatMessage({ id: 'user.accounts.department' }),
                  cell: ({ department_id: id }) => nameOf(id),
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

const numberOf = ({ account, client }: LinkedAccount) =>
  client === '' ? account : `${account}-${client}`
