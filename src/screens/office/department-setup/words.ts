import { useIntl } from 'react-intl'
import type { BlindFieldKind } from '@/contract/blind-fields'
import { weekdays, type Weekday } from '@/contract/department-setup'
import type { BillKind, SourceType } from '@/contract/departments'
import type { MessageId } from '@/i18n/message-ids'
import type { FieldWords } from '@/screens/shared/field-table'
import { useOtherLanguagesWords } from '@/screens/shared/other-languages'

type NameIn<Id extends string> = Id extends `department-setup.field.${infer Name}` ? Name : never

/** The settings of a department, by their messages: a label and what the setting does. */
export type SettingName = NameIn<MessageId>

/** The words of a setting: `<TextField {...words('name')} … />`. */
export function useSettingWords(): (name: SettingName | 'translations') => FieldWords {
  const { formatMessage } = useIntl()
  const languages = useOtherLanguagesWords()
  return (name) =>
    name === 'translations'
      ? languages
      : {
          label: formatMessage({ id: `department-setup.field.${name}` }),
          help: formatMessage({ id: `department-setup.help.${name}` }),
        }
}

export const sourceWords: Readonly<
  Record<SourceType, { readonly label: MessageId; readonly help: MessageId }>
> = {
  1: { label: 'department-setup.source.tyler', help: 'department-setup.source.tylerHelp' },
  2: { label: 'department-setup.source.import', help: 'department-setup.source.importHelp' },
  3: { label: 'department-setup.source.url', help: 'department-setup.source.urlHelp' },
  4: { label: 'department-setup.source.blind', help: 'department-setup.source.blindHelp' },
}

export const billWords: Readonly<Record<BillKind, MessageId>> = {
  property: 'department-setup.bills.property',
  'manufactured-home': 'department-setup.bills.manufacturedHome',
  utility: 'department-setup.bills.utility',
  permit: 'department-setup.bills.permit',
  citation: 'department-setup.bills.citation',
  court: 'department-setup.bills.court',
}

export const kindWords: Readonly<Record<BlindFieldKind, MessageId>> = {
  type: 'department-setup.kind.type',
  reference: 'department-setup.kind.reference',
  name: 'department-setup.kind.name',
  address: 'department-setup.kind.address',
  email: 'department-setup.kind.email',
  phone: 'department-setup.kind.phone',
  quantity: 'department-setup.kind.quantity',
  amount: 'department-setup.kind.amount',
  'tax-year': 'department-setup.kind.taxYear',
  quarter: 'department-setup.kind.quarter',
  memo: 'department-setup.kind.memo',
  date: 'department-setup.kind.date',
  'file-number': 'department-setup.kind.fileNumber',
  text: 'department-setup.kind.text',
  select: 'department-setup.kind.select',
}

export const fundNames = ['principal', 'special_assessment', 'penalty', 'interest', 'fee'] as const

export const fundWords = {
  principal: 'department-setup.fund.principal',
  special_assessment: 'department-setup.fund.specialAssessment',
  penalty: 'department-setup.fund.penalty',
  interest: 'department-setup.fund.interest',
  fee: 'department-setup.fund.fee',
} as const satisfies Readonly<Record<(typeof fundNames)[number], MessageId>>

/** A Monday, so that the formatter of the language names the days. */
const monday = Date.UTC(2024, 0, 1)
const day = 86_400_000

export function useWeekdayNames(): (weekday: Weekday) => string {
  const { formatDate } = useIntl()
  return (weekday) =>
    formatDate(monday + weekdays.indexOf(weekday) * day, { weekday: 'long', timeZone: 'UTC' })
}
