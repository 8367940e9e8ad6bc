import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { linkAccount } from '@/api/bills/accounts'
import type { ApiFailure } from '@/api/failure'
import { keys } from '@/api/keys'
import type { LinkedAccount } from '@/contract/bills/accounts'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { isLinkable } from '@/rules/people/linkable'
import { useDepartmentsQuery } from '@/screens/shared/merchant/in-language'
import { useViewer } from '@/state/session/viewer'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { type FormApi, FormShell } from '@/ui/form/shell/form-shell'
import { SelectField } from '@/ui/form/fields/select-field'
import { TextField } from '@/ui/form/fields/text-field'
import { TextLink } from '@/ui/action/text-link'
import { emptyLink, linkBody, type LinkFields, linkForm } from './link-form'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useUserAnew } from './use-user-anew'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The visitor comes to the profile for its notice about the address. */
    toConfirm?: boolean
  }
}

const unconfirmed = 'email_unconfirmed'

/** The other refusals of `linkAccount` come only to those whose address is confirmed. */
const isPastConfirming = (failure: ApiFailure): boolean =>
  (failure.is(409) && failure.body.code !== unconfirmed) || failure.is(429)

interface LinkAccountFormProps {
  /** The page's account: only the PIN is asked for. */
  fixed?: { department_id: string; account: string; client: string }
  onLinked: (account: LinkedAccount) => void
}

/**
 * Links an account with its number and its PIN (product.md P7). An error does not say which of the
 * two is wrong.
 */
export function LinkAccountForm({ fixed, onLinked }: LinkAccountFormProps) {
  const { data: departments } = useQuery(useDepartmentsQuery())
  const { user } = useViewer()
  const choices = departments?.filter(isLinkable) ?? []
  const [only] = choices.length === 1 ? choices : []
  const defaults: LinkFields = { ...emptyLink, department_id: only?.id ?? '', ...fixed }

  const isAsked = user !== null && !isConfirmed(user)
  const userAnew = useUserAnew()
  const confirmedByNow = () => {
    if (isAsked) userAnew()
  }

  const link = useWrite({
    call: async (fields: LinkFields) => {
      const linked = await linkAccount(linkBody(fields))
      confirmedByNow()
      return linked
    },
    failed: (failure) => {
      if (isPastConfirming(failure)) confirmedByNow()
    },
    invalidates: [keys.accounts.all],
    awaits: true,
    refuses: (linked) => (linked === null ? 'account-view.add.noMatch' : null),
    words: {
      codes: { [unconfirmed]: 'account-view.add.unconfirmed' },
      409: 'account-view.add.already',
      429: 'account-view.add.tooMany',
      other: 'account-view.add.notLinked',
    },
  })

  return (
    <FormShell
      // The departments load later than the form.
      key={only?.id ?? ''}
      schema={linkForm}
      defaults={defaults}
      onSubmit={async (fields) =>
        (await link.run(fields, (linked) => linked !== null && onLinked(linked))).failure
      }
    >
      {(api) => (
        <>
          {isAsked && <ConfirmFirst userId={user.id} />}
          {fixed === undefined && (
            <>
              <SelectDepartment api={api} choices={choices} />
              <Numbers api={api} choices={choices} />
            </>
          )}
          <Pin api={api} />
          <Nickname api={api} />
          <Button type="submit" wide pending={api.pending}>
            <FormattedMessage id="account-view.add.submit" />
          </Button>
        </>
      )}
    </FormShell>
  )
}

/** Shown before anything is typed; the server decides, because the mail may be opened meanwhile. */
function ConfirmFirst({ userId }: { userId: string }) {
  return (
    <Banner tone="due" title={<FormattedMessage id="account-view.add.confirmFirst" />}>
      <TextLink asChild inline>
        <Link
          to="/user-profile/$id"
          params={{ id: userId }}
          search={{}}
          state={{ toConfirm: true }}
        >
          <FormattedMessage id="account-view.add.confirmLink" />
        </Link>
      </TextLink>
    </Banner>
  )
}

interface PartProps {
  api: FormApi<LinkFields>
}

interface ChoiceProps extends PartProps {
  choices: readonly { id: string; name: string; search: { example: string | null } }[]
}

function SelectDepartment({ api, choices }: ChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <SelectField
      {...api.field('department_id')}
      label={formatMessage({ id: 'account-view.add.department' })}
    >
      {choices.length !== 1 && (
        <option value="">{formatMessage({ id: 'account-view.add.choose' })}</option>
      )}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Numbers({ api, choices }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const chosen = api.form.watch('department_id')
  const example = choices.find(({ id }) => id === chosen)?.search.example ?? null
  return (
    <>
      <TextField
        {...api.field('account')}
        label={formatMessage({ id: 'account-view.add.account' })}
        {...(example !== null && {
          help: formatMessage({ id: 'account-view.add.accountHelp' }, { example }),
        })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...api.field('client')}
        label={formatMessage({ id: 'account-view.add.client' })}
        help={formatMessage({ id: 'account-view.add.clientHelp' })}
        need="optional"
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}

function Pin({ api }: PartProps) {
  const { formatMessage } = useIntl()
  return (
    <TextField
      {...api.field('pin')}
      label={formatMessage({ id: 'account-view.add.pin' })}
      help={formatMessage({ id: 'account-view.add.pinHelp' })}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
    />
  )
}

function Nickname({ api }: PartProps) {
  const { formatMessage } = useIntl()
  return (
    <TextField
      {...api.field('nickname')}
      label={formatMessage({ id: 'account-view.add.nickname' })}
      help={formatMessage({ id: 'account-view.add.nicknameHelp' })}
      need="optional"
      autoComplete="off"
    />
  )
}
