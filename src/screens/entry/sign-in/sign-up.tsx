import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { signUp, signUpAgain } from '@/api/people/sessions'
import { isDecided, tried } from '@/api/write'
import { longest } from '@/contract/wire'
import { isLocale } from '@/i18n/locales'
import { passwordMinimumLength } from '@/rules/constants'
import { usernameMinimumLength } from '@/rules/people/usernames'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { type FormApi, FormShell } from '@/ui/form/shell/form-shell'
import { Stack } from '@/ui/layout/stack'
import { TextField } from '@/ui/form/fields/text-field'
import { TextLink } from '@/ui/action/text-link'
import { AuthAside, AuthCard } from '@/screens/shared/auth/auth-card'
import {
  EmailField,
  LanguageField,
  PhoneField,
  UsernameField,
} from '@/ui/form/fields/person-fields'
import { type Destination, destinationOf } from './destination'
import { Leaving } from './leaving'
import { NewPasswordField } from './new-password-field'
import { signUpDraft } from './sign-up-draft'
import { type SignUpFields, signUpForm, toNewAccount } from './sign-up-form'
import type { AuthSite, SignedInAs } from './site'
import { useWrite } from '@/screens/shared/forms/use-write'
import { sessionWords } from './session-words'

interface SignUpProps {
  site: AuthSite
  returnTo: string | null
  onSignedIn: (as: SignedInAs) => Promise<void>
  onReadTerms: () => void
}

const limits = {
  minimum: passwordMinimumLength,
  longestPassword: longest.password,
  least: usernameMinimumLength,
  longest: longest.name,
}

/** `/sign-up` on a merchant's site (product.md B2). A new user is signed in (specification §4). */
export function SignUp({ site, returnTo, onSignedIn, onReadTerms }: SignUpProps) {
  const { formatMessage, locale } = useIntl()
  const [typed] = useState(() => signUpDraft.read(isLocale(locale) ? locale : 'en'))
  const [leaving, setLeaving] = useState<Destination | null>(null)
  /** An answer was: the account may exist. */
  const isLost = useRef(false)
  const join = useWrite({
    call: async (fields: SignUpFields) => {
      const body = toNewAccount(fields)
      const result = await tried(isLost.current ? signUpAgain(body) : signUp(body))
      if (result.ok) return result.answer
      isLost.current ||= !isDecided(result.failure)
      throw result.failure
    },
    draft: signUpDraft,
    done: async ({ user, authorisation, added_calls: addedCalls }) => {
      setLeaving(destinationOf(user, { ...site, interrupted: returnTo }))
      await onSignedIn({ token: authorisation.api_token, user, addedCalls })
    },
    // The page that follows is the one from before: only its header changes, and not on a phone.
    successMessage: ({ user: { pending_email: email = null } }) =>
      email === null
        ? formatMessage({ id: 'sign-in.sign-up.done' })
        : formatMessage({ id: 'sign-in.sign-up.doneConfirm' }, { email }),
    toast: true,
    words: sessionWords,
  })

  if (leaving !== null) return <Leaving to={leaving} />
  return (
    <AuthCard
      title={<FormattedMessage id="sign-in.sign-up.title" />}
      subtitle={
        site.merchantName !== null && (
          <FormattedMessage
            id="sign-in.sign-up.lead"
            values={{ merchant: <b>{site.merchantName}</b> }}
          />
        )
      }
      after={
        <AuthAside>
          <span>
            <FormattedMessage id="sign-in.sign-up.haveAccount" />
          </span>
          <TextLink asChild>
            <Link to="/sign-in" search={returnTo === null ? {} : { return_to: returnTo }}>
              <FormattedMessage id="sign-in.form.submit" />
            </Link>
          </TextLink>
        </AuthAside>
      }
    >
      <FormShell
        schema={signUpForm}
        defaults={typed}
        errorValues={limits}
        onSubmit={join.submit}
        onDraft={signUpDraft.keep}
      >
        {(form) => (
          <>
            <Fields form={form} onReadTerms={onReadTerms} />
            <Button type="submit" size="lg" wide pending={form.pending}>
              <FormattedMessage id="sign-in.sign-up.submit" />
            </Button>
          </>
        )}
      </FormShell>
    </AuthCard>
  )
}

function Fields({ form, onReadTerms }: { form: FormApi<SignUpFields>; onReadTerms: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap="5">
      <TextField
        {...form.field('name')}
        label={formatMessage({ id: 'sign-in.sign-up.name' })}
        need="required"
        autoComplete="name"
      />
      <EmailField
        {...form.field('email')}
        label={formatMessage({ id: 'sign-in.sign-up.email' })}
        need="required"
      />
      <PhoneField
        {...form.field('phone')}
        label={formatMessage({ id: 'sign-in.sign-up.phone' })}
        need="optional"
      />
      <UsernameField
        {...form.field('username')}
        label={formatMessage({ id: 'sign-in.sign-up.username' })}
        help={formatMessage({ id: 'sign-in.sign-up.usernameHelp' })}
        need="optional"
      />
      <NewPasswordField
        {...form.field('password')}
        label={formatMessage({ id: 'sign-in.form.password' })}
        need="required"
        typed={form.form.watch('password')}
      />
      <LanguageField
        {...form.field('language')}
        label={formatMessage({ id: 'sign-in.sign-up.language' })}
      />
      <div>
        <CheckboxField
          {...form.flag('terms')}
          label={formatMessage({ id: 'sign-in.sign-up.terms' })}
        />
        <chakra.div ms="1.125rem">
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onReadTerms}>
            <FormattedMessage id="sign-in.sign-up.readTerms" />
          </Button>
        </chakra.div>
      </div>
    </Stack>
  )
}
