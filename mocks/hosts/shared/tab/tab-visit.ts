import * as v from 'valibot'
import { type Fault, fault } from '@mocks/scenarios/fault'
import { faultsHeader, visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { isScenarioName, type ScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { carried, type ScriptFault, scriptFaults } from '@mocks/scenarios/link'
import { hasOwnWorld } from '@mocks/scenarios/scenario'
import { scriptKey, visitKey, visitSlot } from './visit-slot'
import { pagePlace } from './page-place'

/**
 * The faults of this tab only: its link's scenario, and those armed in the panel. Stored for the
 * tab's visit, in its session storage.
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
    // Storage is blocked or was changed: no visit.
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
    // Storage is blocked, as above.
  }
}

/** Faults for this tab's calls from now on, before those of its scenario. */
export function armFaults(faults: readonly Fault[]): void {
  const visit = readTabVisit()
  keepTabVisit({ ...visit, id: visit.id || crypto.randomUUID(), faults: [...faults] })
}

/** The fault of the script of the bill’s screen on this site; null: none. */
export function keepScriptFault(kind: ScriptFault | null): void {
  try {
    if (kind === null) window.sessionStorage.removeItem(scriptKey)
    else window.sessionStorage.setItem(scriptKey, JSON.stringify(kind))
  } catch {
    // Storage is blocked: no fault.
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

/** Takes over the faults that were armed on another of the product's hosts. */
export function resumeFaults(visit: string, armed: string): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(fault)), armed)
  if (read.success) keepTabVisit({ ...readTabVisit(), id: visit, faults: read.output })
}

/** Whether what this tab sees is a world, and a time, of its own. */
export function hasOwnTabWorld(): boolean {
  const { scenario } = readTabVisit()
  return scenario !== null && hasOwnWorld(scenarioOf(scenario))
}

/** From now on this tab's requests and navigations name its scenario. */
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
  return carried(pagePlace(), href, { id, scenario, faults: armed })
}
