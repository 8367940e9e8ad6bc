import * as v from 'valibot'
import { proxy } from 'valtio'
import { storedJson } from './storage'

/**
 * Whether a payment was answered by leading the payer away: to the sign-in, or to a page that says
 * that nothing is there. The page where they arrive says then that no charge is known and where to
 * look. Only yes or no, so that it may outlive the session that ended.
 */
const store = storedJson('session', 'unanswered-payment', v.boolean(), false)

export const unansweredPayment = proxy<{ open: boolean }>({ open: store.read() })

export function noteUnansweredPayment(): void {
  store.write(true)
  unansweredPayment.open = true
}

/** It was said, or the checkout itself says what became of the payment. */
export function forgetUnansweredPayment(): void {
  store.remove()
  unansweredPayment.open = false
}
