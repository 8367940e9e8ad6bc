import { expect, test } from 'vitest'
import { nextPollMs } from './maintenance-poll'

const now = Date.parse('2026-06-01T14:00:00.000Z')

test.each([
  ['without an end: every minute', null, 60_000],
  ['the end is far: every minute', '2026-06-03T12:00:00.000Z', 60_000],
  ['the end is near: right then', '2026-06-01T14:00:12.000Z', 12_000],
  ['it should be over already: every minute', '2026-06-01T13:00:00.000Z', 60_000],
])('%s', (_rule, endsAt, wait) => {
  expect(nextPollMs(endsAt, now)).toBe(wait)
})
