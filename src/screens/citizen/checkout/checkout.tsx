import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { usePayableItems } from '@/screens/shared/cart/use-payable-items'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { attempts } from '@/state/cart/attempts'
import { forgetPaymentLedAway } from '@/state/cart/payment-led-away'
import { LinkButton } from '@/ui/action/link-button'
import { PageHeading } from '@/ui/layout/page-heading'
import { Checking } from './outcome/checking'
import { CheckoutSteps } from './checkout-steps'
import { checkoutDraft } from './details-form'
import { EmptyCheckout } from './empty-checkout'
import { NoCharge } from './outcome/no-charge'
import { Paid } from './outcome/paid'
import { goOn, paymentRun } from '@/screens/shared/payment/payment-run'
import type { StepName } from './steps'
import { useViewFocus } from './use-view-focus'
import { paidElsewhere, type PaymentMade } from '@/state/cart/paid-elsewhere'

interface CheckoutProps {
  /** From the address. */
  step: StepName
}

/**
 * From the cart to the receipt. An open payment comes first: until its outcome is known, the page
 * shows nothing else (quality.md, fault rule 1).
 */
export function Checkout({ step }: CheckoutProps) {
  const { phase } = useSnapshot(paymentRun)
  const { current: attempt } = useSnapshot(attempts)
  const items = usePayableItems()
  const mayPay = useMayPay()
  const elsewhere = usePaidElsewhere()
  const atSteps = phase.at === 'ready' || phase.at === 'sending'
  // Another tab may empty the cart during the request: the items under payment stay visible.
  const empty = items.length === 0 && phase.at !== 'sending'
  const merchant = useMerchant()
  const isSiteOff = merchant !== null && isDisabled(merchant)
  useReceiptWhenPaid(isSiteOff)
  // This page shows the outcome, so other pages need no notice about it any more.
  useEffect(forgetPaymentLedAway, [])
  useViewFocus(atSteps ? (empty || !mayPay ? 'empty' : 'steps') : phase.at)

  if (phase.at === 'checking' && attempt !== null) {
    return (
      <Checking
        attemptKey={attempt.key}
        amountCents={attempt.total_cents}
        startedAt={attempt.started_at}
      />
    )
  }
  if (phase.at === 'no-charge' && attempt !== null) {
    return <NoCharge amountCents={attempt.total_cents} onAgain={goOn} />
  }
  if (phase.at === 'paid') {
    return (
      <Paid receiptId={phase.receipt_id} confirmation={phase.confirmation} isSiteOff={isSiteOff} />
    )
  }
  if (!mayPay) return <NotForStaff />
  if (empty) return <EmptyCheckout elsewhere={elsewhere} />
  return <CheckoutSteps items={items} step={step} elsewhere={elsewhere} />
}

/** Staff takes payments at the counter, not online (product.md 4.1, "cart and checkout"). */
function NotForStaff() {
  return (
    <>
      <PageHeading title={<FormattedMessage id="failures.permission.heading" />} />
      <NotAllowed
        action={
          <LinkButton asChild variant="outline">
            <Link to="/departments">
              <FormattedMessage id="departments.page.title" />
            </Link>
          </LinkButton>
        }
      />
    </>
  )
}

/**
 * The receipt takes the place of this page, so that Back cannot pay again. A site that was switched
 * off meanwhile has no pages: the mail brings the receipt.
 */
function useReceiptWhenPaid(isSiteOff: boolean): void {
  const navigate = useNavigate()
  const { phase } = useSnapshot(paymentRun)
  const receipt = phase.at === 'paid' && !isSiteOff ? phase.receipt_id : null
  useEffect(() => {
    if (receipt === null) return
    checkoutDraft.forget()
    void navigate({ to: '/print-receipt/$id', params: { id: receipt }, replace: true }).finally(
      goOn,
    )
  }, [receipt, navigate])
}

/** The latest payment that another tab made while the calling screen was open. */
function usePaidElsewhere(): PaymentMade | null {
  const { list } = useSnapshot(paidElsewhere)
  const [before] = useState(() => new Set(list.map(({ key }) => key)))
  return list.findLast(({ key }) => !before.has(key)) ?? null
}
