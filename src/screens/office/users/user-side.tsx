import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { ManagedUser } from '@/contract/people/managed-users'
import { useFormats } from '@/i18n/format'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { FactList } from '@/screens/shared/detail/fact-list'
import { Email } from '@/ui/display/email'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'

interface UserSideProps {
  user: ManagedUser
  zone: string
}

/** The user's status beside the form. */
export function UserSide({ user, zone }: UserSideProps) {
  const { instant, count } = useFormats()
  return (
    <Card as="section" padded>
      <Stack gap="4">
        <chakra.h2 textStyle="h2">
          <FormattedMessage id="user.side.title" />
        </chakra.h2>
        <FactList>
          {user.last_sign_in_at !== undefined && (
            <div>
              <dt>
                <FormattedMessage id="list.field.lastSignIn" />
              </dt>
              <dd>
                {user.last_sign_in_at === null ? (
                  <FormattedMessage id="user.side.never" />
                ) : (
                  instant(user.last_sign_in_at, zone)
                )}
              </dd>
            </div>
          )}
          {user.status === 'invited' && user.invited_at !== null && (
            <div>
              <dt>
                <FormattedMessage id="user.side.invited" />
              </dt>
              <dd>{instant(user.invited_at, zone)}</dd>
            </div>
          )}
          {user.status === 'invited' && user.invite_expires_at !== null && (
            <div>
              <dt>
                <FormattedMessage id="user.side.inviteExpires" />
              </dt>
              <dd>{instant(user.invite_expires_at, zone)}</dd>
            </div>
          )}
          {user.pending_email && isConfirmed(user) && (
            <div>
              <dt>
                <FormattedMessage id="user.side.emailWaits" />
              </dt>
              <dd>
                <Email address={user.pending_email} />
              </dd>
            </div>
          )}
          {user.linked_accounts !== undefined && (
            <div>
              <dt>
                <FormattedMessage id="user.side.accounts" />
              </dt>
              <dd>{count(user.linked_accounts)}</dd>
            </div>
          )}
        </FactList>
      </Stack>
    </Card>
  )
}
