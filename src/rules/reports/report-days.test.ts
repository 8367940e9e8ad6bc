import { expect, it } from 'vitest'
import { filtersOn, reportDays } from './report-days'

const usual = { from: '2026-05-29', to: '2026-05-29' }
const today = '2026-06-01'

it.each([
  [{}, usual],
  [{ from: '2026-05-01' }, { from: '2026-05-01', to: '2026-05-01' }],
  [{ to: '2026-05-01' }, { from: '2026-05-01', to: '2026-05-01' }],
  [
    { from: '2026-05-01', to: '2026-05-31' },
    { from: '2026-05-01', to: '2026-05-31' },
  ],
  // Posts after a long weekend.
  [
    { from: '2026-06-08', to: '2026-06-08' },
    { from: '2026-06-08', to: '2026-06-08' },
  ],
  // Five years.
  [
    { from: '2021-06-01', to: '2026-06-01' },
    { from: '2021-06-01', to: '2026-06-01' },
  ],
])('%o are the days %o', (asked, days) => {
  expect(reportDays(asked, usual, today)).toEqual({ days })
})

it.each([
  [{ from: '2026-05-31', to: '2026-05-01' }, 'order'],
  [{ from: '2016-06-01', to: '2026-06-01' }, 'long'],
  [{ from: '2021-05-31', to: '2026-06-01' }, 'long'],
  [{ from: '2026-06-09', to: '2026-06-10' }, 'future'],
])('%o are none: %s', (asked, problem) => {
  expect(reportDays(asked, usual, today)).toEqual({ problem })
})

it.each([
  ['2026-05-01', { payer: 'Jo', from_time: '08:00' }],
  ['2026-05-15', { payer: 'Jo' }],
  ['2026-05-31', { payer: 'Jo', to_time: '17:00' }],
])('%s has the filters %o', (day, filters) => {
  const days = { from: '2026-05-01', to: '2026-05-31' }
  const all = { payer: 'Jo', from_time: '08:00', to_time: '17:00' }
  expect(filtersOn(day, days, all)).toEqual(filters)
  expect(filtersOn(day, { from: day, to: day }, all)).toEqual(all)
})
