import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/dashboard'
import { merchantListQuery } from '@/api/merchant-list'
import type { ManagedUser } from '@/contract/managed-users'
import type { Role } from '@/contract/users'
import type { MessageId } from '@/i18n/message-ids'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { emailProblem } from '@/rules/people/email-change'
import { assignableRoles, firstRole, isProvider, shownRole } from '@/rules/people/roles'
import type { Subject } from '@/rules/people/subject'
import { isLimitable, rightsFor } from '@/rules/people/user-rights'
import {
  EmailField,
  LanguageField,
  PhoneField,
  UsernameField,
} from '@/screens/shared/person-fields'
import { Banner } from '@/ui/feedback/banner'
import { CheckboxesField } from '@/ui/form/checkboxes-field'
import { ComboboxField } from '@/ui/form/combobox-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { MultiSelectField } from '@/ui/form/multi-select-field'
import { RadioField } from '@/ui/form/radio-field'
import { TextField } from '@/ui/form/text-field'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import type { UserForm } from './user-form'

interface UserFieldsProps {
  api: FormApi<UserForm>
  /** The staff user who fills it in. */
  subject: Subject
  /** null: a new user. */
  user: ManagedUser | null
  /** On a merchant's own site there is no choice of merchant. */
  chooseMerchant: boolean
}

/** The fields of a user that staff edit: identity, role and rights. */
export function UserFields(props: UserFieldsProps) {
  return (
    <>
      <PersonFields {...props} />
      <AccessFields {...props} />
    </>
  )
}

function PersonFields({ api, subject, user }: Omit<UserFieldsProps, 'chooseMerchant'>) {
  const { formatMessage } = useIntl()
  const fixed = fixedEmail(subject, user)
  return (
    <Part title={<FormattedMessage id="user.form.person" />}>
      <FieldColumns roomy>
        <TextField
          {...api.field('name')}
          label={formatMessage({ id: 'user.form.name' })}
          need="required"
          autoComplete="off"
        />
        <PhoneField
          {...api.field('phone')}
          label={formatMessage({ id: 'user.form.phone' })}
          need="optional"
          autoComplete="off"
        />
        <EmailField
          {...api.field('email')}
          label={formatMessage({ id: 'user.form.email' })}
          help={formatMessage({ id: fixed ?? emailHelp(user) })}
          need="required"
          autoComplete="off"
          readOnly={fixed !== null}
        />
        <UsernameField
          {...api.field('username')}
          label={formatMessage({ id: 'user.form.username' })}
          help={formatMessage({ id: 'user.form.usernameHelp' })}
          need="required"
          autoComplete="off"
        />
        <LanguageField
          {...api.field('language')}
          label={formatMessage({ id: 'user.form.language' })}
        />
      </FieldColumns>
    </Part>
  )
}

function AccessFields({ api, subject, user, chooseMerchant }: UserFieldsProps) {
  const { formatMessage } = useIntl()
  const [role, merchant, reach] = api.form.watch(['role', 'merchant', 'reach'])
  const fixed = fixedRole(subject, user)
  const offered = assignableRoles(subject.role)
  const becomesAdmin =
    role === 'Merchant Admin' && (user === null || firstRole(user) !== 'Merchant Admin')
  return (
    <Part title={<FormattedMessage id="user.form.access" />}>
      <RadioField
        {...api.value('role')}
        label={formatMessage({ id: 'user.form.role' })}
        need="required"
        options={offered.map((value) => ({
          value,
          label: shownRole(value),
          description: formatMessage({ id: roleWords[value] }),
        }))}
        {...(fixed !== null && { disabledReason: formatMessage({ id: fixed }) })}
      />
      {becomesAdmin && (
        <Banner tone="due">
          <FormattedMessage id="user.form.warnAdmin" />
        </Banner>
      )}
      {chooseMerchant && role !== '' && !isProvider(role) && (
        <MerchantField api={api} locked={fixed !== null} />
      )}
      {role !== '' && isLimitable(role) && (
        <>
          <RadioField
            {...api.value('reach')}
            label={formatMessage({ id: 'user.form.reach' })}
            options={[
              {
                value: 'all',
                label: formatMessage({ id: 'user.form.reachAll' }),
                description: formatMessage({ id: 'user.form.reachAllHelp' }),
              },
              { value: 'selected', label: formatMessage({ id: 'user.form.reachSelected' }) },
            ]}
          />
          {reach === 'selected' && <DepartmentsField api={api} merchant={merchant} />}
          <CheckboxesField
            {...api.value('rights')}
            label={formatMessage({ id: 'user.form.rights' })}
            help={formatMessage({ id: 'user.form.rightsHelp' })}
            options={rightsFor(role).map((value) => ({
              value,
              label: formatMessage({ id: `user.right.${value}` }),
            }))}
          />
        </>
      )}
    </Part>
  )
}

function MerchantField({ api, locked }: { api: FormApi<UserForm>; locked: boolean }) {
  const { formatMessage } = useIntl()
  const { data: merchants = [], isPending } = useQuery(merchantListQuery)
  return (
    <ComboboxField
      {...api.value('merchant')}
      label={formatMessage({ id: 'user.form.merchant' })}
      help={formatMessage({ id: 'user.form.merchantHelp' })}
      need="required"
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

interface DepartmentsFieldProps {
  api: FormApi<UserForm>
  merchant: string
}

function DepartmentsField({ api, merchant }: DepartmentsFieldProps) {
  const { formatMessage } = useIntl()
  const { data = [], isFetching } = useQuery({
    ...merchantDepartmentsQuery(merchant),
    enabled: merchant !== '',
  })
  return (
    <MultiSelectField
      {...api.value('departments')}
      label={formatMessage({ id: 'user.form.departments' })}
      need="required"
      searching={isFetching}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
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

/** A group of fields under its heading. */
function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padded>
      <Stack gap="5">
        <chakra.h2 id={id} textStyle="h2">
          {title}
        </chakra.h2>
        {children}
      </Stack>
    </Card>
  )
}
