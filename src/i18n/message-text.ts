import type { IntlShape } from 'react-intl'
import { formatClockTime } from './office-formats'
import { formatDate, formatList, formatMoney, formatRate } from './format'
import { defaultLocale, isLocale } from './locales'
import type { MessageId } from './message-ids'

/** The notation of a rule's value in the reader's language: `{ cents: 5000 }` → `$50.00`. */
type RuleValue =
  | { count: number }
  | { cents: number }
  | { rate: number }
  | { date: string }
  /** A time of day, `HH:MM`. */
  | { clock: string }
  /** Any one of these. */
  | { list: readonly string[] }

/** Separates an id from its values in the single text of a rule's message. */
const mark = '\u001F'

/** A rule's message with values: `withValues('forms.rule.tooLong', { longest: { count: 40 } })`. */
export function withValues(id: MessageId, values: Readonly<Record<string, RuleValue>>): string {
  const written = Object.entries(values).map(([name, value]) => {
    const [kind, raw] = Object.entries(value)[0] ?? []
    return `${name}:${kind}:${String(raw)}`
  })
  return [id, ...written].join(mark)
}

function isMessageId(intl: IntlShape, text: string): text is MessageId {
  return Object.hasOwn(intl.messages, text)
}

/**
 * Rules and schemas report problems by message id, so that a change of language changes the
 * sentence too; a server's sentence is shown unchanged.
 */
export function messageText(
  intl: IntlShape,
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [id = '', ...own] = text.split(mark)
  if (!isMessageId(intl, id)) return text
  const written = own.map((one) => writtenValue(intl, one))
  return intl.formatMessage({ id }, { ...values, ...Object.fromEntries(written) })
}

function writtenValue({ locale }: IntlShape, text: string): [string, string | number] {
  const [name = '', kind = '', ...rest] = text.split(':')
  const raw = rest.join(':')
  const language = isLocale(locale) ? locale : defaultLocale
  if (kind === 'cents') return [name, formatMoney(language, Number(raw))]
  if (kind === 'list') return [name, formatList(language, raw.split(','), 'disjunction')]
  if (kind === 'clock') return [name, formatClockTime(language, raw)]
  if (kind === 'rate') return [name, formatRate(language, Number(raw))]
  return [name, kind === 'date' ? formatDate(language, raw) : Number(raw)]
}
