import * as v from 'valibot'
import { type Fault, fault } from '@mocks/scenarios/fault'
import { faultsHeader, visitHeaders } from '@mocks/cloud/visit-headers'
import { isScenarioName, type ScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { carried, type ScriptFault, scriptFaults } from '@mocks/scenarios/link'
import { hasOwnWorld } from '@mocks/scenarios/scenario'
import { scriptKey, visitKey, visitSlot } from './visit-slot'

/**
 * What befalls this tab and no other: the scenario that a link named, and what was armed in the
 * panel. Kept for the tab's visit, in its session storage.
 */
const tabVisit = v.object({
  /** Calls are counted by it. */
  id: v.string(),
  scenario: v.nullable(v.custom<ScenarioName>((name) => isScenarioName(String(name)))),
  faults: v.array(fault),
  /** The visitor's own language, to go back to; absent: it was not touched. */
  language: v.optional(v.nullable(v.string())),
})
export type TabVisit = v.InferOutput<typeof tabVisit>

const none: TabVisit = { id: '', scenario: null, faults: [] }

let current: TabVisit | null = null

export function readTabVisit(): TabVisit {
  current ??= stored()
  return current
}

function stored(): TabVisit {
  try {
    const kept = v.safeParse(
      tabVisit,
      JSON.parse(window.sessionStorage.getItem(visitKey) ?? 'null'),
    )
    return kept.success ? kept.output : none
  } catch {
    // Blocked, or changed by somebody: no visit.
    return none
  }
}

/** Where nothing can be kept it holds for this page. */
export function keepTabVisit(visit: TabVisit): void {
  current = visit
  joinIn()
  try {
    if (visit.scenario === null && visit.faults.length === 0)
      window.sessionStorage.removeItem(visitKey)
    else window.sessionStorage.setItem(visitKey, JSON.stringify(visit))
  } catch {
    // As said.
  }
}

/** These befall the calls of this tab from now on, before what its scenario says. */
export function armFaults(faults: readonly Fault[]): void {
  const visit = readTabVisit()
  keepTabVisit({ ...visit, id: visit.id || crypto.randomUUID(), faults: [...faults] })
}

/** What befalls the script of the bill’s screen on this site; null: nothing. */
export function keepScriptFault(kind: ScriptFault | null): void {
  try {
    if (kind === null) window.sessionStorage.removeItem(scriptKey)
    else window.sessionStorage.setItem(scriptKey, JSON.stringify(kind))
  } catch {
    // Blocked: nothing befalls it.
  }
}

export function readScriptFault(): ScriptFault | null {
  try {
    const kept = window.sessionStorage.getItem(scriptKey)
    return scriptFaults.find((kind) => JSON.stringify(kind) === kept) ?? null
  } catch {
    return null
  }
}

/** Goes on with what was armed on another of the product's hosts, as that host said it. */
export function resumeFaults(visit: string, armed: string): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(fault)), armed)
  if (read.success) keepTabVisit({ ...readTabVisit(), id: visit, faults: read.output })
}

/** Whether what this tab sees is a world, and a time, of its own. */
export function hasOwnTabWorld(): boolean {
  const { scenario } = readTabVisit()
  return scenario !== null && hasOwnWorld(scenarioOf(scenario))
}

/** From here on this tab's requests and jumps say what it plays. */
export function joinIn(): void {
  visitSlot.mark = marked
  visitSlot.world = () => (hasOwnTabWorld() ? readTabVisit().id : null)
  visitSlot.carry = carry
}

/** The application knows nothing of it. */
export function marked(request: Request): Request {
  const { id, scenario, faults } = readTabVisit()
  if (id === '') return request
  request.headers.set(visitHeaders.visit, id)
  if (scenario !== null) request.headers.set(visitHeaders.scenario, scenario)
  if (faults.length > 0) request.headers.set(visitHeaders.faults, faultsHeader(faults))
  return request
}

/** Session storage is each subdomain's own: the address says what goes on there. */
function carry(href: string): string {
  const { id, scenario, faults } = readTabVisit()
  if (id === '') return href
  const armed = faults.length === 0 ? null : faultsHeader(faults)
  return carried(window.location, href, { id, scenario, faults: armed })
}
