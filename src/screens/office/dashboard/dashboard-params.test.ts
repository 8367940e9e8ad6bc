import { expect, it } from 'vitest'
import { readPeriod, withPeriod } from './dashboard-params'

const today = '2026-06-01'

it.each([
  [{}, { period: 'last-7' }],
  [{ period: 'today' }, { period: 'today' }],
  [{ period: 'today', from: '2026-05-01' }, { period: 'today' }],
  [{ period: 'tomorrow' }, { period: 'last-7' }],
  [{ period: '' }, { period: 'last-7' }],
  [{ period: 'custom' }, { period: 'last-7' }],
  [{ period: 'custom', from: 'x', to: '2026-05-02' }, { period: 'last-7' }],
  [{ period: 'custom', from: '2026-05-03', to: '2026-05-02' }, { period: 'last-7' }],
  [
    { period: 'custom', from: '2026-05-01', to: '2026-05-02' },
    { period: 'custom', from: '2026-05-01', to: '2026-05-02' },
  ],
  [
    { period: 'custom', from: '2026-05-31', to: '2026-07-01' },
    { period: 'custom', from: '2026-05-31', to: today },
  ],
])('an address with %j shows %j', (params, expected) => {
  expect(readPeriod(params, today)).toEqual(expected)
})

it('keeps the merchant and drops defaults', () => {
  const params = { period: 'custom', from: '2026-05-01', to: '2026-05-02', merchant: '2' }
  expect(withPeriod(params, { period: 'last-7' })).toEqual({ merchant: '2' })
  expect(withPeriod(params, { period: 'today' })).toEqual({ merchant: '2', period: 'today' })
  const custom = { period: 'custom' as const, from: '2026-05-01', to: '2026-05-02' }
  expect(withPeriod({}, custom)).toEqual(custom)
})
