import { proxy, ref } from 'valtio'
import type { CallId } from '@/contract/all'
import { type EffectName, effects, type Fault } from '@mocks/scenarios/fault'
import { readFaultNotes } from '@mocks/cloud/faults/fault-header'
import { type LoggedRequest, requestLog } from '@mocks/hosts/shared/tab/request-log'
import { armFaults, readTabVisit } from '@mocks/hosts/shared/tab/tab-visit'
import { faultWords } from '@mocks/scenarios/fault-words'
import { ownValue } from '@/rules/own-value'

/** The faults armed for this tab, by a link or here: the visit's list, for the panel to show. */
export const armed = proxy<{ faults: readonly Fault[] }>({ faults: ref(readTabVisit().faults) })

function keep(faults: readonly Fault[]): void {
  armFaults(faults)
  armed.faults = ref(faults)
}

const latencyId = 'latency'
export const latencies = [0, 300, 2_000, 30_000] as const

/** Which request was the last when a fault was armed: earlier ones are not its doing. */
const armedAfter = new Map<string, number>()

export function arm(call: CallId, effect: EffectName, times: number | null): void {
  const id = crypto.randomUUID()
  armedAfter.set(id, requestLog.entries().at(-1)?.id ?? 0)
  const fault: Fault = { id, match: { call }, effect: effects[effect] }
  keep([...readTabVisit().faults, times === null ? fault : { ...fault, times }])
}

export function disarm(fault: Fault): void {
  keep(readTabVisit().faults.filter((other) => other !== fault))
}

export function latencyOf(faults: readonly Fault[]): number {
  const held = faults.find(({ id }) => id === latencyId)
  return held?.effect.kind === 'slow' ? held.effect.ms : 0
}

/** For all calls of this tab. */
export function setLatency(ms: number): void {
  const others = armedOnes(readTabVisit().faults)
  const held: Fault = { id: latencyId, match: {}, effect: { kind: 'slow', ms } }
  keep(ms === 0 ? others : [held, ...others])
}

export const armedOnes = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ id }) => id !== latencyId)

/** By the name that people say; null: an effect that no list offers. */
export function effectNamed(effect: Fault['effect']): EffectName | null {
  const wanted = JSON.stringify(effect)
  const found = Object.entries(effects).find(([, offered]) => JSON.stringify(offered) === wanted)
  const isName = (name: string | undefined): name is EffectName =>
    name !== undefined && Object.hasOwn(effects, name)
  return isName(found?.[0]) ? found[0] : null
}

/** As they stand in a link; what a link cannot say is left out. */
export function armedWords(faults: readonly Fault[]): readonly string[] {
  return armedOnes(faults).flatMap(({ match, effect, times }) => {
    const name = effectNamed(effect)
    return match.call === undefined || name === null ? [] : [faultWords(match.call, name, times)]
  })
}

/** These leave no answer that could say whose doing it was. */
const silent: Readonly<Record<string, LoggedRequest['status']>> = {
  network: 0,
  'drop-after-commit': 0,
  timeout: null,
}

/** How often a fault has acted, by what the log shows. */
export function actsOf(
  fault: Fault,
  log: readonly LoggedRequest[],
  callOf: (entry: LoggedRequest) => CallId | null,
  after = 0,
): number {
  const { id, match, effect } = fault
  return log.filter((entry) => {
    if (id !== undefined && readFaultNotes(entry.fault).some((note) => note.id === id)) return true
    const trace = ownValue(silent, effect.kind)
    return trace !== undefined && entry.id > after && trace === entry.status
      ? callOf(entry) === match.call
      : false
  }).length
}

/** What has acted as often as it was to is off the list. */
export function dropSpent(callOf: (entry: LoggedRequest) => CallId | null): void {
  const faults = readTabVisit().faults
  const left = faults.filter(
    (fault) =>
      fault.times === undefined ||
      fault.id === undefined ||
      actsOf(fault, requestLog.entries(), callOf, armedAfter.get(fault.id)) < fault.times,
  )
  if (left.length < faults.length) keep(left)
}
