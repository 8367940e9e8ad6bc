import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { askForReset } from '@/api/people/sessions'
import { isEmail } from '@/rules/people/emails'
import { resetLinkMinutes } from '@/rules/people/passwords'
import { DemoMailboxSlot } from '@/screens/shared/auth/demo-slot'
import { askedReset, keepAskedReset } from '@/state/session/asked-reset'
import { rememberedName } from '@/state/session/remembered-name'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { FormShell } from '@/ui/form/shell/form-shell'
import { Stack } from '@/ui/layout/stack'
import { EmailField } from '@/ui/form/fields/person-fields'
import { TextLink } from '@/ui/action/text-link'
import { AuthAside, AuthCard } from '@/screens/shared/auth/auth-card'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { sessionWords } from './session-words'
import * as v from 'valibot'
import type { MessageId } from '@/i18n/message-ids'

/** `/password-reset` (product.md B3). */
export function PasswordReset({ returnTo }: { returnTo: string | null }) {
  const [email, setEmail] = useState<string | null>(null)
  const [typed, setTyped] = useState(() => {
    const name = askedReset() || rememberedName()
    return isEmail(name) ? name : ''
  })
  const after = (
    <AuthAside>
      <TextLink asChild>
        <Link to="/sign-in" search={returnTo === null ? {} : { return_to: returnTo }}>
          <FormattedMessage id="sign-in.reset.back" />
        </Link>
      </TextLink>
    </AuthAside>
  )
  return email === null ? (
    <Ask
      typed={typed}
      after={after}
      onSent={(sentTo) => {
        keepAskedReset(sentTo)
        setEmail(sentTo)
      }}
    />
  ) : (
    <Sent
      email={email}
      after={after}
      onOther={() => {
        setTyped(email)
        setEmail(null)
      }}
    />
  )
}

interface AskProps {
  typed: string
  after: ReactNode
  onSent: (email: string) => void
}

function Ask({ typed, after, onSent }: AskProps) {
  const { formatMessage } = useIntl()
  const ask = useWrite({
    call: ({ email }: PasswordResetFields) => askForReset(email),
    done: (_, { email }) => onSent(email),
    words: sessionWords,
  })
  return (
    <AuthCard
      title={<FormattedMessage id="sign-in.reset.title" />}
      subtitle={<FormattedMessage id="sign-in.reset.lead" />}
      after={after}
    >
      <FormShell schema={passwordResetForm} defaults={{ email: typed }} onSubmit={ask.submit}>
        {(form) => (
          <>
            <EmailField
              {...form.field('email')}
              label={formatMessage({ id: 'sign-in.sign-up.email' })}
            />
            <Button type="submit" size="lg" wide pending={form.pending}>
              <FormattedMessage id="sign-in.reset.submit" />
            </Button>
          </>
        )}
      </FormShell>
    </AuthCard>
  )
}

interface SentProps {
  email: string
  after: ReactNode
  onOther: () => void
}

/** The same whether or not the user exists. */
function Sent({ email, after, onOther }: SentProps) {
  const { formatMessage } = useIntl()
  const [sent, setSent] = useState(1)
  const again = useWrite({
    call: () => askForReset(email),
    done: () => setSent((times) => times + 1),
    successMessage: formatMessage({ id: 'sign-in.reset.sentAgain' }),
    words: sessionWords,
  })
  return (
    <AuthCard
      takesFocus
      title={<FormattedMessage id="sign-in.reset.sentTitle" />}
      after={
        <>
          <DemoMailboxSlot to={email} kind="reset" sent={sent} />
          {after}
        </>
      }
    >
      <Stack>
        <p>
          <FormattedMessage
            id="sign-in.reset.sent"
            values={{ email: <b>{email}</b>, minutes: resetLinkMinutes }}
          />
        </p>
        <p>
          <FormattedMessage id="sign-in.reset.nothing" />
        </p>
        <WriteProblem problem={again.problem} />
        {sent > 1 && again.problem === null && (
          <Banner tone="good">
            <p>
              <FormattedMessage id="sign-in.reset.sentAgain" />
            </p>
          </Banner>
        )}
        <Button variant="outline" wide pending={again.pending} onClick={() => void again.run()}>
          <FormattedMessage id="sign-in.reset.again" />
        </Button>
        <Button variant="quiet" wide onClick={onOther}>
          <FormattedMessage id="sign-in.reset.other" />
        </Button>
      </Stack>
    </AuthCard>
  )
}

const says = (id: MessageId) => id

const passwordResetForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, says('sign-in.sign-up.emailMissing')),
    v.check(isEmail, says('sign-in.sign-up.emailWrong')),
  ),
})
type PasswordResetFields = v.InferOutput<typeof passwordResetForm>
