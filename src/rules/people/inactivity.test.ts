import { describe, expect, test } from 'vitest'
import { idleTime, inactivityPhase, momentOf, nextPhaseIn, spokenSeconds } from './inactivity'

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
  ])('%s', (_when, idle, phase) => {
    expect(inactivityPhase(idle)).toMatchObject(phase)
  })
})

test.each([
  ['from the start, to the warning', 0, 28 * minute],
  ['from 27:59.5', 28 * minute - 500, 500],
  ['from 28:00, to the next second', 28 * minute, 1000],
  ['between two seconds', 28 * minute + 300, 700],
  ['the last one', 30 * minute - 1, 1],
])('the next change: %s', (_when, idle, wait) => {
  expect(nextPhaseIn(idle)).toBe(wait)
})

test('each wait ends at the next phase or second, until the session is over', () => {
  const seen: unknown[] = []
  let idle = 0
  for (let phase = inactivityPhase(idle); phase.at !== 'over';) {
    idle += nextPhaseIn(idle)
    const next = inactivityPhase(idle)
    expect(next).not.toEqual(phase)
    phase = next
    seen.push(phase)
  }
  expect(seen).toHaveLength(121)
  expect(idle).toBe(30 * minute)
})

const day = 1440 * minute

/** The advance of each clock during the inactivity. */
test.each([
  ['both clocks go on alike', 31 * minute, 31 * minute, 31 * minute],
  ['the machine slept, and the steady clock with it', 45 * minute, minute, 45 * minute],
  ['the date is set back by a day', 31 * minute - day, 31 * minute, 31 * minute],
  ['the date is set back by a minute', 30 * minute, 31 * minute, 31 * minute],
  ['the date is set forward by a day', 5 * minute + day, 5 * minute, 5 * minute + day],
  ['the date is set back at once', -day, 0, 0],
])('idle time is the longer one: %s', (_what, wall, steady, idle) => {
  const last = { wall: start, steady: 5_000 }
  expect(idleTime(last, { wall: start + wall, steady: 5_000 + steady })).toBe(idle)
})

test.each([
  ['of now', 0, 0],
  ['of ten minutes ago', -10 * minute, 10 * minute],
  ['of yesterday', -day, day],
  ['of a minute ahead counts as now', minute, 0],
  ['of tomorrow counts as now', day, 0],
])('a stored date %s', (_what, ahead, idle) => {
  const at = { wall: start, steady: 5_000 }
  const moment = momentOf(start + ahead, at)
  expect(idleTime(moment, at)).toBe(idle)
  // Afterwards both clocks advance equally.
  expect(idleTime(moment, { wall: start - day, steady: 5_000 + minute })).toBe(idle + minute)
})

test('the countdown is announced three times, not every second', () => {
  const spoken = Array.from({ length: 120 }, (_, passed) => spokenSeconds(120 - passed))
  expect([...new Set(spoken)]).toEqual([null, 60, 30, 10])
  // A second that a busy tab skipped is made up for.
  expect(spokenSeconds(59)).toBe(60)
  expect(spokenSeconds(29)).toBe(30)
})
