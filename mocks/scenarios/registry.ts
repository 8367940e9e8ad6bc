import { answers } from './answers'
import { errors } from './errors'
import { letters } from './unsubscribe-links'
import { payments } from './payments'
import { people } from './people'
import type { Scenario } from './scenario'
import { views } from './views'
import { worlds } from './worlds'

/** Every scenario by its name; the one list that address, stories, journeys and hosts read. */
export const scenarios = {
  ...people,
  ...errors,
  ...answers,
  ...payments,
  ...letters,
  ...worlds,
  ...views,
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarios).filter(isScenarioName)

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text)
}

export class UnknownScenario extends Error {
  override readonly name = 'UnknownScenario'

  constructor(text: string) {
    super(`There is no scenario “${text}”. There are: ${scenarioNames.join(', ')}`)
  }
}

/** For names that come from an address, a header or a command line. */
export function scenarioNamed(text: string): ScenarioName {
  if (!isScenarioName(text)) throw new UnknownScenario(text)
  return text
}

/** Widened: the literal of each has only the parts that it uses. */
export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name]
