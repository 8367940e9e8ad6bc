import * as v from 'valibot'
import { type Fault, fault } from './fault'
import { counted, type CountedFault } from './faults'
import { Refusal } from './reply'
import { visitHeaders } from './visit-headers'

export interface Visit {
  readonly id: string
  readonly faults: readonly CountedFault[]
}

export const noVisit: Visit = { id: '', faults: [] }

/** Who sends what nobody can follow is told so. */
export function visitOf(headers: Headers): Visit | Refusal {
  const armed = faultsIn(headers.get(visitHeaders.faults))
  if (armed instanceof Refusal) return armed
  return { id: headers.get(visitHeaders.visit) ?? '', faults: counted('armed', armed) }
}

const faultList = v.pipe(v.string(), v.parseJson(), v.array(fault))

function faultsIn(text: string | null): readonly Fault[] | Refusal {
  if (text === null) return []
  const parsed = v.safeParse(faultList, text)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const place = v.getDotPath(issue)
  return new Refusal(400, {
    message: `${visitHeaders.faults}${place === null ? '' : `, ${place}`}: ${issue.message}`,
    code: 'scenario',
  })
}
