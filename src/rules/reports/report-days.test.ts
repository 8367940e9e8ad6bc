import { expect, it } from 'vitest'
import { reportDays } from './report-days'

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
  [{ from: '2026-02-30', to: '2026-03-01' }, 'not-a-day'],
  [{ from: '2016-06-01', to: '2026-06-01' }, 'long'],
  [{ from: '2021-05-31', to: '2026-06-01' }, 'long'],
  [{ from: '2026-06-09', to: '2026-06-10' }, 'future'],
])('%o are none: %s', (asked, problem) => {
  expect(reportDays(asked, usual, today)).toEqual({ problem })
})
