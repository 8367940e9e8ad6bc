import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { Banner } from '@/ui/feedback/banner'
import { paymentRun } from './payment-run'

/** A refusal that was found by asking the server after a reload. */
export function UnansweredRefusal() {
  const { phase } = useSnapshot(paymentRun)
  if (phase.at !== 'ready' || phase.refusal === null) return null
  return (
    <Banner
      tone="late"
      role="alert"
      title={<FormattedMessage id="checkout.refused.declinedBank" />}
    >
      <FormattedMessage id="checkout.refused.notCharged" />
    </Banner>
  )
}
