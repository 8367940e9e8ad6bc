import type { Cloud } from '@mocks/cloud/cloud'
import { createCloud } from '@mocks/cloud/create-cloud'
import type { CloudOptions } from '@mocks/cloud/options'
import { visitHeaders } from '@mocks/cloud/visit-headers'
import { isScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { hasOwnWorld } from '@mocks/scenarios/scenario'

export type CloudOf = (request: Pick<Request, 'headers'>) => Cloud

/** Each holds some merchants' books; a tab that comes back after so many others begins anew. */
const mostWorlds = 6

/**
 * Which cloud a request belongs to: the one that all share, or its visit's own, in memory, where
 * the scenario begins with another world or at another time.
 */
export function ownWorlds(
  shared: Cloud,
  options: Omit<CloudOptions, 'journal' | 'scenario'> = {},
): CloudOf {
  const worlds = new Map<string, Cloud>()
  return ({ headers }) => {
    const name = headers.get(visitHeaders.scenario)
    if (name === null || !isScenarioName(name) || !hasOwnWorld(scenarioOf(name))) return shared
    const key = `${name} ${headers.get(visitHeaders.visit) ?? ''}`
    const cloud = worlds.get(key) ?? createCloud({ ...options, scenario: name, scenarios: true })
    worlds.delete(key)
    worlds.set(key, cloud)
    const [oldest] = worlds.keys()
    if (worlds.size > mostWorlds && oldest !== undefined) worlds.delete(oldest)
    return cloud
  }
}
