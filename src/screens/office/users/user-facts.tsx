import { FormattedMessage, useIntl } from 'react-intl'
import type { ManagedUser } from '@/contract/people/managed-users'
import { firstRole } from '@/rules/people/roles'
import { isLimitable } from '@/rules/people/user-rights'
import { FactList } from '@/screens/shared/detail/fact-list'
import { useViewer } from '@/state/session/viewer'
import { Card } from '@/ui/layout/card'
import { UserEmail } from './user-email'
import { useUserFields } from './user-fields'
import { toForm } from './user-form'

/** A user whom the viewer may not edit; a masked address is shown on request. */
export function UserFacts({ user }: { user: ManagedUser }) {
  const { formatMessage } = useIntl()
  const { subject } = useViewer()
  const { reach, departments, rights } = useUserFields({ subject, user, chooseMerchant: false })
  const isLimited = isLimitable(firstRole(user))
  const form = toForm(user)
  const rows = [
    ['user.form.name', user.name],
    ['user.form.email', <UserEmail key="email" user={user} mayReveal />],
    ['user.form.username', user.username],
    ['user.form.phone', user.phone],
    ['user.form.role', user.role.join(', ')],
    ['user.form.merchant', user.merchant],
    [
      'user.form.reach',
      isLimited && (form.reach === 'all' ? reach.show('all') : departments.show(form.departments)),
    ],
    ['user.form.rights', isLimited && form.rights.length > 0 && rights.show(form.rights)],
  ] as const
  return (
    <Card as="section" padded aria-label={formatMessage({ id: 'user.form.person' })}>
      <FactList>
        {rows
          .filter(([, value]) => value !== null && value !== false)
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
