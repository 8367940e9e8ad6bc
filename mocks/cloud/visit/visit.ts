import * as v from 'valibot'
import { isScenarioName, type ScenarioName, UnknownScenario } from '@mocks/scenarios/registry'
import { type Fault, fault } from '@mocks/scenarios/fault'
import { counted, type CountedFault } from '@mocks/cloud/faults/faults'
import { Refusal } from '@mocks/cloud/reply'
import { visitHeaders } from './visit-headers'

export interface Visit {
  readonly id: string
  /** null: the cloud's own, if it has one. */
  readonly scenario: ScenarioName | null
  readonly faults: readonly CountedFault[]
}

export const noVisit: Visit = { id: '', scenario: null, faults: [] }

/** Unreadable headers are refused with a message. */
export function visitOf(headers: Headers): Visit | Refusal {
  const armed = faultsIn(headers.get(visitHeaders.faults))
  if (armed instanceof Refusal) return armed
  const scenario = headers.get(visitHeaders.scenario)
  if (scenario !== null && !isScenarioName(scenario)) {
    return notUnderstood(`${visitHeaders.scenario}: ${new UnknownScenario(scenario).message}`)
  }
  return { id: headers.get(visitHeaders.visit) ?? '', scenario, faults: counted('armed', armed) }
}

const notUnderstood = (message: string) => new Refusal(400, { message, code: 'scenario' })

const faultList = v.pipe(v.string(), v.parseJson(), v.array(fault))

function faultsIn(text: string | null): readonly Fault[] | Refusal {
  if (text === null) return []
  const parsed = v.safeParse(faultList, text)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const place = v.getDotPath(issue)
  return notUnderstood(
    `${visitHeaders.faults}${place === null ? '' : `, ${place}`}: ${issue.message}`,
  )
}
