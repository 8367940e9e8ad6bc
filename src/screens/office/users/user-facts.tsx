import { FormattedMessage, useIntl } from 'react-intl'
import { lookAtEmail } from '@/api/managed-users'
import { keys } from '@/api/keys'
import type { ManagedUser } from '@/contract/managed-users'
import { useState } from 'react'
import { FactList } from '@/screens/shared/fact-list'
import { useWrite } from '@/screens/shared/use-write'
import { WriteProblem } from '@/screens/shared/write-problem'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'

/** A user as staff see one whom they may not change; a masked address is shown on request. */
export function UserFacts({ user }: { user: ManagedUser }) {
  const { formatMessage } = useIntl()
  const rows = [
    ['user.form.name', user.name],
    ['user.form.email', <Email key="email" user={user} />],
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

function Email({ user }: { user: ManagedUser }) {
  const [whole, setWhole] = useState<string | null>(null)
  const look = useWrite({
    call: () => lookAtEmail(user.id),
    invalidates: [keys.audit.all],
    done: setWhole,
  })
  if (!user.masked || whole !== null) return <>{whole ?? user.email}</>
  return (
    <>
      {user.email}{' '}
      <Button variant="outline" size="sm" pending={look.pending} onClick={() => void look.run()}>
        <FormattedMessage id="user.side.showEmail" />
      </Button>{' '}
      <small>
        <FormattedMessage id="user.side.showEmailHelp" />
      </small>
      <WriteProblem problem={look.problem} />
    </>
  )
}
