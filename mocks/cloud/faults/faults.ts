import type { CallId } from '@/contract/all'
import type { Fault } from '@mocks/scenarios/fault'
import type { ActedFault } from './fault-header'
import type { AnsweringFault } from './fault-answer'
import { seededRandom } from '@mocks/lib/random'
import { fitsPath } from '@mocks/cloud/routes'

/** What a fault may look at. */
interface CallFacts {
  readonly id: CallId | null
  readonly method: string
  readonly path: string
}

interface Ruling {
  /** Milliseconds before anything else. */
  readonly wait: number
  /** The answer instead of the cloud's; null: none. */
  readonly effect: AnsweringFault | null
  /** Of which faults that is. */
  readonly acted: readonly ActedFault[]
}

/** A fault with the name that it is counted under. */
export interface CountedFault {
  readonly key: string
  readonly fault: Fault
}

export interface Faults {
  /** The faults of a call of this visit; counts the call. */
  rule(visit: string, faults: readonly CountedFault[], call: CallFacts): Ruling
}

interface Counter {
  /** Calls that fitted, all and by call. */
  seen: number
  readonly seenOf: Map<string, number>
  /** Calls that were spoiled. */
  acted: number
}

/** Tabs come and go; a visit without calls for this time is forgotten. */
const rememberedVisits = 200

/** Counts calls per visit, in memory: counters are no part of the world (mock-cloud.md). */
export function createFaults(): Faults {
  const visits = new Map<string, Map<string, Counter>>()

  function countersOf(visit: string): Map<string, Counter> {
    const counters = visits.get(visit) ?? new Map<string, Counter>()
    visits.delete(visit)
    visits.set(visit, counters)
    const [oldest] = visits.keys()
    if (visits.size > rememberedVisits && oldest !== undefined) visits.delete(oldest)
    return counters
  }

  return {
    rule(visit, faults, call) {
      const counters = countersOf(visit)
      let wait = 0
      let effect: AnsweringFault | null = null
      const acted: ActedFault[] = []
      for (const { key, fault } of faults) {
        if (!fits(fault.match, call)) continue
        const counter = counters.get(key) ?? { seen: 0, seenOf: new Map(), acted: 0 }
        counters.set(key, counter)
        const dice = `${key} ${countIn(counter, call)}`
        // One answer can be spoiled once: of two faults the second waits for the next call.
        if (effect !== null && fault.effect.kind !== 'slow') continue
        if (!isDue(fault, counter) || !isThrown(fault, dice)) continue
        counter.acted += 1
        acted.push({ effect: nameOf(fault.effect), id: fault.id ?? null })
        if (fault.effect.kind === 'slow') wait += fault.effect.ms
        else effect = fault.effect
      }
      return { wait, effect, acted }
    },
  }
}

const nameOf = (effect: Fault['effect']): string =>
  effect.kind === 'status' ? String(effect.status) : effect.kind

/** Keys for a list of faults: two equal ones without an `id` are distinguished by position. */
export function counted(prefix: string, faults: readonly Fault[]): CountedFault[] {
  const alike = new Map<string, number>()
  return faults.map((fault) => {
    const name = fault.id ?? JSON.stringify(fault)
    const before = alike.get(name) ?? 0
    alike.set(name, before + 1)
    return { key: `${prefix} ${name} ${before}`, fault }
  })
}

function fits({ call, method, path }: Fault['match'], asked: CallFacts): boolean {
  return (
    (call === undefined || call === asked.id) &&
    (method === undefined || method.toUpperCase() === asked.method) &&
    (path === undefined || fitsPath(path, asked.path))
  )
}

function isDue({ match: { nth }, times }: Fault, { seen, acted }: Counter): boolean {
  const most = times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1)
  return seen >= (nth ?? 1) && acted < most
}

/** Answers the words that the dice follow from: which call it is, and how often it was made. */
function countIn(counter: Counter, { id, path }: CallFacts): string {
  const name = id ?? path
  const seen = (counter.seenOf.get(name) ?? 0) + 1
  counter.seenOf.set(name, seen)
  counter.seen += 1
  return `${name} ${seen}`
}

const isThrown = ({ chance }: Fault, dice: string): boolean =>
  chance === undefined || seededRandom(dice).next() < chance
