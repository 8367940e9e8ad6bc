/** Payments in flight; `activity.ts` counts them. */
export const paymentsInFlight = { count: 0 }

/** Something is under way that a reload would tear apart. */
export function isPaymentInFlight(): boolean {
  return paymentsInFlight.count > 0
}
