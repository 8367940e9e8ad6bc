import * as v from 'valibot'
import { proxy } from 'valtio'
import { storedJson } from './storage'

/**
 * Whether a payment's answer redirected the payer: to the sign-in, or to the page for a missing
 * resource. That page then says that no charge is known and where to look. A flag only, so that it
 * may outlive the session.
 */
const store = storedJson('session', 'payment-led-away', v.boolean(), false)

export const paymentLedAway = proxy<{ open: boolean }>({ open: store.read() })

export function notePaymentLedAway(): void {
  store.write(true)
  paymentLedAway.open = true
}

/** It was reported, or the checkout itself reports the payment's outcome. */
export function forgetPaymentLedAway(): void {
  store.remove()
  paymentLedAway.open = false
}
