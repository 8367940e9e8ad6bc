import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { keys } from '@/api/keys'
import { addUser, usersApi } from '@/api/people/managed-users'
import { merchantKeys } from '@/api/merchants/merchant-settings'
import type { ManagedUser, UserStatus } from '@/contract/people/managed-users'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import { sayInForm } from '@/i18n/form-rules'
import { type UserFieldProblem, userFieldRules } from '@/rules/people/user-fields'
import { Loaded } from '@/screens/shared/detail/loaded'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { EmailField, LanguageField } from '@/ui/form/fields/person-fields'
import { type CodeWords, CodePill } from '@/screens/shared/use-code-words'
import { useWrite } from '@/screens/shared/forms/use-write'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useMay } from '@/state/session/use-may'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { FieldColumns } from '@/ui/form/field-columns'
import { TextField } from '@/ui/form/fields/text-field'
import { TextLink } from '@/ui/action/text-link'
import { stepDraft } from './step-draft'

interface UsersStepProps {
  merchant: Merchant
  /** The button to the next step. */
  onward: ReactNode
}

/** Step 7: the first Merchant Admin, who then adds the others. */
export function UsersStep({ merchant, onward }: UsersStepProps) {
  const mayAdd = useMay('users.create', { merchant_id: merchant.id })
  const [added, setAdded] = useState(0)
  return (
    <>
      <FieldGroup title={<FormattedMessage id="merchants.users.admins" />}>
        <Admins merchantId={merchant.id} />
        <TextLink asChild>
          <Link to="/admin/users/merchants/$merchantId" params={{ merchantId: merchant.id }}>
            <FormattedMessage id="merchants.users.all" />
          </Link>
        </TextLink>
      </FieldGroup>
      {/* The next person begins with an empty form. */}
      {mayAdd ? (
        <Invite
          key={added}
          merchant={merchant}
          onward={onward}
          onAdded={() => setAdded(added + 1)}
        />
      ) : (
        onward
      )}
    </>
  )
}

function Admins({ merchantId }: { merchantId: string }) {
  const query = { merchant_id: merchantId, role: 'Merchant Admin', per_page: 100 } as const
  return (
    <Loaded
      query={useQuery(usersApi.page({ query }))}
      skeleton={bones}
      failed={<FormattedMessage id="merchants.users.failed" />}
    >
      {({ data: admins }) => {
        if (admins.length === 0) {
          return (
            <p>
              <FormattedMessage id="merchants.users.none" />
            </p>
          )
        }
        return (
          <List>
            {admins.map(({ id, name, email, status }) => (
              <li key={id}>
                <b>{name}</b>
                <span>{email}</span>
                <CodePill words={statusWords} code={status} />
              </li>
            ))}
          </List>
        )
      }}
    </Loaded>
  )
}

const bones = (
  <Skeleton>
    <Bone height="2.5rem" />
  </Skeleton>
)

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
    '& span': { overflowWrap: 'anywhere' },
  },
})

const statusWords: CodeWords<UserStatus> = {
  active: { word: 'users.status.active', tone: 'brand' },
  invited: { word: 'users.status.invited', tone: 'due' },
  locked: { word: 'users.status.locked', tone: 'late' },
  deactivated: { word: 'users.status.deactivated', tone: 'plain' },
}

const rules = userFieldRules(sayInForm, (problem: UserFieldProblem) => `user.problem.${problem}`)
/** A first admin signs in with the e-mail address. */
const inviteForm = v.object({
  name: rules.name,
  email: rules.email,
  language: v.picklist(['en', 'es', 'de', 'ja', 'fr']),
})
type InviteFields = v.InferOutput<typeof inviteForm>

interface InviteProps extends UsersStepProps {
  onAdded: () => void
}

function Invite({ merchant, onward, onAdded }: InviteProps) {
  const { formatMessage } = useIntl()
  const empty: InviteFields = { name: '', email: '', language: merchant.default_language }
  const [draft] = useState(() => stepDraft(merchant.id, 'users', empty))
  const add = useWrite<InviteFields, ManagedUser>({
    about: `user new at ${merchant.id}`,
    call: (fields, { key }) =>
      addUser(
        {
          ...fields,
          username: fields.email,
          phone: null,
          role: 'Merchant Admin',
          merchant_id: merchant.id,
        },
        key,
      ),
    invalidates: [keys.users.all, ...merchantKeys],
    words: { 422: ({ body }) => ({ errors: atEmail(body.errors ?? {}) }) },
    successMessage: ({ name, email }) =>
      formatMessage({ id: 'merchants.users.invited' }, { name, email }),
    done: onAdded,
  })
  return (
    <OfficeForm
      schema={inviteForm}
      defaults={empty}
      save={add.run}
      draft={draft}
      saveLabel={<FormattedMessage id="merchants.users.invite" />}
      beside={onward}
    >
      {(api) => (
        <FieldGroup title={<FormattedMessage id="merchants.users.add" />}>
          <EarlierTry write={add} />
          <FieldColumns roomy>
            <TextField
              {...api.field('name')}
              label={formatMessage({ id: 'list.field.name' })}
              need="required"
              autoComplete="off"
            />
            <EmailField
              {...api.field('email')}
              label={formatMessage({ id: 'list.field.email' })}
              help={formatMessage({ id: 'merchants.users.emailHelp' })}
              need="required"
              autoComplete="off"
            />
            <LanguageField
              {...api.field('language')}
              label={formatMessage({ id: 'merchants.users.language' })}
            />
          </FieldColumns>
        </FieldGroup>
      )}
    </OfficeForm>
  )
}

/** The user name is the address: its problem is the address's. */
function atEmail({
  username,
  email = username,
  ...others
}: Readonly<Record<string, readonly string[]>>) {
  return email === undefined ? others : { ...others, email }
}
