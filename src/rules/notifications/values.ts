import type { MessageLanguage } from '@/contract/notifications/notification-message'
import { writtenDay } from '../time/written-days'
import { cycleWord } from './cycle-words'
import type { VariableValues } from './render'

/** What the variables of a mail become for one recipient. */

export interface RecipientFacts {
  readonly first_name: string
  readonly department: string
  readonly account: string
  readonly bill_year: string
  /** Its code; '' without one. */
  readonly cycle: string
  readonly amount_due_cents: number
  /** null: nothing is due. */
  readonly due_date: string | null
}

interface MailLinks {
  readonly pay: string
  readonly unsubscribe: string
}

const tags: Readonly<Record<MessageLanguage, string>> = {
  en: 'en-US',
  es: 'es-US',
  de: 'de',
  ja: 'ja',
  fr: 'fr',
}

/** A mail is in its recipient's language, not in that of who looks at it. */
export function valuesFor(
  { amount_due_cents, due_date, cycle, ...facts }: RecipientFacts,
  language: MessageLanguage,
  { pay, unsubscribe }: MailLinks,
): VariableValues {
  const money = new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const day = new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' })
  return {
    ...facts,
    cycle: cycleWord(cycle, language),
    amount_due: money.format(amount_due_cents / 100),
    due_date:
      due_date === null ? '—' : writtenDay(language, day, new Date(`${due_date}T00:00:00Z`)),
    pay_link: pay,
    unsubscribe_link: unsubscribe,
  }
}

/** As a city writes to its people: "Miller, Ann" is Ann; a company keeps its whole name. */
export function firstNameOf(name: string): string {
  const [last = '', first = ''] = name.split(',').map((part) => part.trim())
  if (first !== '') return first.split(' ')[0] ?? first
  return /\b(?:LLC|Inc|Trust|Farms|Holdings|Properties|Co)\b/u.test(last)
    ? last
    : (last.split(' ')[0] ?? last)
}

/** The recipient's language where there is a version of it, else English. */
export const languageFor = (
  written: readonly MessageLanguage[],
  language: string,
): MessageLanguage => written.find((one) => one === language) ?? 'en'
