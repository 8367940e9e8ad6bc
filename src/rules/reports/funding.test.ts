import { expect, it } from 'vitest'
import { batchId, fundingDate } from './funding'

it.each([
  ['2026-05-28', 'card', '2026-05-29'],
  // Over a weekend.
  ['2026-05-29', 'card', '2026-06-01'],
  // Over Memorial Day.
  ['2026-05-22', 'card', '2026-05-26'],
  ['2026-05-22', 'echeck', '2026-05-28'],
  ['2026-05-28', 'echeck', '2026-06-02'],
  ['2026-05-28', 'cash', null],
  ['2026-05-28', 'check', null],
] as const)('what posts on %s by %s is funded on %s', (posting, tender, funded) => {
  expect(fundingDate(posting, tender)).toBe(funded)
})

it('names a batch by merchant and posting date', () => {
  expect(batchId('1', '2026-05-28')).toBe('1-20260528')
})
