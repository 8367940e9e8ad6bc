import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { OutcomePage } from './outcome'

interface NoChargeProps {
  amountCents: number
  onAgain: () => void
}

/** The server knows of no charge; only now may the payer pay again, under a new key. */
export function NoCharge({ amountCents, onAgain }: NoChargeProps) {
  const { money } = useFormats()
  return (
    <OutcomePage
      tone="info"
      title={<FormattedMessage id="checkout.noCharge.heading" />}
      action={
        <Button size="lg" onClick={onAgain}>
          <FormattedMessage id="checkout.noCharge.again" />
        </Button>
      }
    >
      <p role="status">
        <FormattedMessage
          id="checkout.noCharge.text"
          values={{ amount: <b className="figures">{money(amountCents)}</b> }}
        />
      </p>
    </OutcomePage>
  )
}
