import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { paymentLedAway } from '@/state/cart/payment-led-away'
import { Banner } from '@/ui/feedback/banner'
import { TextLink } from '@/ui/action/text-link'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'

interface PaymentLedAwayNoticeProps {
  /**
   * Where the payer can find the outcome: after sign-in, at the checkout, or only at the office.
   */
  look: 'sign-in' | 'checkout' | 'office'
}

/** After a payment's answer redirected the payer: whether they were charged, and where to look. */
export function PaymentLedAwayNotice({ look }: PaymentLedAwayNoticeProps) {
  // Staff who took a payment have no checkout.
  const hasCheckout = useMayPay() && look === 'checkout'
  const { known } = useSnapshot(paymentLedAway)
  const phone = useOfficePhone()
  if (known === null) return null
  if (known === 'refused') return <Refused hasCheckout={hasCheckout} />
  return (
    <Banner tone="due" role="alert" title={<FormattedMessage id="errors.payment.heading" />}>
      <p>
        <FormattedMessage id="errors.payment.text" />
      </p>
      <p>
        {look === 'sign-in' && <FormattedMessage id="errors.payment.signIn" />}
        {hasCheckout && (
          <TextLink asChild inline>
            <Link to="/checkout" search={{ step: 'details' }}>
              <FormattedMessage id="errors.payment.checkout" />
            </Link>
          </TextLink>
        )}
        {look === 'office' && phone === null && <FormattedMessage id="errors.payment.office" />}
        {look === 'office' && phone !== null && (
          <FormattedMessage
            id="errors.payment.officePhone"
            values={{ phone: <PhoneLink phone={phone} /> }}
          />
        )}
      </p>
    </Banner>
  )
}

/** The server said no before anything was charged. */
function Refused({ hasCheckout }: { hasCheckout: boolean }) {
  return (
    <Banner tone="info" role="alert" title={<FormattedMessage id="errors.payment.notCharged" />}>
      <p>
        <FormattedMessage id="errors.payment.notChargedText" />
      </p>
      {hasCheckout && (
        <TextLink asChild inline>
          <Link to="/checkout" search={{ step: 'details' }}>
            <FormattedMessage id="errors.payment.backToCheckout" />
          </Link>
        </TextLink>
      )}
    </Banner>
  )
}
