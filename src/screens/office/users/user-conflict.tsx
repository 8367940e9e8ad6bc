import { FormattedMessage, useIntl } from 'react-intl'
import type { ManagedUser } from '@/contract/managed-users'
import { useFormats } from '@/i18n/format'
import { localeNames } from '@/i18n/locales'
import { shownRole } from '@/rules/people/roles'
import { ConflictView } from '@/screens/shared/conflict-view'
import type { Write } from '@/screens/shared/use-write'
import { useUserNames } from './use-user-names'
import type { UserForm } from './user-form'

interface UserConflictProps {
  write: Write<UserForm, unknown>
  user: ManagedUser
  chooseMerchant: boolean
}

/** Two edits of one user: both versions, by the labels of the form. */
export function UserConflict(props: UserConflictProps) {
  // The names of merchants and departments are requested only then.
  return props.write.conflict === null ? null : <OpenConflict {...props} />
}

function OpenConflict({ write, user, chooseMerchant }: UserConflictProps) {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const names = useUserNames(user, chooseMerchant)
  return (
    <ConflictView
      write={write}
      fields={{
        name: { label: <FormattedMessage id="user.form.name" />, show: String },
        email: { label: <FormattedMessage id="user.form.email" />, show: String },
        username: { label: <FormattedMessage id="user.form.username" />, show: String },
        phone: { label: <FormattedMessage id="user.form.phone" />, show: String },
        role: {
          label: <FormattedMessage id="user.form.role" />,
          show: (role) => (role === '' ? '' : shownRole(role)),
        },
        merchant: {
          label: <FormattedMessage id="user.form.merchant" />,
          show: names.merchant,
        },
        reach: {
          label: <FormattedMessage id="user.form.reach" />,
          show: (reach) =>
            formatMessage({
              id: reach === 'all' ? 'user.form.reachAll' : 'user.form.reachSelected',
            }),
        },
        departments: {
          label: <FormattedMessage id="user.form.departments" />,
          show: (ids) => list(ids.map(names.department)),
        },
        rights: {
          label: <FormattedMessage id="user.form.rights" />,
          show: (rights) =>
            list(rights.map((right) => formatMessage({ id: `user.right.${right}` }))),
        },
        language: {
          label: <FormattedMessage id="user.form.language" />,
          show: (language) => localeNames[language],
        },
      }}
    />
  )
}
