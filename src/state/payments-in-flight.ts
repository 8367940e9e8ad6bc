/** Payments in flight; `activity.ts` counts them. */
export const suspension = { count: 0 }

/** Something is under way that a reload would tear apart. */
export function isSuspended(): boolean {
  return suspension.count > 0
}
