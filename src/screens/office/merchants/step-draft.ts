import * as v from 'valibot'
import type { SettingsStep } from '@/contract/launch'
import { type Draft, draftFor } from '@/state/drafts'

/**
 * What was typed into a step and is not saved: of this tab and person. `sample`: the step's fields,
 * whose kinds a draft has to have.
 */
export function stepDraft<Fields extends object>(
  merchantId: string | null,
  step: SettingsStep,
  sample: Fields,
): Draft<Fields> {
  const schema = v.custom<Fields>((value) => isLike(value, sample))
  return draftFor(`/admin/settings/add-settings/${merchantId ?? ''} ${step}`, schema)
}

function isLike(value: unknown, sample: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const kinds = new Map(Object.entries(value).map(([name, part]) => [name, kindOf(part)]))
  return Object.entries(sample).every(([name, part]) => kinds.get(name) === kindOf(part))
}

/** Lists hold rows of texts. */
function kindOf(value: unknown): string {
  return v.is(rows, value) ? 'rows' : typeof value
}

const rows = v.array(v.record(v.string(), v.string()))
