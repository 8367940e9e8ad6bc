import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  countRange,
  dateRange,
  dateRule,
  type FieldProblem,
  fileRule,
  listRule,
  moneyRange,
  optionalText,
  percentRange,
  requiredText,
} from './field-rules'

const say = ({ kind }: FieldProblem) => kind

/** The first problem at each path; '' is the value as a whole. */
function problems(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const { issues } = v.safeParse(schema, value)
  const found: Record<string, string> = {}
  for (const issue of issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message
  return found
}

const only = (schema: v.GenericSchema, value: unknown) => problems(schema, value)[''] ?? null

test.each([
  ['Water', null],
  ['  ', 'missing'],
  ['Water and sewer', 'too-long'],
  ['Sewers    ', null],
])('required text of 6 characters, "%s": %s', (text, problem) =>
  expect(only(requiredText(say, 6), text)).toBe(problem),
)

test('optional text may be empty', () => expect(only(optionalText(say, 6), ' ')).toBeNull())

const fee = moneyRange(say, { least: 100, most: 50_000 })
test.each([
  [100, null],
  [50_000, null],
  [99, 'money-range'],
  [50_001, 'money-range'],
  [null, 'missing'],
  [Number.NaN, 'not-money'],
  [1.5, 'not-money'],
  ['100', 'not-money'],
])('$1 to $500, %s cents: %s', (cents, problem) => expect(only(fee, cents)).toBe(problem))

test('an optional amount may be empty, but not unreadable', () => {
  const optional = moneyRange(say, { most: 100, optional: true })
  expect(only(optional, null)).toBeNull()
  expect(only(optional, Number.NaN)).toBe('not-money')
})

test.each([
  [0, null],
  [295, null],
  [1_001, 'percent-range'],
  [Number.NaN, 'not-percent'],
])('up to 10 %%, %s hundredths: %s', (bp, problem) =>
  expect(only(percentRange(say, { most: 1_000 }), bp)).toBe(problem),
)

test.each([
  [2, null],
  [20, null],
  [1, 'count-range'],
  [21, 'count-range'],
  [1.5, 'not-count'],
  [Number.NaN, 'not-count'],
  [null, 'missing'],
])('a whole number from 2 to 20, %s: %s', (count, problem) =>
  expect(only(countRange(say, { least: 2, most: 20 }), count)).toBe(problem),
)

test.each([
  ['2026-07-01', null],
  ['2026-07-31', null],
  ['2026-06-30', 'date-early'],
  ['2026-08-01', 'date-late'],
  ['2026-07-32', 'not-date'],
  ['soon', 'not-date'],
  ['', 'missing'],
])('a day in July, "%s": %s', (date, problem) =>
  expect(only(dateRule(say, { from: '2026-07-01', to: '2026-07-31' }), date)).toBe(problem),
)

describe('a range of dates', () => {
  const week = dateRange(say, { longest: 7 })
  test.each([
    ['2026-07-01', '2026-07-01', {}],
    ['2026-07-01', '2026-07-07', {}],
    ['2026-07-01', '2026-07-08', { to: 'range-long' }],
    ['2026-07-02', '2026-07-01', { to: 'dates-turned' }],
    ['', 'soon', { from: 'missing', to: 'not-date' }],
  ])('from %s to %s', (from, to, expected) =>
    expect(problems(week, { from, to })).toEqual(expected),
  )
})

test('a list has a length, and its rows are distinct', () => {
  const row = v.object({ name: v.string() })
  const rows = listRule(say, row, { least: 1, most: 3, distinct: 'name' })
  const named = (...names: string[]) => names.map((name) => ({ name }))
  expect(problems(rows, [])).toEqual({ '': 'too-few' })
  expect(problems(rows, named('a', 'b', 'c', 'd'))).toEqual({ '': 'too-many' })
  expect(problems(rows, named('Water', '', ''))).toEqual({})
  expect(problems(rows, named('Water', 'Sewer', ' water'))).toEqual({ '2.name': 'twice' })
})

test.each([
  ['accounts.csv', 12, null],
  ['ACCOUNTS.CSV', 1_000_000, null],
  ['accounts.csv', 1_000_001, 'file-large'],
  ['accounts.csv', 0, 'file-empty'],
  ['accounts.pdf', 12, 'file-type'],
])('a CSV of at most 1 MB, %s with %d bytes: %s', (name, size, problem) => {
  const rule = fileRule(say, { endings: ['.csv'], mostMegabytes: 1 })
  expect(only(rule, new File([new Uint8Array(size)], name))).toBe(problem)
  expect(only(rule, null)).toBe('missing')
})
