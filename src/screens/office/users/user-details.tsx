import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { addUser, saveUser } from '@/api/people/managed-users'
import { managedUser, type ManagedUser } from '@/contract/people/managed-users'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useViewer } from '@/state/session/viewer'
import { fieldErrors, toBody, toForm, newUser, userForm, type UserForm } from './user-form'
import { UserFields, useUserFields } from './user-fields'
import { refusalWords } from './user-words'

interface UserDetailsProps {
  /** null: a new user. */
  user: ManagedUser | null
  /** The merchant of a new user; '' lets the form ask. */
  merchant: string
  chooseMerchant: boolean
  onAdded: (user: ManagedUser) => void
}

/** The form of A7: a new user is invited by mail, an existing one is edited. */
export function UserDetails({ user, merchant, chooseMerchant, onAdded }: UserDetailsProps) {
  const { formatMessage } = useIntl()
  const { subject } = useViewer()
  const staff = { subject, user, chooseMerchant }
  const fields = useUserFields(staff)
  const save = useWrite<UserForm, ManagedUser | null, ManagedUser>({
    about: `user ${user?.id ?? `new at ${merchant}`}`,
    call: (form, context) =>
      user === null ? addUser(toBody(form), context.key) : saveUser(user.id, toBody(form), context),
    invalidates: [keys.users.all, officeKeys.merchantList.all, officeKeys.audit.all],
    words: { ...refusalWords, 422: fieldErrors },
    ...(user === null
      ? {
          successMessage: (added, form) => {
            const { name, email } = added ?? form
            return formatMessage({ id: 'user.form.added' }, { name, email })
          },
          toast: true,
          done: (added) => {
            if (added !== null) onAdded(added)
          },
        }
      : { edits: { row: user, schema: managedUser, toForm } }),
  })
  const schema = useMemo(
    () => (user === null ? userForm([], true) : userForm([user.email, user.username], !user.used)),
    [user],
  )
  return (
    <OfficeForm
      schema={schema}
      defaults={user === null ? newUser(merchant) : toForm(user)}
      // One for each merchant that a user is added to.
      name={user === null ? merchant : ''}
      save={(form, done, show) =>
        save.run(form, (saved) => {
          done()
          // A new address waits: the field shows the one that counts.
          if (user !== null && saved !== null) show(toForm(saved))
        })
      }
      saveLabel={<FormattedMessage id={user === null ? 'user.form.add' : 'user.form.save'} />}
    >
      {(api) => (
        <>
          <EarlierTry write={save} />
          <UserFields {...{ api, fields, ...staff }} />
          {user !== null && <ConflictView write={save} fields={fields} />}
        </>
      )}
    </OfficeForm>
  )
}
