import { beforeAll, expect, test, vi } from 'vitest'
import { locales } from '@/i18n/locales'
import { demoTexts } from '../demo-texts'
import { findIn, findIndex } from './find'
import { readSearch, searchOf } from './use-catalogue-address'

beforeAll(() => {
  vi.stubGlobal('window', { location: { protocol: 'http:', host: 'pay.localhost' } })
})

const titles = (words: string, locale: (typeof locales)[number] = 'en') =>
  findIn(findIndex(locale), words).map(({ group, found }) => ({
    group,
    first: found[0]?.title,
    count: found.length,
  }))

test('a word of a title finds it, whatever else is written', () => {
  const groups = titles('declined')
  expect(groups.find(({ group }) => group === 'cards')?.first).toMatch(/^Declined/u)
})

test('a status finds scenarios, pages and calls that end with it', () => {
  const groups = titles('403')
  expect(groups.map(({ group }) => group)).toEqual(
    expect.arrayContaining(['scenarios', 'pages', 'calls']),
  )
  expect(groups.find(({ group }) => group === 'calls')?.first).toMatch(/answers 403$/u)
})

test('what has more of the words comes first', () => {
  const scenarios = titles('double charge').find(({ group }) => group === 'scenarios')
  expect(scenarios?.first).toBe('Pay: charged, and the answer is lost')
  expect(scenarios?.count).toBeGreaterThan(4)
})

test.each(locales)('the English word and the own one both find, in %s', (locale) => {
  expect(titles('declined', locale)[0]?.group).toBe('cards')
  const own = demoTexts[locale]['demo.find.also-twice'].split(/[,、]/u)[0] ?? ''
  expect(titles(own, locale).map(({ group }) => group)).toContain('tags')
})

test('words that nothing has find nothing', () => {
  expect(titles('xyzzy')).toEqual([])
  expect(titles('')).toEqual([])
})

test('every link opens a page of the product', () => {
  const hosts = findIndex('en').map(({ href }) => new URL(href).host)
  expect(hosts.filter((host) => !host.endsWith('pay.localhost'))).toEqual([])
})

test('an address names tab and words, and an unknown tab is the first', () => {
  expect(searchOf('start')).toBe('')
  expect(readSearch(searchOf('pages', ' double charge '))).toEqual({
    tab: 'pages',
    words: 'double charge',
  })
  expect(readSearch('?tab=nowhere')).toEqual({ tab: 'start', words: '' })
})
