import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { type OfficeAccountKey, saveCallerEbilling } from '@/api/bills/office-accounts'
import type { AccountUser } from '@/contract/bills/office-accounts'
import { longest } from '@/contract/wire'
import { sayInForm } from '@/i18n/form-rules'
import type { MessageId } from '@/i18n/message-ids'
import { requiredText } from '@/rules/forms/field-rules'
import { wantsEbilling } from '@/rules/people/ebilling'
import { isEmail } from '@/rules/people/emails'
import { useEbillingText } from '@/screens/shared/account/ebilling-text'
import { EmailField } from '@/ui/form/fields/person-fields'
import { KeptForm } from '@/screens/shared/forms/kept-form'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { SideCard } from '@/ui/layout/side-card'
import { Stack } from '@/ui/layout/stack'
import { accountName } from './account-name'

const says = (id: MessageId) => id

const schema = v.object({
  email: v.pipe(
    requiredText(sayInForm, longest.email),
    v.check(isEmail, says('lookup.link.emailWrong')),
  ),
})
const defaults = { email: '' }

const words = {
  codes: {
    no_user: 'lookup.callers.noUser',
    not_linked: 'lookup.callers.notLinked',
    not_linkable: 'lookup.callers.notLinkable',
  },
  other: 'account-view.ebilling.failed',
} as const

interface CallersCardProps {
  of: OfficeAccountKey
  users: readonly AccountUser[]
  /** Switches eBilling; else it only shows. */
  mayChange: boolean
}

/** Who has the account linked, and how its bills come to them (product.md P9). */
export function CallersCard({ of, users, mayChange }: CallersCardProps) {
  return (
    <SideCard sticky={false} title={<FormattedMessage id="lookup.callers.title" />}>
      {users.length === 0 ? (
        <p>
          <FormattedMessage id="lookup.callers.none" />
        </p>
      ) : (
        <Stack as="ul" gap="4">
          {users.map((user) => (
            <li key={user.user_id}>
              <CallerEbilling of={of} user={user} mayChange={mayChange} />
            </li>
          ))}
        </Stack>
      )}
      {mayChange && (
        <div data-screen-only="">
          <NewCaller of={of} />
        </div>
      )}
    </SideCard>
  )
}

function CallerEbilling({
  of,
  user,
  mayChange,
}: Omit<CallersCardProps, 'users'> & { user: AccountUser }) {
  const { formatMessage } = useIntl()
  const stateText = useEbillingText()
  const change = useWrite({
    about: `e-billing of ${user.user_id} for ${accountName(of)}`,
    call: (on: boolean, { key }) =>
      saveCallerEbilling(of, { user_id: user.user_id, email: null, on }, key),
    invalidates: [keys.accounts.all],
    awaits: true,
    successMessage: ({ ebilling }) => stateText(ebilling),
    words,
  })
  const who = (
    <>
      <b>{user.name}</b> <chakra.span textStyle="help">{user.email}</chakra.span>
    </>
  )
  if (!mayChange) {
    return (
      <>
        <p>{who}</p>
        <chakra.p textStyle="help">{stateText(user.ebilling)}</chakra.p>
      </>
    )
  }
  return (
    <>
      <p>{who}</p>
      <CheckboxField
        checked={wantsEbilling(user.ebilling)}
        aria-busy={change.pending}
        onChange={(event) => void change.run(event.target.checked)}
        aria-label={`${formatMessage({ id: 'account-view.ebilling.switch' })}, ${user.name}`}
        label={<FormattedMessage id="account-view.ebilling.switch" />}
        help={stateText(user.ebilling)}
        error={change.problem}
      />
    </>
  )
}

/** For a caller whose profile does not have the account yet. */
function NewCaller({ of }: Pick<CallersCardProps, 'of'>) {
  const { formatMessage } = useIntl()
  const enrol = useWrite<v.InferOutput<typeof schema>, AccountUser>({
    about: `e-billing for ${accountName(of)}`,
    call: ({ email }, { key }) => saveCallerEbilling(of, { user_id: null, email, on: true }, key),
    invalidates: [keys.accounts.all, officeKeys.officeSearch.all],
    awaits: true,
    toast: true,
    successMessage: ({ name }) => formatMessage({ id: 'lookup.callers.enrolled' }, { name }),
    words,
  })
  return (
    <KeptForm
      name="caller"
      schema={schema}
      defaults={defaults}
      onSubmit={async (values, form) => {
        const { failure } = await enrol.run(values, () => form.reset(defaults))
        return failure
      }}
    >
      {(api) => (
        <Stack gap="3">
          <EmailField
            {...api.field('email')}
            label={formatMessage({ id: 'lookup.callers.email' })}
            help={formatMessage({ id: 'lookup.callers.emailHelp' })}
            autoComplete="off"
          />
          <div>
            <Button type="submit" variant="outline" size="sm" pending={api.pending}>
              <FormattedMessage id="lookup.callers.enrol" />
            </Button>
          </div>
        </Stack>
      )}
    </KeptForm>
  )
}
