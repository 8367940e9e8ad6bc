import type { RecaptchaLimits } from '@/contract/recaptcha/recaptcha-limits'
import { usualLimits } from '@/rules/recaptcha/limits'
import type { World } from '@mocks/world/create-world'
import { limitsId } from '@mocks/world/recaptcha-events'

/** What counts now: what staff have set, or the usual limits. */
export function limitsNow({ recaptchaLimits }: Pick<World, 'recaptchaLimits'>): RecaptchaLimits {
  const row = recaptchaLimits.get(limitsId)
  if (!row) return usualLimits
  const { id: _id, updated_at: _at, updated_by: _by, ...limits } = row
  return limits
}
