import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { blindFieldKinds } from '@/contract/departments/blind-fields'
import { weekdays } from '@/contract/departments/department-setup'
import { billKinds, sourceType } from '@/contract/departments/departments'
import { applicationOrder, tenderNames } from '@/contract/departments/payment-settings'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { ownValue } from '@/rules/own-value'
import { departmentWords } from './department-fields'
import { paymentWords } from './payment-fields'
import { billWords, kindWords, type SettingName, sourceWords, useWeekdayNames } from './words'

const { translations: _languages, ...fieldWords } = departmentWords

/** The words of the log's fields: those of the form, and of the parts that the log names otherwise. */
const logWords: Readonly<Record<string, SettingName>> = {
  ...fieldWords,
  ...paymentWords,
  pattern: departmentWords['search.pattern'],
  example: departmentWords['search.example'],
  endpoint: departmentWords['source.endpoint'],
  url: departmentWords['outside.url'],
  card_rate: paymentWords['card_fee.rate_bp'],
  card_minimum: paymentWords['card_fee.minimum_cents'],
  echeck_maximum: paymentWords.echeck_maximum_cents,
  minimum: paymentWords.minimum_cents,
  weekdays: paymentWords['calendar.weekdays'],
}

/** What the log calls the fields of a department, as the forms label them. */
export const departmentLabels = Object.fromEntries(
  Object.entries(logWords).map(([field, word]): [string, MessageId] => [
    field,
    `department-setup.field.${word}`,
  ]),
)

/** Its fields, then its kinds of payment. */
const builtForm = v.array(v.array(v.unknown()))
const builtField = v.object({ kind: v.picklist(blindFieldKinds), label: v.nullish(v.string()) })
const builtType = v.object({ MSG: v.string() })

const dollars = /\$(\d+)\.(\d\d)/gu

/**
 * The value of a department's field in the log in the reader's words: the log has codes, days and
 * dollars as the server writes them.
 */
export function useLogValues(): (field: string, value: string) => string {
  const { formatMessage } = useIntl()
  const { list, date, time, money, rate } = useFormats()
  const weekdayName = useWeekdayNames()
  /** A list of codes, each in words; an unknown code stays. */
  const each = <Code extends string>(
    value: string,
    codes: readonly Code[],
    word: (code: Code) => string,
  ) =>
    list(
      value.split(', ').map((text) => {
        const code = codes.find((one) => one === text)
        return code === undefined ? text : word(code)
      }),
    )
  const amounts = (value: string) =>
    value.replaceAll(dollars, (_, whole: string, cents: string) =>
      money(Number(whole) * 100 + Number(cents)),
    )
  const form = (value: string): string => {
    const read = v.safeParse(builtForm, parsed(value))
    if (!read.success) return value
    const [fields = [], types = []] = read.output
    return list([
      ...fields
        .filter((field) => v.is(builtField, field))
        .map(({ kind, label }) => label || formatMessage({ id: kindWords[kind] })),
      ...types.filter((type) => v.is(builtType, type)).map(({ MSG }) => MSG),
    ])
  }
  const shows: Readonly<Record<string, (value: string) => string>> = {
    source_type: (value) => {
      const type = v.safeParse(sourceType, Number(value))
      return type.success ? formatMessage({ id: sourceWords[type.output].label }) : value
    },
    bills: (value) =>
      each(value, billKinds.options, (kind) => formatMessage({ id: billWords[kind] })),
    form,
    tenders: (value) =>
      each(value, tenderNames, (name) => formatMessage({ id: `payment-words.tender.${name}` })),
    order: (value) =>
      each(value, applicationOrder.options, (order) =>
        formatMessage({ id: `department-setup.order.${order}` }),
      ),
    weekdays: (value) => each(value, weekdays, weekdayName),
    effective_from: date,
    cutoff: (value) => time(`1970-01-01T${value}:00Z`, 'UTC'),
    card_minimum: amounts,
    echeck_fee: amounts,
    echeck_maximum: amounts,
    minimum: amounts,
    card_rate: (value) => rate(Math.round(Number.parseFloat(value) * 100)),
  }
  return (field, value) => ownValue(shows, field)?.(value) ?? value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
