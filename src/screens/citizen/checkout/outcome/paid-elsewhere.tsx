import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { PaymentMade } from '@/state/cart/paid-elsewhere'
import { Banner } from '@/ui/feedback/banner'
import { TextLink } from '@/ui/action/text-link'

interface PaidElsewhereProps {
  payment: Pick<PaymentMade, 'receipt_id'>
  /** True if part of the cart is still unpaid; otherwise the page's heading says what happened. */
  partly: boolean
}

/** Shown when another tab paid items of this checkout. */
export function PaidElsewhere({ payment, partly }: PaidElsewhereProps) {
  return (
    <Banner
      tone="good"
      role="status"
      {...(partly && { title: <FormattedMessage id="checkout.elsewhere.heading" /> })}
    >
      <p>
        <FormattedMessage id={partly ? 'checkout.elsewhere.partly' : 'checkout.elsewhere.text'} />
      </p>
      {payment.receipt_id !== null && (
        <TextLink asChild inline>
          <Link to="/print-receipt/$id" params={{ id: payment.receipt_id }}>
            <FormattedMessage id="checkout.elsewhere.receipt" />
          </Link>
        </TextLink>
      )}
    </Banner>
  )
}
