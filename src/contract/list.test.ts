import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { anyOf, filtersFor, listOf, readListSearch, wordsIn } from './list'
import { askedDay } from './wire'

const roles = ['Admin', 'Support', 'Merchant User'] as const
const people = listOf({
  row: v.object({ id: v.string(), name: v.string() }),
  sort: ['name', 'last_seen'],
  usualSort: 'name',
  filters: { role: v.optional(anyOf(roles)), locked: v.optional(v.boolean()) },
})

describe('the query of a list', () => {
  test.each([
    {},
    { q: 'ann', sort: 'name', page: 2, per_page: 50 },
    { page: 3, per_page: 1000 },
    { sort: '-last_seen', role: 'Admin,Merchant User', locked: true },
  ])('takes %j', (query) => {
    expect(v.is(people.query, query)).toBe(true)
  })

  test.each([
    [{ sort: 'email' }, 'a column that may not be sorted'],
    [{ sort: '--name' }, 'a direction that there is not'],
    [{ role: 'Admin,Mayor' }, 'a word that is not in the list'],
    [{ role: '' }, 'no word at all'],
    [{ page: 0 }, 'a page before the first'],
    [{ per_page: 33 }, 'a page size that is not offered'],
    [{ q: 'x'.repeat(101) }, 'a search that is too long'],
  ])('refuses %j: %s', (query, _) => {
    expect(v.is(people.query, query)).toBe(false)
  })
})

describe('the address of a list', () => {
  test.each([
    [{}, {}],
    [
      { q: '0045', page: '3' },
      { q: '0045', page: 3 },
    ],
    [
      { role: 'Support', locked: 'true' },
      { role: 'Support', locked: true },
    ],
    [{ sort: 'email', page: '2' }, { page: 2 }],
    [{ page: '2', per_page: '1000' }, { page: 2 }],
    [
      { page: '2', per_page: '50' },
      { page: 2, per_page: 50 },
    ],
    [{ page: '1e5', per_page: 'all', locked: 'maybe' }, {}],
    [{ page: '-1' }, {}],
    [{ page: '99999999999' }, { page: 1_000_000 }],
    ...['937', '007', 'true', 'null', '1e3', '[1]', '{}', '"x"', '9'.repeat(100)].map(
      (q): [{ q: string }, { q: string }] => [{ q }, { q }],
    ),
    [{ role: 'Admin,Mayor', q: '', other: 'x' }, {}],
    [{ q: ['a', 'b'], sort: { name: 1 } }, {}],
  ])('%j reads as %j', (search, query) => {
    expect(readListSearch(people.query, search)).toEqual(query)
  })
})

test.each([
  ['both ends', { from: '2026-05-01', to: '2026-05-31' }, { from: '2026-05-01', to: '2026-05-31' }],
  ['turned', { from: '2026-05-31', to: '2026-05-01' }, { from: '2026-05-01', to: '2026-05-31' }],
  ['one end', { to: '2026-05-31' }, { to: '2026-05-31' }],
  ['a first day that is none', { from: '2026-02-31', to: '2026-05-31' }, {}],
  ['a last day that is none', { from: '2026-05-01', to: '31.05.2026' }, {}],
  ['only an end that is none', { from: '2026-02-31' }, {}],
])('a range of days, %s: %j reads as %j', (_, search, range) => {
  const report = listOf({
    row: v.object({ id: v.string() }),
    sort: ['id'],
    usualSort: 'id',
    filters: { from: v.optional(askedDay), to: v.optional(askedDay) },
  })
  expect(readListSearch(report.query, search)).toEqual(range)
})

test('a link to another list takes the filters along that both have', () => {
  const days = listOf({
    row: v.object({ id: v.string() }),
    sort: ['day'],
    usualSort: 'day',
    filters: { role: v.optional(anyOf(roles)), day: v.optional(v.string()) },
    places: ['day'],
  })
  const address = {
    q: 'ann',
    page: '2',
    role: 'Support',
    locked: 'true',
    day: '2026-06-01',
    x: 'y',
  }
  expect(filtersFor(days, address)).toEqual({ role: 'Support' })
  expect(filtersFor(people, address)).toEqual({ role: 'Support', locked: true })
  expect(filtersFor(people, { role: 'Mayor' })).toEqual({})
})

test('several choices are read in their order', () => {
  expect(wordsIn(roles, 'Support,Admin')).toEqual(['Support', 'Admin'])
})
