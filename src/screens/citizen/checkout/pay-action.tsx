import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { Button, type ButtonProps } from '@/ui/action/button'
import { PayBox } from './pay-box'
import type { PaymentControl } from './use-payment'

export interface PayActionProps {
  control: PaymentControl
  totalCents: number
  /** The card is being checked before anything is sent. */
  waiting: boolean
  /** A payment of the same was made before, so this is the second. */
  again?: boolean
  variant?: ButtonProps['variant']
  onPress: () => void
}

/** The one button that pays, with the box that must be ticked first where one is needed. */
export function PayAction({
  control,
  totalCents,
  waiting,
  again = false,
  variant = 'fill',
  onPress,
}: PayActionProps) {
  const { money } = useFormats()
  return (
    <>
      <PayBox control={control} />
      <Button
        size="lg"
        wide
        variant={variant}
        pending={control.sending || waiting}
        onClick={onPress}
      >
        <FormattedMessage
          id={again ? 'checkout.pay.submitAgain' : 'checkout.pay.submit'}
          values={{ total: money(totalCents) }}
        />
      </Button>
    </>
  )
}
