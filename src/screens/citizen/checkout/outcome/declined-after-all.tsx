import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { OutcomePage } from './outcome'

interface DeclinedAfterAllProps {
  amountCents: number
  onGoOn: () => void
}

/** A payment that was being checked, and was refused as it turns out. */
export function DeclinedAfterAll({ amountCents, onGoOn }: DeclinedAfterAllProps) {
  const { money } = useFormats()
  return (
    <OutcomePage
      tone="late"
      title={<FormattedMessage id="checkout.refused.declinedBank" />}
      action={
        <Button size="lg" onClick={onGoOn}>
          <FormattedMessage id="checkout.refused.choose" />
        </Button>
      }
    >
      <div role="status">
        <p>
          <b>
            <FormattedMessage id="checkout.refused.notCharged" />
          </b>
        </p>
        <FormattedMessage
          id="checkout.refused.afterText"
          values={{ amount: <b className="figures">{money(amountCents)}</b> }}
        />
      </div>
    </OutcomePage>
  )
}
