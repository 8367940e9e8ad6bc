import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { officeKeys } from '@/api/office-keys'
import { lookAtEmail } from '@/api/people/managed-users'
import type { ManagedUser } from '@/contract/people/managed-users'
import { useWrite } from '@/screens/shared/forms/use-write'
import { TextLink } from '@/ui/action/text-link'
import { Email } from '@/ui/display/email'
import { refusalWords } from './user-words'

type Shown = Pick<ManagedUser, 'id' | 'name' | 'email' | 'masked'>

/** An e-mail address; a masked one has a button that shows the whole, which is logged. */
export function UserEmail({ user, mayReveal }: { user: Shown; mayReveal: boolean }) {
  return user.masked && mayReveal ? (
    <MaskedEmail key={user.id} user={user} />
  ) : (
    <Email address={user.email} />
  )
}

function MaskedEmail({ user }: { user: Shown }) {
  const { formatMessage } = useIntl()
  const [whole, setWhole] = useState<string | null>(null)
  const look = useWrite<string, string>({
    reads: true,
    call: lookAtEmail,
    invalidates: [officeKeys.audit.all],
    words: refusalWords,
    successMessage: (email) => email,
  })
  if (whole !== null) return <Email address={whole} />
  return (
    <>
      <Email address={user.email} />{' '}
      <TextLink asChild inline>
        <button
          type="button"
          aria-label={formatMessage({ id: 'users.email.showOf' }, { name: user.name })}
          aria-disabled={look.pending}
          onClick={() => void look.run(user.id, setWhole)}
        >
          <FormattedMessage id="users.email.show" />
        </button>
      </TextLink>
      {look.problem !== null && <span role="alert"> {look.problem}</span>}
    </>
  )
}
