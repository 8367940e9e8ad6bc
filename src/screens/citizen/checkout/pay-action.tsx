import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { minutesAndSeconds } from '@/rules/time/countdown'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/checkbox-field'
import type { PaymentControl } from './use-payment'
import { useSecondsLeft } from './use-seconds-left'

export interface PayActionProps {
  control: PaymentControl
  totalCents: number
  /** The card is checked before anything is sent. */
  waiting: boolean
  onPress: () => void
  onAcceptQuote: () => void
  onAcceptBill: () => void
  onClose: () => void
}

/** The main button: Pay, unless the last refusal needs another decision first. */
export function PayAction(props: PayActionProps) {
  const { money } = useFormats()
  const { refusal } = props.control
  if (refusal?.kind === 'too_many') return <PayAfterWait {...props} until={refusal.until} />
  if (refusal?.kind === 'quote_changed') {
    return (
      <Button size="lg" wide onClick={props.onAcceptQuote}>
        {refusal.quote ? (
          <FormattedMessage
            id="checkout.refused.quoteAccept"
            values={{ now: money(refusal.quote.total_cents) }}
          />
        ) : (
          <FormattedMessage id="checkout.refused.quoteAsk" />
        )}
      </Button>
    )
  }
  if (refusal?.kind === 'bill_changed') {
    return (
      <Button size="lg" wide onClick={props.onAcceptBill}>
        <FormattedMessage id="checkout.refused.billAccept" />
      </Button>
    )
  }
  if (refusal?.kind === 'payments_off') {
    return (
      <Button size="lg" wide variant="outline" onClick={props.onClose}>
        <FormattedMessage id="checkout.refused.close" />
      </Button>
    )
  }
  return <PayButton {...props} />
}

function PayAfterWait({ until, ...props }: PayActionProps & { until: number }) {
  const left = useSecondsLeft(until)
  if (left === 0) return <PayButton {...props} />
  return (
    <>
      <PayBox control={props.control} />
      <Button size="lg" wide variant="outline" aria-disabled>
        <FormattedMessage id="checkout.refused.wait" values={{ time: minutesAndSeconds(left) }} />
      </Button>
    </>
  )
}

function PayButton({ control, totalCents, waiting, onPress }: PayActionProps) {
  const { money } = useFormats()
  const again = control.refusal?.kind === 'duplicate'
  return (
    <>
      <PayBox control={control} />
      <Button size="lg" wide pending={control.sending || waiting} onClick={onPress}>
        <FormattedMessage
          id={again ? 'checkout.pay.submitAgain' : 'checkout.pay.submit'}
          values={{ total: money(totalCents) }}
        />
      </Button>
    </>
  )
}

/**
 * A box to tick before the next press: our own challenge, or the confirmation of a second payment.
 * It is above the button, so that it is visible at any scroll position.
 */
function PayBox({ control }: { control: PaymentControl }) {
  const { formatMessage } = useIntl()
  const { box, refusal } = control
  const checkbox = useRef<HTMLInputElement>(null)
  const misses = box?.misses ?? 0
  useEffect(() => {
    if (misses > 0) checkbox.current?.focus()
  }, [misses])
  if (box === null) return null
  const second = refusal?.kind === 'duplicate'
  const missed = misses > 0 && !box.ticked
  return (
    <chakra.div flexBasis="100%" mt="-2" mb={missed ? undefined : '-2'}>
      <CheckboxField
        ref={checkbox}
        checked={box.ticked}
        onChange={(event) => box.tick(event.target.checked)}
        label={formatMessage({
          id: second ? 'checkout.refused.duplicateBox' : 'checkout.refused.challengeBox',
        })}
        {...(missed && {
          error: formatMessage({
            id: second ? 'checkout.refused.duplicateMissing' : 'checkout.refused.challengeMissing',
          }),
        })}
      />
    </chakra.div>
  )
}
