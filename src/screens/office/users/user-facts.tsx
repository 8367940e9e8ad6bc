import { FormattedMessage, useIntl } from 'react-intl'
import type { ManagedUser } from '@/contract/people/managed-users'
import { FactList } from '@/screens/shared/detail/fact-list'
import { Card } from '@/ui/layout/card'
import { UserEmail } from './user-email'

/** A user whom the viewer may not edit; a masked address is shown on request. */
export function UserFacts({ user }: { user: ManagedUser }) {
  const { formatMessage } = useIntl()
  const rows = [
    ['user.form.name', user.name],
    ['user.form.email', <UserEmail key="email" user={user} mayReveal />],
    ['user.form.username', user.username],
    ['user.form.phone', user.phone],
    ['user.form.role', user.role.join(', ')],
    ['user.form.merchant', user.merchant],
  ] as const
  return (
    <Card as="section" padded aria-label={formatMessage({ id: 'user.form.person' })}>
      <FactList>
        {rows
          .filter(([, value]) => value !== null)
          .map(([id, value]) => (
            <div key={id}>
              <dt>
                <FormattedMessage id={id} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </FactList>
    </Card>
  )
}
