import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import type { ManagedUser } from '@/contract/people/managed-users'
import type { Role } from '@/contract/people/users'
import { useFormats } from '@/i18n/format'
import { localeNames } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-ids'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { emailProblem } from '@/rules/people/email-change'
import { assignableRoles, firstRole, isProvider, shownRole } from '@/rules/people/roles'
import type { Subject } from '@/rules/people/subject'
import { usernameMaximumLength, usernameMinimumLength } from '@/rules/people/usernames'
import { isLimitable, rightsFor } from '@/rules/people/user-rights'
import {
  type FieldTable,
  type ControlWords,
  FormFields,
  useFieldRows,
} from '@/screens/shared/forms/field-table'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import {
  EmailField,
  LanguageField,
  PhoneField,
  UsernameField,
} from '@/ui/form/fields/person-fields'
import { Banner } from '@/ui/feedback/banner'
import { CheckboxesField } from '@/ui/form/fields/checkboxes-field'
import { ComboboxField } from '@/ui/form/fields/combobox-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { MultiSelectField } from '@/ui/form/fields/multi-select-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { useUserNames } from './use-user-names'
import { losesLimits, toForm, type UserForm } from './user-form'

interface UserFormContext {
  /** The staff user who fills it in. */
  subject: Subject
  /** null: a new user. */
  user: ManagedUser | null
  /** On a merchant's own site there is no choice of merchant. */
  chooseMerchant: boolean
}

const required = { need: 'required' } as const

const usernameLengths = { least: usernameMinimumLength, most: usernameMaximumLength }

/** The fields of a user that staff edit (product.md A7): identity, role and rights. */
export function useUserFields({
  subject,
  user,
  chooseMerchant,
}: UserFormContext): FieldTable<UserForm> {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const fixedRoleWord = fixedRole(subject, user)
  const fixedEmailWord = fixedEmail(subject, user)
  const help: Readonly<Partial<Record<keyof UserForm, MessageId>>> = {
    email: fixedEmailWord ?? emailHelp(user),
    username: 'user.form.usernameHelp',
    merchant: 'user.form.merchantHelp',
    rights: 'user.form.rightsHelp',
  }
  const { text, field } = useFieldRows<UserForm>((name) => ({
    label: formatMessage({ id: `user.form.${name}` }),
    ...(help[name] !== undefined && { help: formatMessage({ id: help[name] }, usernameLengths) }),
  }))
  const reachWords = { all: 'user.form.reachAll', selected: 'user.form.reachSelected' } as const
  const rightWord = (right: UserForm['rights'][number]) =>
    formatMessage({ id: `user.right.${right}` })
  return {
    name: text('name', required),
    phone: text('phone', { need: 'optional' }, PhoneField),
    email: text('email', { ...required, readOnly: fixedEmailWord !== null }, EmailField),
    username: text('username', required, UsernameField),
    language: field(
      'language',
      (language) => localeNames[language],
      (api, words) => <LanguageField {...api.field('language')} {...words} />,
    ),
    role: field(
      'role',
      (role) => (role === '' ? '' : shownRole(role)),
      (api, words) => (
        <RadioField
          {...api.value('role')}
          {...words}
          {...required}
          options={assignableRoles(subject.role).map((value) => ({
            value,
            label: shownRole(value),
            description: formatMessage({ id: roleWords[value] }),
          }))}
          {...(fixedRoleWord !== null && {
            disabledReason: formatMessage({ id: fixedRoleWord }),
          })}
        />
      ),
    ),
    merchant: field(
      'merchant',
      (id) => user && <MerchantName id={id} user={user} chooseMerchant={chooseMerchant} />,
      (api, words) => <MerchantField {...{ api, words }} locked={fixedRoleWord !== null} />,
    ),
    reach: field(
      'reach',
      (reach) => formatMessage({ id: reachWords[reach] }),
      (api, words) => (
        <RadioField
          {...api.value('reach')}
          {...words}
          options={[
            {
              value: 'all',
              label: formatMessage({ id: reachWords.all }),
              description: formatMessage({ id: 'user.form.reachAllHelp' }),
            },
            { value: 'selected', label: formatMessage({ id: reachWords.selected }) },
          ]}
        />
      ),
    ),
    departments: field(
      'departments',
      (ids) => user && ids.length > 0 && <DepartmentNames ids={ids} user={user} />,
      (api, words) => <DepartmentsField api={api} words={words} />,
    ),
    rights: field(
      'rights',
      (rights) => list(rights.map(rightWord)),
      (api, words) => (
        <CheckboxesField
          {...api.value('rights')}
          {...words}
          options={rightsFor(api.form.getValues('role') || 'Guest').map((value) => ({
            value,
            label: rightWord(value),
          }))}
        />
      ),
    ),
  }
}

interface UserFieldsProps extends UserFormContext {
  api: FormApi<UserForm>
  fields: FieldTable<UserForm>
}

export function UserFields({ api, fields, user, chooseMerchant }: UserFieldsProps) {
  const part = { api, of: fields }
  const [role, reach] = api.form.watch(['role', 'reach'])
  const becomesAdmin =
    role === 'Merchant Admin' && (user === null || firstRole(user) !== 'Merchant Admin')
  const isLimited = role !== '' && isLimitable(role)
  const isStripped = user !== null && role !== '' && losesLimits(toForm(user), role)
  return (
    <>
      <FieldGroup level={2} title={<FormattedMessage id="user.form.person" />}>
        <FieldColumns roomy>
          <FormFields {...part} names={['name', 'phone', 'email', 'username', 'language']} />
        </FieldColumns>
      </FieldGroup>
      <FieldGroup level={2} title={<FormattedMessage id="user.form.access" />}>
        <FormFields {...part} names={['role']} />
        {becomesAdmin && (
          <Banner tone="due">
            <FormattedMessage id="user.form.warnAdmin" />
          </Banner>
        )}
        {isStripped && (
          <Banner tone="due" role="status">
            <FormattedMessage id="user.form.warnLimits" />
          </Banner>
        )}
        {chooseMerchant && role !== '' && !isProvider(role) && (
          <FormFields {...part} names={['merchant']} />
        )}
        {isLimited && <FormFields {...part} names={['reach']} />}
        {isLimited && reach === 'selected' && <FormFields {...part} names={['departments']} />}
        {isLimited && <FormFields {...part} names={['rights']} />}
      </FieldGroup>
    </>
  )
}

interface OwnFieldProps {
  api: FormApi<UserForm>
  words: ControlWords
}

function MerchantField({ api, words, locked }: OwnFieldProps & { locked: boolean }) {
  const { data: merchants = [], isPending } = useQuery(merchantListQuery)
  return (
    <ComboboxField
      {...api.value('merchant')}
      {...words}
      {...required}
      none=""
      searching={isPending}
      readOnly={locked}
      options={merchants.map(({ id, name, sub_domain: description }) => ({
        value: id,
        label: name,
        description,
      }))}
    />
  )
}

function DepartmentsField({ api, words }: OwnFieldProps) {
  const merchant = api.form.watch('merchant')
  const { data = [], isFetching } = useQuery({
    ...useMerchantDepartmentsQuery(merchant),
    enabled: merchant !== '',
  })
  return (
    <MultiSelectField
      {...api.value('departments')}
      {...words}
      {...required}
      searching={isFetching}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

interface MerchantNameProps {
  id: string
  user: ManagedUser
  chooseMerchant: boolean
}

/** Asks for the names only where a conflict shows them. */
function MerchantName({ id, user, chooseMerchant }: MerchantNameProps) {
  return useUserNames(user, chooseMerchant).merchant(id)
}

function DepartmentNames({ ids, user }: { ids: readonly string[]; user: ManagedUser }) {
  const { list } = useFormats()
  return list(ids.map(useUserNames(user, false).department))
}

/** Why the address cannot be changed; null if it can. The same rule as the cloud's. */
function fixedEmail(subject: Subject, user: ManagedUser | null): MessageId | null {
  if (user === null) return null
  const target = { ...user, role: firstRole(user), confirmed: isConfirmed(user) }
  const problem = emailProblem(subject, target)
  return problem && fixedWords[problem]
}

const fixedWords: Readonly<Record<NonNullable<ReturnType<typeof emailProblem>>, MessageId>> = {
  own_email: 'user.form.emailOwn',
  users_own: 'user.form.emailTheirs',
  unconfirmed: 'user.form.emailUnconfirmed',
  forbidden: 'user.form.emailTheirs',
}

const emailHelp = (user: ManagedUser | null): MessageId =>
  user?.used === true ? 'user.form.emailChangeHelp' : 'user.form.emailHelp'

/** Why the role cannot be changed; null if it can. The same rule as the cloud's. */
function fixedRole(subject: Subject, user: ManagedUser | null): MessageId | null {
  if (user === null) return null
  if (subject.user_id === user.id) return 'user.form.roleOwn'
  return user.last_admin ? 'user.form.roleLast' : null
}

const roleWords: Readonly<Record<Role, MessageId>> = {
  'Super Users': 'user.role.superUsers',
  Admin: 'user.role.admin',
  Support: 'user.role.support',
  'Merchant Admin': 'user.role.merchantAdmin',
  'Merchant User': 'user.role.merchantUser',
  User: 'user.role.user',
  Guest: 'user.role.user',
}
