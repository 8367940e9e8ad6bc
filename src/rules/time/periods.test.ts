import { describe, expect, it } from 'vitest'
import type { PeriodName } from '@/contract/reports/dashboard'
import {
  daysOf,
  isPeriodName,
  namedRange,
  nameOfRange,
  periodRange,
  type RangeName,
  rangeBefore,
} from './periods'

describe('the days of a period (product.md A1)', () => {
  it.each<[PeriodName, string, string, string]>([
    ['today', '2026-06-01', '2026-06-01', '2026-06-01'],
    ['yesterday', '2026-06-01', '2026-05-31', '2026-05-31'],
    ['last-7', '2026-06-01', '2026-05-26', '2026-06-01'],
    ['last-30', '2026-06-01', '2026-05-03', '2026-06-01'],
    ['month', '2026-06-01', '2026-06-01', '2026-06-01'],
    ['month', '2026-06-30', '2026-06-01', '2026-06-30'],
    ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
  ])('%s on %s is %s to %s', (name, day, from, to) => {
    expect(periodRange(name, day)).toEqual({ from, to })
  })

  it.each([
    ['two days', '2026-05-01', '2026-05-02', { from: '2026-05-01', to: '2026-05-02' }],
    ['ends today at the latest', '2026-05-30', '2026-07-01', { from: '2026-05-30', to: today() }],
    ['92 days', '2026-03-02', '2026-06-01', { from: '2026-03-02', to: today() }],
    ['93 days', '2026-03-01', '2026-06-01', null],
    ['backwards', '2026-05-02', '2026-05-01', null],
    ['in the future', '2026-06-02', '2026-06-03', null],
    ['no such day', '2026-02-31', '2026-05-01', null],
    ['no date', 'x', '2026-05-01', null],
    ['no end', '2026-05-01', undefined, null],
  ])('custom: %s', (_what, from, to, expected) => {
    expect(periodRange('custom', today(), { from, to })).toEqual(expected)
  })
})

describe('the days of a filter', () => {
  it.each<[RangeName, string, string, string]>([
    ['last-7', '2026-03-02', '2026-02-24', '2026-03-02'],
    ['week', '2026-06-03', '2026-06-01', '2026-06-03'],
    ['week', '2026-06-01', '2026-06-01', '2026-06-01'],
    ['week', '2026-06-07', '2026-06-01', '2026-06-07'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['fiscal-year', '2026-06-01', '2026-01-01', '2026-06-01'],
    ['fiscal-year', '2026-01-01', '2026-01-01', '2026-01-01'],
  ])('%s on %s is %s to %s', (name, day, from, to) => {
    expect(namedRange(name, day)).toEqual({ from, to })
  })

  it.each([
    ['2026-05-26', '2026-06-01', 'last-7'],
    ['2026-05-01', '2026-05-31', 'last-month'],
    ['2026-05-01', '2026-05-30', null],
    ['2026-05-01', undefined, null],
  ])('%s to %s is called %s on Jun 1', (from, to, name) => {
    expect(nameOfRange({ from, to }, '2026-06-01')).toBe(name)
  })
})

describe('the days before, for comparison', () => {
  it.each<[PeriodName, string, string, string, string]>([
    ['today', '2026-06-01', '2026-06-01', '2026-05-31', '2026-05-31'],
    ['last-7', '2026-05-26', '2026-06-01', '2026-05-19', '2026-05-25'],
    ['custom', '2026-05-01', '2026-05-02', '2026-04-29', '2026-04-30'],
    ['month', '2026-06-01', '2026-06-12', '2026-05-01', '2026-05-12'],
    ['month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['month', '2026-01-01', '2026-01-10', '2025-12-01', '2025-12-10'],
  ])('%s %s to %s with %s to %s', (name, from, to, beforeFrom, beforeTo) => {
    expect(rangeBefore(name, { from, to })).toEqual({ from: beforeFrom, to: beforeTo })
  })
})

it('lists every day, across the end of a month and the change of the clocks', () => {
  expect(daysOf({ from: '2026-05-30', to: '2026-06-01' })).toEqual([
    '2026-05-30',
    '2026-05-31',
    '2026-06-01',
  ])
  expect(daysOf({ from: '2026-03-07', to: '2026-03-09' })).toHaveLength(3)
})

it.each([
  ['last-7', true],
  ['custom', true],
  ['last-8', false],
  [7, false],
  [undefined, false],
])('%s is a period: %s', (text, expected) => expect(isPeriodName(text)).toBe(expected))

function today() {
  return '2026-06-01'
}
