import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AuditChange, AuditEntry } from '@/contract/audit'
import { isLocale, localeNames } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-ids'
import { isKnownState, stateNames } from '@/rules/merchants/states'
import { isSettingName, useSettingWords } from './setting-words'
import { useZoneName } from './use-zone-name'
import { ownValue } from '@/rules/own-value'

/** The label of each field of the log. */
export type FieldLabels = Readonly<Record<string, MessageId>>

/** The value of a field in the reader's words. */
export type FieldValues = (field: string, value: string) => string

const noLabels: FieldLabels = {}

interface SettingChangesProps {
  entry: AuditEntry
  labels?: FieldLabels
  /** Of departments, whose fields are another area's. */
  values?: FieldValues
}

/** The fields of one entry with what they were and are, by the labels of their forms. */
export function SettingChanges({
  entry: { action, object, changes },
  labels = noLabels,
  values,
}: SettingChangesProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const zoneName = useZoneName()
  const labelOf = (field: string): string => {
    if (field === 'translations') return words(field).label
    if (object.kind === 'merchant' && isSettingName(field)) return words(field).label
    const id = ownValue(labels, field)
    return id === undefined ? field : formatMessage({ id })
  }
  const shown = (field: string, value: string | null): string => {
    if (value === null) return formatMessage({ id: 'audit.change.none' })
    if (value === 'true') return formatMessage({ id: 'forms.value.yes' })
    if (value === 'false') return formatMessage({ id: 'forms.value.no' })
    if (object.kind === 'department') return values?.(field, value) ?? value
    if (field === 'default_language' && isLocale(value)) return localeNames[value]
    if (field === 'state' && isKnownState(value)) return `${stateNames[value]} (${value})`
    return field === 'time_zone' ? zoneName(value) : value
  }
  // What was added or deleted has one state only.
  const isOneState = action.endsWith('-created') || action.endsWith('-deleted')
  const said = ({ field, before, after, secret }: AuditChange): ReactNode => {
    const name = labelOf(field)
    if (secret === true) {
      return <FormattedMessage id="audit.change.secret" values={{ field: name }} />
    }
    const [was, is] = [shown(field, before), shown(field, after)]
    // Something in it that the words do not tell.
    if (was === is && before !== after) {
      return <FormattedMessage id="audit.change.secret" values={{ field: name }} />
    }
    return isOneState ? (
      <FormattedMessage
        id="audit.change.one"
        values={{ field: name, value: shown(field, after ?? before) }}
      />
    ) : (
      <FormattedMessage id="audit.change.both" values={{ field: name, before: was, after: is }} />
    )
  }
  return changes.map((change) => <div key={change.field}>{said(change)}</div>)
}
