import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Credentials, logIn } from '@/api/people/sessions'
import { longest } from '@/contract/wire'
import { productName } from '@/rules/constants'
import { tenantOf } from '@/rules/tenants/hosts'
import { DemoPeopleSlot } from '@/screens/shared/auth/demo-slot'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { useSiteOf } from '@/screens/shared/merchant/site'
import { PaymentLedAwayNotice } from '@/screens/shared/payment/payment-led-away-notice'
import { askedReset } from '@/state/session/asked-reset'
import { rememberedName, rememberName } from '@/state/session/remembered-name'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { type FormFailure, FormShell } from '@/ui/form/shell/form-shell'
import { LinkButton } from '@/ui/action/link-button'
import { PasswordField } from '@/ui/form/fields/password-field'
import { TextField } from '@/ui/form/fields/text-field'
import { TextLink } from '@/ui/action/text-link'
import { AuthAside, AuthCard } from '@/screens/shared/auth/auth-card'
import { type Destination, destinationOf } from './destination'
import { Leaving } from './leaving'
import { SessionNotice } from './session-notice'
import {
  type Challenge,
  nextChallenge,
  signInForm,
  type SignInFields,
  toCredentials,
} from './sign-in-form'
import type { AuthSite, SignedInAs } from './site'
import { useWrite } from '@/screens/shared/forms/use-write'
import { sessionWords } from './session-words'

interface SignInProps {
  site: AuthSite
  /** The interrupted address, if any. */
  returnTo: string | null
  passwordSet: boolean
  /** The page for guests; null on the root domain, which has none. */
  guestPath: string | null
  /** Opens the session and goes to the user's page. */
  onSignedIn: (as: SignedInAs) => Promise<void>
}

const limits = { longest: longest.email, longestPassword: longest.password }

/** `/sign-in` (product.md B1). */
export function SignIn({ site, returnTo, passwordSet, guestPath, onSignedIn }: SignInProps) {
  const { formatMessage } = useIntl()
  const [name] = useState(() => askedReset() || rememberedName())
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [leaving, setLeaving] = useState<Destination | null>(null)
  const siteOf = useSiteOf()
  const tenant = tenantOf(site.host)
  const takesSignUps = useMerchant()?.allow_accounts !== false

  const enter = useWrite({
    reads: true,
    call: (credentials: Credentials) => logIn(credentials),
    done: async ({ user, authorisation, added_calls: addedCalls }) => {
      setLeaving(destinationOf(user, { ...site, interrupted: returnTo }))
      await onSignedIn({ token: authorisation.api_token, user, addedCalls })
    },
    failed: (refused) => setChallenge((before) => nextChallenge(before, refused)),
    words: sessionWords,
  })
  const submit = async (fields: SignInFields) => {
    const credentials = toCredentials(fields, challenge?.issued ?? null)
    const remember = () => rememberName(fields.remember ? fields.email : null)
    return (await enter.run(credentials, remember)).failure
  }

  if (leaving !== null) return <Leaving to={leaving} />
  const search = returnTo === null ? {} : { return_to: returnTo }
  return (
    <AuthCard
      title={<FormattedMessage id="sign-in.page.title" />}
      subtitle={<WhoseAccount site={site} />}
      notice={
        <>
          <PaymentLedAwayNotice look="sign-in" />
          <SessionNotice interrupted={returnTo !== null} passwordSet={passwordSet} />
        </>
      }
      after={
        <>
          {tenant === null && (
            <AuthAside>
              <span>
                <FormattedMessage
                  id="sign-in.page.ownAddress"
                  values={{ example: siteOf('miamicounty').host }}
                />
              </span>
            </AuthAside>
          )}
          {tenant !== null && takesSignUps && (
            <AuthAside>
              <span>
                <FormattedMessage id="sign-in.page.noAccount" />
              </span>
              <TextLink asChild>
                <Link to="/sign-up" search={search}>
                  <FormattedMessage id="sign-in.page.create" />
                </Link>
              </TextLink>
            </AuthAside>
          )}
          {guestPath !== null && <AsGuest path={guestPath} />}
          <DemoPeopleSlot
            tenant={tenant}
            onPick={(credentials) =>
              void enter.submit(credentials).then((failed) => setFailure(failed ?? null))
            }
          />
        </>
      }
    >
      <FormShell
        schema={signInForm(challenge !== null)}
        defaults={{ email: name, password: '', person: false, remember: rememberedName() !== '' }}
        errorValues={limits}
        failure={failure}
        onSubmit={submit}
      >
        {(form) => (
          <>
            <TextField
              {...form.field('email')}
              label={formatMessage({ id: 'sign-in.form.name' })}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <div>
              <PasswordField
                {...form.field('password')}
                label={formatMessage({ id: 'sign-in.form.password' })}
                autoComplete="current-password"
              />
              <TextLink asChild row mt="1" fontSize="cell">
                <Link to="/password-reset" search={search}>
                  <FormattedMessage id="sign-in.form.forgot" />
                </Link>
              </TextLink>
            </div>
            {challenge !== null && (
              <CheckboxField
                {...form.flag('person')}
                label={formatMessage({ id: 'sign-in.form.challenge' })}
              />
            )}
            <chakra.div my="-2">
              <CheckboxField
                {...form.flag('remember')}
                label={formatMessage({ id: 'sign-in.form.remember' })}
              />
            </chakra.div>
            <Button type="submit" size="lg" wide pending={form.pending}>
              <FormattedMessage id="sign-in.form.submit" />
            </Button>
          </>
        )}
      </FormShell>
    </AuthCard>
  )
}

/** Shows the city, so that a visitor notices the wrong one (product.md B1). */
function WhoseAccount({ site }: { site: AuthSite }) {
  if (tenantOf(site.host) === null) {
    return <FormattedMessage id="sign-in.page.toProvider" values={{ product: productName }} />
  }
  return (
    site.merchantName !== null && (
      <FormattedMessage
        id="sign-in.page.toMerchant"
        values={{ merchant: <b>{site.merchantName}</b> }}
      />
    )
  )
}

function AsGuest({ path }: { path: string }) {
  return (
    <chakra.div borderTop="1px solid" borderColor="line" pt="5" textAlign="center">
      <chakra.p mb="3" color="fg.muted">
        <FormattedMessage id="sign-in.page.guestText" />
      </chakra.p>
      <LinkButton asChild variant="outline" wide>
        <Link to={path}>
          <FormattedMessage id="sign-in.page.guest" />
        </Link>
      </LinkButton>
    </chakra.div>
  )
}
