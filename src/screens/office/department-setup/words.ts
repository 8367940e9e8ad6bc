import { useIntl } from 'react-intl'
import { mostBlindFields } from '@/contract/departments/blind-entry'
import type { BlindFieldKind } from '@/contract/departments/blind-fields'
import { weekdays, type Weekday } from '@/contract/departments/department-setup'
import type { BillKind, SourceType } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { useOfficeFormats } from '@/i18n/office-formats'
import { sourceTypes } from '@/rules/constants'
import { defaultSettings, usualCutoff, usualRefunds } from '@/rules/merchants/default-settings'
import type { FieldWords } from '@/screens/shared/forms/field-table'
import { useOtherLanguagesWords } from '@/screens/shared/forms/other-languages'

type NameIn<Id extends string> = Id extends `department-setup.field.${infer Name}` ? Name : never

/** The settings of a department, by their messages: a label and what the setting does. */
export type SettingName = NameIn<MessageId>

/** What the help texts name: bounds, and what a new department has, which has every limit. */
function useNamedValues() {
  const { count, money, rate } = useFormats()
  const { clockTime } = useOfficeFormats()
  const usual = defaultSettings(sourceTypes.dataImport, 'property')
  const blind = defaultSettings(sourceTypes.blindPayment, null)
  return {
    cardRate: rate(usual.card_fee.rate_bp),
    cardMinimum: money(usual.card_fee.minimum_cents),
    echeckFlat: money(usual.echeck_fee.flat_cents),
    echeckMaximum: money(usual.echeck_maximum_cents ?? 0),
    minimum: money(usual.minimum_cents),
    blindMinimum: money(blind.minimum_cents),
    cutoff: clockTime(usualCutoff),
    maxItems: count(usual.max_items),
    mostFields: count(mostBlindFields),
    refundDays: count(usualRefunds.days ?? 0),
  }
}

/** The words of a setting: `<TextField {...words('name')} … />`. */
export function useSettingWords(): (name: SettingName | 'translations') => FieldWords {
  const { formatMessage } = useIntl()
  const values = useNamedValues()
  const languages = useOtherLanguagesWords()
  return (name) =>
    name === 'translations'
      ? languages
      : {
          label: formatMessage({ id: `department-setup.field.${name}` }),
          help: formatMessage({ id: `department-setup.help.${name}` }, values),
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
  penalty: 'payment-words.charge.penalty',
  interest: 'payment-words.charge.interest',
  fee: 'department-setup.fund.fee',
} as const satisfies Readonly<Record<(typeof fundNames)[number], MessageId>>

/** A Monday, so that the formatter of the language names the days. */
const monday = Date.UTC(2024, 0, 1)
const day = 86_400_000

export function useWeekdayNames(): (weekday: Weekday, length?: 'long' | 'short') => string {
  const { formatDate } = useIntl()
  return (weekday, length = 'long') =>
    formatDate(monday + weekdays.indexOf(weekday) * day, { weekday: length, timeZone: 'UTC' })
}
