import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import type { CloudOptions } from '@mocks/cloud/options'
import { visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { isScenarioName, type ScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { hasOwnWorld } from '@mocks/scenarios/scenario'
import type { VisitNews } from './visit-news'

export type CloudOf = (request: Pick<Request, 'headers'>) => Cloud

/** Each holds some merchants' books; a visit beyond this number of others starts over. */
const mostWorlds = 6

/**
 * Which cloud a request belongs to: the one that all share, or its visit's own, in memory, where
 * the scenario begins with another world or at another time.
 */
export function ownWorlds(
  shared: Cloud,
  options: Omit<CloudOptions, 'journal' | 'scenario'> = {},
  heard: (news: VisitNews) => void = () => undefined,
): CloudOf {
  const worlds = new Map<string, Cloud>()
  shared.control.listen((news) => heard({ ...news, visit: null }))

  function own(name: ScenarioName, visit: string): Cloud {
    const cloud = createCloud({ ...options, scenario: name, scenarios: true })
    cloud.control.listen((news) => heard({ ...news, visit }))
    return cloud
  }

  return ({ headers }) => {
    const name = headers.get(visitHeaders.scenario)
    if (name === null || !isScenarioName(name) || !hasOwnWorld(scenarioOf(name))) return shared
    const visit = headers.get(visitHeaders.visit) ?? ''
    const key = `${name} ${visit}`
    const cloud = worlds.get(key) ?? own(name, visit)
    worlds.delete(key)
    worlds.set(key, cloud)
    const [oldest] = worlds.keys()
    if (worlds.size > mostWorlds && oldest !== undefined) worlds.delete(oldest)
    return cloud
  }
}
