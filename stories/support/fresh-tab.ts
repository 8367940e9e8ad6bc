import { ref } from 'valtio'
import { paymentRun } from '@/screens/shared/payment/payment-run'
import { attempts } from '@/state/cart/attempts'
import { forgetDamage, replaceCart, showCart } from '@/state/cart/cart'
import { forgetDrafts } from '@/state/office/drafts'
import { exportJobs } from '@/state/office/export-jobs'
import { overlays } from '@/state/overlays'
import { forgetPaidElsewhere } from '@/state/cart/paid-elsewhere'
import { outcomePage, paymentsInFlight } from '@/state/cart/payments-in-flight'
import { rememberName } from '@/state/session/remembered-name'
import { forgetResetToken } from '@/state/session/reset-token'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { purgeSession } from '@/state/session/session'
import { forgetPaymentLedAway } from '@/state/cart/payment-led-away'
import { announce } from '@/ui/feedback/live-region'
import { closeToast } from '@/ui/feedback/toast'

/**
 * Stories share a page and run in any order: each begins like a new tab, as a guest, with nothing
 * running.
 */
export function freshTab(): void {
  purgeSession()
  forgetScreenLeft()
  // Drafts have an owner: here, a guest.
  forgetDrafts()
  rememberName(null)
  forgetResetToken()
  replaceCart([])
  forgetDamage()
  showCart(false)
  overlays.findReceipt = false
  exportJobs.list = []
  freshTill()
  closeToast()
  announce('')
}

/** Nothing is being paid. */
export function freshTill(): void {
  attempts.current = null
  paymentRun.phase = ref({ at: 'ready', refusal: null })
  // A story may end before its payment is answered.
  paymentsInFlight.clear()
  outcomePage.isShown = false
  forgetPaidElsewhere()
  forgetPaymentLedAway()
}
