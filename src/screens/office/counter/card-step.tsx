import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { last4 } from '@/rules/payments/cards'
import { CardFrame } from '@/screens/shared/payment/card-frame'
import type { CardPressed } from '@/screens/shared/payment/use-card-charge'
import { useCardCharge } from '@/screens/shared/payment/use-card-charge'
import type { Refusal } from '@/screens/shared/payment/refusal'
import { Button } from '@/ui/action/button'
import { LockIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import type { CounterOrder } from './counter-order'
import { Foot, type FootPlace } from './foot'
import { PriceLines } from './price-lines'
import { Refused } from './refused'

interface CardStepProps {
  order: CounterOrder
  refusal: Refusal | null
  sending: boolean
  foot: FootPlace
  onCharge: (card: CardPressed, confirmDuplicate: boolean) => void
  onBack: () => void
}

/** The card, last: its number goes into the processor's own fields and nowhere else. */
export function CardStep({ order, refusal, sending, foot, onCharge, onBack }: CardStepProps) {
  const { money } = useFormats()
  const anyway = refusal?.kind === 'duplicate'
  const fields = useCardCharge(refusal, (card) => onCharge(card, anyway))
  const { entry } = fields
  return (
    <Stack gap="4">
      {refusal !== null && <Refused refusal={refusal} onAnyway={fields.press} />}
      <PriceLines price={order.price} />
      <CardFrame
        fields={fields}
        status={
          sending ? (
            <FormattedMessage id="counter.card.sending" />
          ) : entry.card === null ? null : (
            <FormattedMessage id="counter.card.ready" values={{ last4: last4(entry.card.token) }} />
          )
        }
      />
      <Foot place={foot} totalCents={order.price.total_cents}>
        <Button pending={sending || entry.press === 'waiting'} onClick={fields.press}>
          <FormattedMessage
            id="counter.card.charge"
            values={{ total: money(order.price.total_cents) }}
          />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <FormattedMessage id="counter.card.back" />
        </Button>
      </Foot>
      <chakra.p textStyle="help" display="flex" gap="2" css={{ '--icon-size': '1rem' }}>
        <LockIcon />
        <FormattedMessage id="counter.card.lead" />
      </chakra.p>
    </Stack>
  )
}
