import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { DamagedCart } from '@/screens/shared/cart/damaged-cart'
import { attempts } from '@/state/cart/attempts'
import type { PaymentMade } from '@/state/cart/paid-elsewhere'
import { Banner } from '@/ui/feedback/banner'
import { LinkButton } from '@/ui/action/link-button'
import { TextLink } from '@/ui/action/text-link'
import { OutcomePage } from './outcome/outcome'
import { PaidElsewhere } from './outcome/paid-elsewhere'

/**
 * An empty cart. If a payment emptied it, here or in another tab, that payment's receipt is linked.
 */
export function EmptyCheckout({ elsewhere }: { elsewhere: PaymentMade | null }) {
  const { current } = useSnapshot(attempts)
  const own = current?.state === 'succeeded' ? current.receipt_id : null
  const receipt = elsewhere === null ? own : null
  const isPaid = elsewhere !== null || receipt !== null
  // The bank may still return it.
  const isPending = current?.tender === 'echeck'
  return (
    <OutcomePage
      tone={isPaid ? 'good' : 'info'}
      title={
        <FormattedMessage
          id={elsewhere === null ? 'checkout.empty.heading' : 'checkout.elsewhere.heading'}
        />
      }
      action={
        <LinkButton asChild>
          <Link to="/departments">
            <FormattedMessage id="checkout.empty.departments" />
          </Link>
        </LinkButton>
      }
    >
      <DamagedCart />
      {elsewhere !== null && <PaidElsewhere payment={elsewhere} partly={false} />}
      {receipt !== null && (
        <Banner
          tone={isPending ? 'info' : 'good'}
          title={
            <FormattedMessage id={isPending ? 'checkout.empty.pending' : 'checkout.empty.paid'} />
          }
        >
          <TextLink asChild inline>
            <Link to="/print-receipt/$id" params={{ id: receipt }}>
              <FormattedMessage id="checkout.empty.receipt" />
            </Link>
          </TextLink>
        </Banner>
      )}
      <p>
        <FormattedMessage
          id={elsewhere === null ? 'checkout.empty.text' : 'checkout.elsewhere.goOn'}
        />
      </p>
    </OutcomePage>
  )
}
