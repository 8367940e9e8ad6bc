import * as v from 'valibot'
import type { SettingsStep } from '@/contract/merchants/launch'
import { isLike, safeDraft } from '@/screens/shared/forms/form-draft'
import { type Draft, draftFor } from '@/state/office/drafts'

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
  return safeDraft(draftFor(`/admin/settings/add-settings/${merchantId ?? ''} ${step}`, schema))
}
