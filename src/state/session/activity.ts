import * as v from 'valibot'
import { subscribe } from 'valtio'
import {
  idleTime,
  type InactivityPhase,
  inactivityPhase,
  type Moment,
  momentOf,
} from '@/rules/people/inactivity'
import { machineNow, steadyNow } from '@/state/clock'
import { session } from './session'
import { storedJson } from '@/state/storage'
import { isPaymentInFlight, paymentsInFlight } from '@/state/cart/payments-in-flight'

/**
 * The last activity, by the machine's date: one record for all tabs of this origin (decision 6).
 * Each tab also counts by a monotonic clock. The loop that acts on it is in `inactivity-watch.ts`.
 */
export const activityStore = storedJson('local', 'last-activity', v.number(), 0)

/** Often enough for an exact 28:00, seldom enough for a moving mouse. */
const writeEveryMs = 1000

let written = activityStore.read()
/** null: no activity in this session yet. */
let last = recorded(written)
let lateWrite: ReturnType<typeof setTimeout> | undefined
/** Milliseconds of skipped time since the last activity. */
let passed = 0
const skips: { readonly wall: number; readonly milliseconds: number }[] = []

activityStore.onOtherTab((at) => {
  written = at
  // A pending write is newer than the stored record.
  if (lateWrite !== undefined) return
  last = recorded(at)
  // A tab may write up to a second later what was done before the skip.
  passed = skips.reduce((sum, skip) => (skip.wall >= at ? sum + skip.milliseconds : sum), 0)
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

/** A sign-in counts as activity; the record of an earlier session must not end this one. */
export function beginActivity(): void {
  begin(here())
}

function begin(at: Moment | null): void {
  last = at
  passed = 0
  write()
}

/** Called on activity in this tab; other tabs' activity arrives through the store. */
export const touched = new Set<() => void>()

/**
 * Records activity; also called at each navigation, which restarts the timer (§4). A session that
 * is over is never revived, whatever events a waking machine delivers.
 */
export function touchActivity(): void {
  if (!session.authenticated || phaseNow().at === 'over') return
  last = here()
  passed = 0
  for (const tell of touched) tell()
  const sinceWrite = last.wall - written
  // A record in the future was written before the clock was set back.
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

/** Called when time was skipped. */
export const skipped = new Set<() => void>()

/**
 * Time skipped by the demonstration's clock. Each tab is told of it, so it is not stored: it would
 * count twice.
 */
export function passTime(milliseconds: number): void {
  if (last === null) return
  passed += milliseconds
  skips.push({ wall: machineNow(), milliseconds })
  for (const tell of skipped) tell()
}

/** A token without a record belongs to a new session: it counts from now. */
export function idleNow(): number {
  return last === null ? 0 : idleTime(last, here()) + passed
}

export function phaseNow(): InactivityPhase {
  return inactivityPhase(idleNow())
}

/**
 * Whether a stored session is over because the browser was closed, or the machine slept, for too
 * long. The guard asks before anything private shows.
 */
export function isSessionStale(): boolean {
  return session.authenticated && phaseNow().at === 'over'
}

let heartbeat: ReturnType<typeof setInterval> | undefined

/**
 * A payment in flight counts as activity in all tabs, so that no sign-out interrupts it. Returns
 * how to end that. It does not outlast a sleep of 30 minutes.
 */
export function suspendInactivity(): () => void {
  touchActivity()
  const mark = Symbol('payment')
  paymentsInFlight.add(mark)
  heartbeat ??= setInterval(touchActivity, 10 * writeEveryMs)
  return () => {
    if (!paymentsInFlight.delete(mark)) return
    touchActivity()
    if (isPaymentInFlight()) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }
}
