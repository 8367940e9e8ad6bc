import { describe, expect, test } from 'vitest'
import { inactivityPhase, nextPhaseIn, spokenSeconds } from './inactivity'

const minute = 60_000
const start = 1_780_000_000_000

describe('30 minutes without mouse, key or touch end a session (§4), with a warning at 28:00', () => {
  test.each([
    ['at once', 0, { at: 'active' }],
    ['just before 28:00', 28 * minute - 1, { at: 'active' }],
    ['at 28:00', 28 * minute, { at: 'warning', secondsLeft: 120 }],
    ['half a second later the second has not passed', 28 * minute + 500, { secondsLeft: 120 }],
    ['at 28:01', 28 * minute + 1000, { secondsLeft: 119 }],
    ['just before 30:00', 30 * minute - 1, { at: 'warning', secondsLeft: 1 }],
    ['at 30:00', 30 * minute, { at: 'over' }],
    ['after a night', 600 * minute, { at: 'over' }],
    ['the clock was set back', -90 * minute, { at: 'active' }],
  ])('%s', (_when, idle, phase) => {
    expect(inactivityPhase(start, start + idle)).toMatchObject(phase)
  })
})

test.each([
  ['from the start, to the warning', 0, 28 * minute],
  ['from 27:59.5', 28 * minute - 500, 500],
  ['from 28:00, to the next second', 28 * minute, 1000],
  ['between two seconds', 28 * minute + 300, 700],
  ['the last one', 30 * minute - 1, 1],
  ['the clock was set back', -5 * minute, 28 * minute],
])('the next change: %s', (_when, idle, wait) => {
  expect(nextPhaseIn(start, start + idle)).toBe(wait)
})

test('after each wait another phase or second is true, until it is over', () => {
  const seen: unknown[] = []
  let at = start
  for (let phase = inactivityPhase(start, at); phase.at !== 'over';) {
    at += nextPhaseIn(start, at)
    const next = inactivityPhase(start, at)
    expect(next).not.toEqual(phase)
    phase = next
    seen.push(phase)
  }
  expect(seen).toHaveLength(121)
  expect(at).toBe(start + 30 * minute)
})

test('the countdown is spoken three times, not every second', () => {
  const spoken = Array.from({ length: 120 }, (_, passed) => spokenSeconds(120 - passed))
  expect([...new Set(spoken)]).toEqual([null, 60, 30, 10])
  // A second that a busy tab left out is made up for.
  expect(spokenSeconds(59)).toBe(60)
  expect(spokenSeconds(29)).toBe(30)
})
