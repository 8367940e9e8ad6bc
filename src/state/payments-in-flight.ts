/** Payments in flight; `activity.ts` counts them. */
export const paymentsInFlight = { count: 0 }

/** True while a reload would interrupt a payment. */
export function isPaymentInFlight(): boolean {
  return paymentsInFlight.count > 0
}
