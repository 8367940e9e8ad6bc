import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AuditChange, AuditEntry } from '@/contract/audit'
import { isLocale, localeNames } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-ids'
import { isSettingName, useSettingWords } from './setting-words'

/** The label of each field of the log. */
export type FieldLabels = Readonly<Record<string, MessageId>>

const noLabels: FieldLabels = {}

interface SettingChangesProps {
  entry: AuditEntry
  labels?: FieldLabels
}

/** The fields of one entry with what they were and are, by the labels of their forms. */
export function SettingChanges({
  entry: { action, object, changes },
  labels = noLabels,
}: SettingChangesProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const labelOf = (field: string): string => {
    if (object.kind === 'merchant' && isSettingName(field)) return words(field).label
    const id = labels[field]
    return id === undefined ? field : formatMessage({ id })
  }
  const shown = (field: string, value: string | null): string => {
    if (value === null) return formatMessage({ id: 'audit.change.none' })
    if (value === 'true') return formatMessage({ id: 'forms.value.yes' })
    if (value === 'false') return formatMessage({ id: 'forms.value.no' })
    return field === 'default_language' && isLocale(value) ? localeNames[value] : value
  }
  // What was added or deleted has one state only.
  const isOneState = action.endsWith('-created') || action.endsWith('-deleted')
  const said = ({ field, before, after, secret }: AuditChange): ReactNode => {
    const name = labelOf(field)
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
