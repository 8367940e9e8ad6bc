import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AuditChange, AuditEntry } from '@/contract/audit'
import type { ManagedUser } from '@/contract/managed-users'
import { rightNames, roleNames } from '@/contract/users'
import { useFormats } from '@/i18n/format'
import { localeNames, locales } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-ids'
import { shownRole } from '@/rules/people/roles'
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

/** The fields of one entry with what they were and are, in the words of the form. */
export function AuditChanges({
  entry: { action, changes },
  user,
  allMerchants,
}: AuditChangesProps) {
  const { formatMessage } = useIntl()
  const shown = useShownValue(user, allMerchants)
  // A user who was added or deleted has one state only.
  const isOneState = action === 'user-created' || action === 'user-deleted'
  const said = ({ field, before, after, secret }: AuditChange): ReactNode => {
    const label = ownValue(labels, field)
    const name = label === undefined ? field : formatMessage({ id: label })
    if (secret === true) {
      return <FormattedMessage id="audit.change.secret" values={{ field: name }} />
    }
    return isOneState ? (
      <FormattedMessage
        id="audit.change.one"
        values={{ field: name, value: shown(field, after ?? before) }}
      />
    ) : (
      <FormattedMessage
        id="audit.change.both"
        values={{ field: name, before: shown(field, before), after: shown(field, after) }}
      />
    )
  }
  return changes.map((change) => <div key={change.field}>{said(change)}</div>)
}

/** A value of the log, which has ids and lists with commas, as a person reads it. */
function useShownValue(
  user: AuditChangesProps['user'],
  allMerchants: boolean,
): (field: string, value: string | null) => string {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const names = useUserNames(user, allMerchants)
  return (field, value) => {
    if (value === null) {
      if (field === 'departments') return formatMessage({ id: 'user.form.reachAll' })
      return formatMessage({ id: 'audit.change.none' })
    }
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
