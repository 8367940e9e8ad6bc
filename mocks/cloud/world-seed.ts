import { isScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { worldPatches } from '@mocks/scenarios/world-patches'
import { createWorld, type World } from '@mocks/world/create-world'

/** What a world is before its first entry. */
export interface Origin {
  readonly seed: string
  /** Whose world it is; null: the usual one. */
  readonly scenario: string | null
}

/** null: this build knows no such scenario. */
export function worldFrom({ seed, scenario }: Origin): World | null {
  if (scenario === null) return createWorld(seed)
  if (!isScenarioName(scenario)) return null
  const { size, patch } = scenarioOf(scenario).world ?? {}
  const world = createWorld(seed, size)
  if (patch !== undefined) worldPatches[patch](world)
  return world
}
