import * as v from 'valibot'

/** The steps, as the address has them: `?step=tender`. */
export const stepNames = ['details', 'tender', 'pay'] as const
export type StepName = (typeof stepNames)[number]

const search = v.object({
  step: v.optional(v.fallback(v.picklist(stepNames), 'details'), 'details'),
})

/** Invalid search params fall back to the default. */
export function readCheckoutSearch(params: Readonly<Record<string, unknown>>): { step: StepName } {
  const parsed = v.safeParse(search, params)
  return { step: parsed.success ? parsed.output.step : 'details' }
}

/**
 * A step opens after the earlier steps are complete: an address can be typed, and a page reloaded.
 */
export function reachableStep(
  wanted: StepName,
  done: { details: boolean; tender: boolean },
): StepName {
  if (!done.details) return 'details'
  return wanted === 'pay' && !done.tender ? 'tender' : wanted
}
