/** Payments in flight, one mark each; `activity.ts` keeps them. */
export const paymentsInFlight = new Set<symbol>()

/** True while a reload would interrupt a payment. */
export function isPaymentInFlight(): boolean {
  return paymentsInFlight.size > 0
}

/** The page that tells what became of a payment is shown. */
export const outcomePage = { isShown: false }

/** True while the page has to stay, whatever becomes of the site: a payment is sent or checked. */
export function isPaymentOpen(): boolean {
  return isPaymentInFlight() || outcomePage.isShown
}
