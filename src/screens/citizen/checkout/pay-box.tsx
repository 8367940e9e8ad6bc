import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import type { PaymentControl } from './use-payment'

/**
 * A box to tick before the next press: our own challenge, or the confirmation of a second payment.
 * It is above the button, so that it is visible at any scroll position.
 */
export function PayBox({ control }: { control: PaymentControl }) {
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
