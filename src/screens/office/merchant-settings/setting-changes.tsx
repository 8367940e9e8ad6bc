import { useIntl } from 'react-intl'
import type { AuditEntry } from '@/contract/audit'
import { isLocale, localeNames } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-ids'
import { isKnownState, stateNames } from '@/rules/merchants/states'
import { LoggedChanges } from '@/screens/shared/detail/logged-changes'
import { isSettingName, useSettingWords } from './setting-words'
import { useZoneName } from '@/screens/shared/time/use-zone-name'
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

/** The fields of one entry, by the labels of their forms. */
export function SettingChanges({ entry, labels = noLabels, values }: SettingChangesProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const zoneName = useZoneName()
  const { kind } = entry.object
  const labelOf = (field: string): string => {
    if (field === 'translations') return words(field).label
    if (kind === 'merchant' && isSettingName(field)) return words(field).label
    const id = ownValue(labels, field)
    return id === undefined ? field : formatMessage({ id })
  }
  const show = (field: string, value: string): string => {
    if (value === 'true') return formatMessage({ id: 'forms.value.yes' })
    if (value === 'false') return formatMessage({ id: 'forms.value.no' })
    if (kind === 'department') return values?.(field, value) ?? value
    if (field === 'default_language' && isLocale(value)) return localeNames[value]
    if (field === 'state' && isKnownState(value)) return `${stateNames[value]} (${value})`
    return field === 'time_zone' ? zoneName(value) : value
  }
  return <LoggedChanges {...{ entry, labelOf, show }} />
}
