import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type listOf, readListSearch } from './list'

/** Addresses are typed, sent and kept: each list asks for nothing that its call refuses. */

type List = ReturnType<typeof listOf<unknown, string, v.ObjectEntries>>

const isList = (part: unknown): part is List =>
  typeof part === 'object' && part !== null && 'usualSort' in part && 'query' in part

const contract = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
)
const lists = Object.values(contract).flatMap((file) =>
  Object.entries(file).flatMap(([name, part]): [string, List][] =>
    isList(part) ? [[name, part]] : [],
  ),
)

const noDays = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '2026-1-1',
  '2026-03-08T02:30',
]
const words = ['937', '007', '1e3', 'true', 'null', '-1', '[1,2]', '{}', '__proto__', 'a,b', '%']
const days = ['2026-03-08', '2026-11-01', '2024-02-29', '1900-01-01', '2200-12-31']

it('there are lists', () => {
  expect(lists.length).toBeGreaterThan(10)
})

describe.each(lists)('%s', (_, list) => {
  const names = Object.keys(list.query.entries)
  const dayNames = names.filter((name) => ['from', 'to', 'day'].includes(name))

  it.each([...words, ...noDays, ...days])('asks for nothing odd with %s in any param', (word) => {
    for (const name of names) {
      const read = readListSearch(list.query, { [name]: word })
      expect([name, v.is(list.query, read)]).toEqual([name, true])
    }
    const all = readListSearch(list.query, Object.fromEntries(names.map((name) => [name, word])))
    expect(v.is(list.query, all)).toBe(true)
  })

  it('leaves out days that do not exist, and keeps those that do', () => {
    for (const name of dayNames) {
      for (const day of noDays) expect(readListSearch(list.query, { [name]: day })).toEqual({})
      for (const day of days) {
        expect(readListSearch(list.query, { [name]: day })).toEqual({ [name]: day })
      }
    }
  })

  it.runIf(dayNames.includes('from'))('puts days in order', () => {
    const turned = { from: '2026-11-01', to: '2026-03-08' }
    expect(readListSearch(list.query, turned)).toEqual({ from: '2026-03-08', to: '2026-11-01' })
  })

  it.each(words.filter((word) => word !== '%'))('searches for %s as it was typed', (q) => {
    expect(readListSearch(list.query, { q })).toEqual({ q })
  })
})
