import * as v from 'valibot'
import { proxy } from 'valtio'
import { storedJson } from '@/state/storage'

/**
 * What is known of a payment whose answer redirected the payer: to the sign-in, to the page for a
 * missing resource, or to the one of a site that is off. `refused`: nothing was charged; `unknown`:
 * the outcome is to be asked for. One word only, so that it may outlive the session.
 */
const known = v.nullable(v.picklist(['unknown', 'refused']))
export type KnownOfPayment = NonNullable<v.InferOutput<typeof known>>

const store = storedJson('session', 'payment-led-away', known, null)

export const paymentLedAway = proxy<{ known: KnownOfPayment | null }>({ known: store.read() })

export function notePaymentLedAway(word: KnownOfPayment): void {
  store.write(word)
  paymentLedAway.known = word
}

/** It was reported, or the checkout itself reports the payment's outcome. */
export function forgetPaymentLedAway(): void {
  store.remove()
  paymentLedAway.known = null
}
