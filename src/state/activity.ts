import * as v from 'valibot'
import { subscribe } from 'valtio'
import {
  idleTime,
  type InactivityPhase,
  inactivityPhase,
  type Moment,
  momentOf,
} from '@/rules/people/inactivity'
import { machineNow, steadyNow } from './clock'
import { session } from './session'
import { storedJson } from './storage'
import { isPaymentInFlight, paymentsInFlight } from './payments-in-flight'

/**
 * When somebody was last there, by the machine's date: one record for all tabs of this origin
 * (decision 6); each tab also counts by a clock of its own. The loop that acts on it is in `inactivity-watch.ts`.
 */
export const activityStore = storedJson('local', 'last-activity', v.number(), 0)

/** Often enough for 28:00 to be 28:00, seldom enough for a moving mouse. */
const writeEveryMs = 1000

let written = activityStore.read()
/** null: nobody has been there in this session yet. */
let last = recorded(written)
let lateWrite: ReturnType<typeof setTimeout> | undefined

activityStore.onOtherTab((at) => {
  written = at
  // What waits to be written is later.
  if (lateWrite === undefined) last = recorded(at)
})

function here(): Moment {
  return { wall: machineNow(), steady: steadyNow() }
}

function recorded(at: number): Moment | null {
  return at === 0 ? null : momentOf(at, here())
}

let token = session.token
subscribe(
  session,
  () => {
    if (session.token === token) return
    token = session.token
    begin(token === null ? null : here())
  },
  true,
)

/** A sign-in is somebody; what an earlier session left behind must not end it. */
export function beginActivity(): void {
  begin(here())
}

function begin(at: Moment | null): void {
  last = at
  write()
}

/** Told when somebody is here; another tab's news come by the store. */
export const touched = new Set<() => void>()

/**
 * Somebody is here; called at each navigation, too, where monitoring starts anew (§4). Nothing
 * revives a session that is over, whatever a machine has still to do when it wakes up.
 */
export function touchActivity(): void {
  if (!session.authenticated || phaseNow().at === 'over') return
  last = here()
  for (const tell of touched) tell()
  const sinceWrite = last.wall - written
  // A record of the future is of a clock that was set back since.
  if (sinceWrite >= writeEveryMs || sinceWrite < 0) write()
  else lateWrite ??= setTimeout(write, writeEveryMs - sinceWrite)
}

function write(): void {
  clearTimeout(lateWrite)
  lateWrite = undefined
  written = last?.wall ?? 0
  if (last === null) activityStore.remove()
  else activityStore.write(written)
}

/** Told when time was skipped. */
export const skipped = new Set<() => void>()

/**
 * Time that nobody has lived through: the demonstration's clock was moved on. Each tab hears of it
 * by itself, so it is not written down: twice would be too much.
 */
export function passTime(milliseconds: number): void {
  if (last === null) return
  last = { wall: last.wall - milliseconds, steady: last.steady - milliseconds }
  for (const tell of skipped) tell()
}

/** A token without a record is of a session that just begins: it counts from now. */
export function idleNow(): number {
  return last === null ? 0 : idleTime(last, here())
}

export function phaseNow(): InactivityPhase {
  return inactivityPhase(idleNow())
}

/**
 * Whether a session that was found in storage is over: the browser was closed, or the machine
 * slept, for too long. The guard asks before anything private shows.
 */
export function isSessionStale(): boolean {
  return session.authenticated && phaseNow().at === 'over'
}

let heartbeat: ReturnType<typeof setInterval> | undefined

/**
 * While a payment is in flight somebody counts as there, in all tabs: nobody is signed out in the
 * middle of it. Answers how to end that. What ends it by itself is sleep: a heart that did not
 * beat for 30 minutes is no payment in flight.
 */
export function suspendInactivity(): () => void {
  touchActivity()
  paymentsInFlight.count += 1
  heartbeat ??= setInterval(touchActivity, 10 * writeEveryMs)
  let released = false
  return () => {
    if (released) return
    released = true
    paymentsInFlight.count -= 1
    touchActivity()
    if (isPaymentInFlight()) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }
}
