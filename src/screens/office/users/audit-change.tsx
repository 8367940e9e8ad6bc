import { useIntl } from 'react-intl'
import type { AuditEntry } from '@/contract/audit'
import type { ManagedUser } from '@/contract/people/managed-users'
import { rightNames, roleNames } from '@/contract/people/users'
import { useFormats } from '@/i18n/format'
import { localeNames, locales } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-ids'
import { shownRole } from '@/rules/people/roles'
import { LoggedChanges } from '@/screens/shared/detail/logged-changes'
import { useUserNames } from './use-user-names'
import { ownValue } from '@/rules/own-value'

/** What the log calls the fields of a user, as the form labels them. */
const labels: Readonly<Record<string, MessageId>> = {
  name: 'user.form.name',
  email: 'user.form.email',
  pending_email: 'user.form.emailNew',
  username: 'user.form.username',
  phone: 'user.form.phone',
  role: 'user.form.role',
  merchant_id: 'user.form.merchant',
  rights: 'user.form.rights',
  departments: 'user.form.reach',
  language: 'user.form.language',
}

interface AuditChangesProps {
  entry: AuditEntry
  user: Pick<ManagedUser, 'merchant_id' | 'merchant'>
  allMerchants: boolean
}

/** The fields of one entry, in the words of the form. */
export function AuditChanges({ entry, user, allMerchants }: AuditChangesProps) {
  const { formatMessage } = useIntl()
  const show = useShownValue(user, allMerchants)
  const labelOf = (field: string) => {
    const label = ownValue(labels, field)
    return label === undefined ? field : formatMessage({ id: label })
  }
  // No list of departments is all of them.
  const none = (field: string) =>
    field === 'departments' ? formatMessage({ id: 'user.form.reachAll' }) : undefined
  return <LoggedChanges {...{ entry, labelOf, show, none }} />
}

/** A value of the log, which has ids and lists with commas, as a person reads it. */
function useShownValue(
  user: AuditChangesProps['user'],
  allMerchants: boolean,
): (field: string, value: string) => string {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const names = useUserNames(user, allMerchants)
  return (field, value) => {
    const parts = value.split(', ')
    switch (field) {
      case 'role': {
        const role = roleNames.find((name) => name === value)
        return role === undefined ? value : shownRole(role)
      }
      case 'merchant_id':
        return names.merchant(value)
      case 'departments':
        return list(parts.map(names.department))
      case 'rights':
        return list(
          parts.map((part) => {
            const right = rightNames.find((name) => name === part)
            return right === undefined ? part : formatMessage({ id: `user.right.${right}` })
          }),
        )
      case 'language': {
        const locale = locales.find((name) => name === value)
        return locale === undefined ? value : localeNames[locale]
      }
      default:
        return value
    }
  }
}
