/** The steps, as the address has them: `?step=tender`. */
export const stepNames = ['details', 'tender', 'pay'] as const
export type StepName = (typeof stepNames)[number]

/** Invalid search params fall back to the default. */
export const readCheckoutSearch = ({
  step,
}: Readonly<Record<string, unknown>>): { step: StepName } => ({
  step: stepNames.find((name) => name === step) ?? 'details',
})

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
