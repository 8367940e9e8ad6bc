import { beforeEach, expect, test } from 'vitest'
import { forgetAreas, loadLocale, messagesOf } from '@/i18n/packs'
import { config } from '@/state/preferences'
import { loadMessages } from './load-messages'

beforeEach(() => {
  forgetAreas()
  document.documentElement.lang = 'en'
  config.language = 'de'
})

test('a page that opens while a language is on its way has its words in both', async () => {
  await loadLocale('en')
  await loadMessages('checkout')
  await loadLocale('de')
  for (const locale of ['en', 'de'] as const) {
    expect(messagesOf(locale)).toHaveProperty(['checkout.empty.heading'])
  }
})

test('a visit loads no language that it does not show', async () => {
  await loadLocale('de')
  await loadMessages('checkout')
  expect(messagesOf('de')).toHaveProperty(['checkout.empty.heading'])
  expect(messagesOf('en')).toBeUndefined()
})
