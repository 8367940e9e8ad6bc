import { previewTheme } from '@/state/theme'
import { config } from '@/state/preferences'
import { keepScriptFault, keepTabVisit, readTabVisit } from '@mocks/hosts/shared/tab/tab-visit'
import { type ScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import type { Scenario } from '@mocks/scenarios/scenario'
import { type Ask, enterAs } from './enter-as'

/**
 * Starts the scenario in this tab: its faults, user, language and theme. The tab's earlier scenario
 * ends. `visit`: continues one from another subdomain, where no user is signed in, as after every
 * such jump.
 */
export async function beginVisit(
  name: ScenarioName,
  visit: string | null,
  ask: Ask,
): Promise<void> {
  const scenario = scenarioOf(name)
  const language = showLanguageOf(scenario)
  keepScriptFault(null)
  keepTabVisit({ id: visit ?? crypto.randomUUID(), scenario: name, faults: [], ...language })
  showTheme(scenario)
  if (visit === null) await enterAs(scenario.persona ?? null, ask)
}

/** Ends the tab's scenario; the user stays signed in. */
export function endVisit(): void {
  const { language } = readTabVisit()
  if (language !== undefined) config.language = language
  previewTheme(null)
  keepScriptFault(null)
  keepTabVisit({ id: '', scenario: null, faults: [] })
}

/** A scenario's theme is only shown: the visitor's own choice stays stored. */
export function showTheme({ view }: Scenario): void {
  previewTheme(view?.theme ?? null)
}

/** A language is the visitor's own, and remembered; answers what to go back to. */
function showLanguageOf({ view }: Scenario): { language?: string | null } {
  const before = readTabVisit().language
  const own = before === undefined ? config.language : before
  config.language = view?.locale ?? own
  return view?.locale === undefined ? {} : { language: own }
}
