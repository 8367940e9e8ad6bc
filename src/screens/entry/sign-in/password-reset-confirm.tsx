import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { setNewPassword } from '@/api/people/sessions'
import { longest } from '@/contract/wire'
import { passwordMinimumLength } from '@/rules/constants'
import { resetLinkMinutes } from '@/rules/people/passwords'
import { Button } from '@/ui/action/button'
import { FormShell } from '@/ui/form/shell/form-shell'
import { LinkButton } from '@/ui/action/link-button'
import { PasswordField } from '@/ui/form/fields/password-field'
import { TextLink } from '@/ui/action/text-link'
import { AuthAside, AuthCard } from '@/screens/shared/auth/auth-card'
import { NewPasswordField } from './new-password-field'
import { newPasswordForm, type NewPasswordFields, toNewPassword } from './new-password-form'
import { useWrite } from '@/screens/shared/forms/use-write'
import { sessionWords } from './session-words'

interface PasswordResetConfirmProps {
  /** From the link in the mail; null if the page was opened without it. */
  token: string | null
  /** From the link of an invitation: this person never had a password. */
  invited: boolean
  /** The server refused the token. */
  onExpired: () => void
  /** The new password is set, and every session of the user has ended. */
  onDone: () => void
}

/** `/password-reset-confirm` (product.md B4). */
export function PasswordResetConfirm({
  token,
  invited,
  onExpired,
  onDone,
}: PasswordResetConfirmProps) {
  const [expired, setExpired] = useState(false)
  if (expired) return <NoLink expired />
  if (token === null) return <NoLink />
  return (
    <Choose
      token={token}
      invited={invited}
      onDone={onDone}
      onExpired={() => {
        setExpired(true)
        onExpired()
      }}
    />
  )
}

const limits = { minimum: passwordMinimumLength, longestPassword: longest.password }

function Choose({
  token,
  invited,
  onExpired,
  onDone,
}: PasswordResetConfirmProps & { token: string }) {
  const { formatMessage } = useIntl()
  const choose = useWrite({
    call: (fields: NewPasswordFields) => setNewPassword(toNewPassword(token, fields)),
    done: onDone,
    words: {
      ...sessionWords,
      422: ({ body }) => {
        if (body.errors?.['token'] === undefined) return undefined
        onExpired()
        return null
      },
    },
  })
  return (
    <AuthCard
      title={
        <FormattedMessage id={invited ? 'sign-in.invite.title' : 'sign-in.reset-confirm.title'} />
      }
      subtitle={
        <FormattedMessage id={invited ? 'sign-in.invite.lead' : 'sign-in.reset-confirm.lead'} />
      }
      after={<BackToSignIn />}
    >
      <FormShell
        schema={newPasswordForm}
        defaults={{ password: '', password_confirmation: '' }}
        errorValues={limits}
        onSubmit={choose.submit}
      >
        {(form) => (
          <>
            <NewPasswordField
              {...form.field('password')}
              label={formatMessage({
                id: invited ? 'sign-in.invite.password' : 'sign-in.reset-confirm.password',
              })}
              typed={form.form.watch('password')}
            />
            <PasswordField
              {...form.field('password_confirmation')}
              label={formatMessage({
                id: invited ? 'sign-in.invite.repeat' : 'sign-in.reset-confirm.repeat',
              })}
              autoComplete="new-password"
            />
            <Button type="submit" size="lg" wide pending={form.pending}>
              <FormattedMessage
                id={invited ? 'sign-in.invite.submit' : 'sign-in.reset-confirm.submit'}
              />
            </Button>
          </>
        )}
      </FormShell>
    </AuthCard>
  )
}

function NoLink({ expired = false }: { expired?: boolean }) {
  return (
    <AuthCard
      takesFocus={expired}
      title={
        <FormattedMessage
          id={expired ? 'sign-in.reset-confirm.expiredTitle' : 'sign-in.reset-confirm.noLinkTitle'}
        />
      }
      subtitle={
        expired ? (
          <FormattedMessage
            id="sign-in.reset-confirm.expired"
            values={{ minutes: resetLinkMinutes }}
          />
        ) : (
          <FormattedMessage id="sign-in.reset-confirm.noLink" />
        )
      }
      after={<BackToSignIn />}
    >
      <LinkButton asChild wide>
        <Link to="/password-reset">
          <FormattedMessage id="sign-in.reset-confirm.sendNew" />
        </Link>
      </LinkButton>
    </AuthCard>
  )
}

function BackToSignIn() {
  return (
    <AuthAside>
      <TextLink asChild>
        <Link to="/sign-in">
          <FormattedMessage id="sign-in.reset.back" />
        </Link>
      </TextLink>
    </AuthAside>
  )
}
