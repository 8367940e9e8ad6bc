import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { keys } from '@/api/keys'
import { addUser, saveUser } from '@/api/managed-users'
import { managedUser, type ManagedUser } from '@/contract/managed-users'
import { longest } from '@/contract/wire'
import { usernameMaximumLength, usernameMinimumLength } from '@/rules/people/usernames'
import { LeaveDialog } from '@/screens/shared/leave-dialog'
import { useWrite } from '@/screens/shared/use-write'
import { useViewer } from '@/state/viewer'
import { Button } from '@/ui/action/button'
import { FormShell } from '@/ui/form/form-shell'
import { BottomBar } from '@/ui/layout/bottom-bar'
import { Row } from '@/ui/layout/stack'
import { fieldsOf, formOf, newUser, userForm, type UserForm } from './user-form'
import { UserConflict } from './user-conflict'
import { UserFields } from './user-fields'

interface UserDetailsProps {
  /** null: a new user. */
  user: ManagedUser | null
  /** The merchant of a new user; '' lets the form ask. */
  merchant: string
  chooseMerchant: boolean
  /** Another tab is shown: this one is hidden, not unmounted, so that typed values stay. */
  hidden: boolean
  onAdded: (user: ManagedUser) => void
}

/** The form of A7: a new user is invited by mail, an existing one is edited. */
export function UserDetails({ user, merchant, chooseMerchant, hidden, onAdded }: UserDetailsProps) {
  const { formatMessage } = useIntl()
  const { subject } = useViewer()
  const save = useWrite<UserForm, ManagedUser, ManagedUser>({
    call: (form, { version }) =>
      user === null ? addUser(fieldsOf(form)) : saveUser(user.id, { ...fieldsOf(form), version }),
    invalidates: [keys.users.all, keys.merchantList.all, keys.audit.all],
    says: ({ name, email }) =>
      user === null
        ? formatMessage({ id: 'user.form.added' }, { name, email })
        : formatMessage({ id: 'user.form.saved' }),
    toast: true,
    done: (row) => (user === null ? onAdded(row) : undefined),
    ...(user !== null && { edits: { row: user, schema: managedUser, fields: formOf } }),
  })
  const schema = useMemo(() => userForm(user === null ? [] : [user.email, user.username]), [user])
  return (
    <div hidden={hidden}>
      <FormShell
        schema={schema}
        defaults={user === null ? newUser(merchant) : formOf(user)}
        errorValues={{
          longest: longest.name,
          min: usernameMinimumLength,
          max: usernameMaximumLength,
        }}
        onSubmit={async (values, form) =>
          (await save.run(values, (row) => form.reset(formOf(row)))).failure
        }
      >
        {(api) => {
          const button = (wide: boolean) => (
            <Button type="submit" size={wide ? 'lg' : 'md'} wide={wide} pending={api.pending}>
              <FormattedMessage id={user === null ? 'user.form.add' : 'user.form.save'} />
            </Button>
          )
          return (
            <>
              <UserFields {...{ api, subject, user, chooseMerchant }} />
              {user !== null && (
                <UserConflict write={save} user={user} chooseMerchant={chooseMerchant} />
              )}
              <Row hideBelow="lg">{button(false)}</Row>
              {!hidden && <BottomBar>{button(true)}</BottomBar>}
              <LeaveDialog
                dirty={api.form.formState.isDirty && !api.pending}
                by="page"
                onLeave={() => api.form.reset()}
              />
            </>
          )
        }}
      </FormShell>
    </div>
  )
}
