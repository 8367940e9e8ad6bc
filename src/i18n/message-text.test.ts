import { createIntl, type IntlConfig } from 'react-intl'
import { beforeAll, expect, test } from 'vitest'
import { sayInForm } from './form-rules'
import type { Locale } from './locales'
import { messageText, withValues } from './message-text'
import { loadEveryArea, loadLocale, messagesOf } from './packs'

beforeAll(() =>
  Promise.all(
    (['en', 'de'] as const).flatMap((locale) => [loadLocale(locale), loadEveryArea(locale)]),
  ),
)

function intlIn(locale: Locale) {
  const messages: unknown = messagesOf(locale)
  if (!areMessages(messages)) throw new Error(`No messages in ${locale}`)
  return createIntl({ locale, messages })
}

function areMessages(messages: unknown): messages is NonNullable<IntlConfig['messages']> {
  return messages !== undefined
}

test.each([
  [
    'en',
    { kind: 'money-range', least: 0, most: 500_000 },
    'Enter an amount from $0.00 to $5,000.00.',
  ],
  [
    'de',
    { kind: 'money-range', least: 0, most: 500_000 },
    'Geben Sie einen Betrag von 0,00\u00A0$ bis 5.000,00\u00A0$ ein.',
  ],
  ['en', { kind: 'percent-range', least: 0, most: 295 }, 'Enter a percentage from 0% to 2.95%.'],
  [
    'en',
    { kind: 'date-early', from: '2026-07-10' },
    'Choose Jul\u00A010,\u00A02026 or a later day.',
  ],
  [
    'de',
    { kind: 'date-late', to: '2026-07-10' },
    'Wählen Sie den 10.\u00A0Juli\u00A02026 oder einen früheren Tag.',
  ],
  ['en', { kind: 'too-few', least: 1 }, 'There has to be at least one.'],
  ['en', { kind: 'too-many', most: 12 }, 'There can be no more than 12.'],
  ['en', { kind: 'too-long', longest: 2_000 }, 'Use no more than 2,000 characters.'],
  ['en', { kind: 'file-type', endings: ['.csv', '.xlsx'] }, 'Choose a file of type .csv or .xlsx.'],
  ['en', { kind: 'missing' }, 'Fill in this field.'],
] as const)('%s: a rule’s values are written in the reader’s language', (locale, problem, text) => {
  expect(messageText(intlIn(locale), sayInForm(problem))).toBe(text)
})

test.each([
  ['en', 'No e-mail goes out at that time. Choose one between 8:00 AM and 9:00 PM.'],
  ['de', 'Zu dieser Zeit geht keine E-Mail hinaus. Wählen Sie eine zwischen 8:00 und 21:00.'],
] as const)('%s: a time of day keeps its colon on the way', (locale, text) => {
  const values = { from: { clock: '08:00' }, to: { clock: '21:00' } }
  expect(messageText(intlIn(locale), withValues('notification.problem.quiet', values))).toBe(text)
})

test('a server’s sentence is shown unchanged', () => {
  expect(messageText(intlIn('en'), 'Taken: choose another.')).toBe('Taken: choose another.')
})
