import { Link } from '@tanstack/react-router'
import { type ComponentProps, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { setNewPassword } from '@/api/people/sessions'
import { isDecided } from '@/api/write'
import { longest } from '@/contract/wire'
import { passwordMinimumLength } from '@/rules/constants'
import { resetLinkMinutes } from '@/rules/people/passwords'
import { inviteDays } from '@/rules/people/user-status'
import { Banner } from '@/ui/feedback/banner'
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
  /** Who is signed in in this browser; the link does not say whose it is. */
  signedInAs: string | null
  /** The server refused the token. */
  onExpired: () => void
  /** The new password is set, and every session of its user has ended. */
  onDone: () => Promise<void>
}

/** `/password-reset-confirm` (product.md B4). */
export function PasswordResetConfirm({
  token,
  invited,
  signedInAs,
  onExpired,
  onDone,
}: PasswordResetConfirmProps) {
  const [refused, setRefused] = useState<Refused | null>(null)
  if (refused === 'maybe-set') return <MaybeSet />
  if (refused === 'expired') return <Expired invited={invited} />
  if (token === null) return <NoLink />
  return (
    <Choose
      token={token}
      invited={invited}
      signedInAs={signedInAs}
      onDone={onDone}
      onRefused={(why) => {
        setRefused(why)
        onExpired()
      }}
    />
  )
}

/** `maybe-set`: an answer was lost before, and the link may have worked then. */
type Refused = 'expired' | 'maybe-set'

const limits = { minimum: passwordMinimumLength, longestPassword: longest.password }

interface ChooseProps extends Pick<PasswordResetConfirmProps, 'invited' | 'signedInAs' | 'onDone'> {
  token: string
  onRefused: (why: Refused) => void
}

function Choose({ token, invited, signedInAs, onRefused, onDone }: ChooseProps) {
  const { formatMessage } = useIntl()
  const wasLost = useRef(false)
  const choose = useWrite({
    call: (fields: NewPasswordFields) => setNewPassword(toNewPassword(token, fields)),
    done: onDone,
    failed: (failure) => {
      if (!isDecided(failure)) wasLost.current = true
    },
    words: {
      ...sessionWords,
      422: ({ body }) => {
        if (body.errors?.['token'] === undefined) return undefined
        onRefused(wasLost.current ? 'maybe-set' : 'expired')
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
      notice={
        signedInAs !== null && (
          <Banner
            title={
              <FormattedMessage
                id="sign-in.reset-confirm.signedInTitle"
                values={{ name: signedInAs }}
              />
            }
          >
            <p>
              <FormattedMessage id="sign-in.reset-confirm.signedIn" />
            </p>
          </Banner>
        )
      }
      after={signedInAs === null && <BackToSignIn />}
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

function MaybeSet() {
  return (
    <AuthCard
      takesFocus
      title={<FormattedMessage id="sign-in.reset-confirm.maybeSetTitle" />}
      subtitle={<FormattedMessage id="sign-in.reset-confirm.maybeSet" />}
      after={
        <AuthAside>
          <TextLink asChild>
            <Link to="/password-reset">
              <FormattedMessage id="sign-in.reset-confirm.sendNew" />
            </Link>
          </TextLink>
        </AuthAside>
      }
    >
      <LinkButton asChild wide>
        <Link to="/sign-in">
          <FormattedMessage id="sign-in.form.submit" />
        </Link>
      </LinkButton>
    </AuthCard>
  )
}

function Expired({ invited }: Pick<PasswordResetConfirmProps, 'invited'>) {
  return (
    <AskForLink
      takesFocus
      title={<FormattedMessage id="sign-in.reset-confirm.expiredTitle" />}
      subtitle={
        invited ? (
          <FormattedMessage
            id="sign-in.reset-confirm.expiredInvite"
            values={{ days: inviteDays }}
          />
        ) : (
          <FormattedMessage
            id="sign-in.reset-confirm.expired"
            values={{ minutes: resetLinkMinutes }}
          />
        )
      }
    />
  )
}

function NoLink() {
  return (
    <AskForLink
      title={<FormattedMessage id="sign-in.reset-confirm.noLinkTitle" />}
      subtitle={<FormattedMessage id="sign-in.reset-confirm.noLink" />}
    />
  )
}

type AskForLinkProps = Pick<ComponentProps<typeof AuthCard>, 'title' | 'subtitle' | 'takesFocus'>

function AskForLink(card: AskForLinkProps) {
  return (
    <AuthCard {...card} after={<BackToSignIn />}>
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
