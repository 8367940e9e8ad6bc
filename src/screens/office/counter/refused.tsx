import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import type { Refusal } from '@/screens/shared/payment/refusal'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'

const words: Readonly<Record<Refusal['kind'], MessageId>> = {
  declined: 'counter.refused.declined',
  timed_out: 'counter.refused.timedOut',
  partial: 'counter.refused.partial',
  too_many: 'counter.refused.tooMany',
  duplicate: 'counter.refused.duplicate',
  quote_changed: 'counter.refused.price',
  // Bill by bill, in place of the form (bills-changed.tsx).
  bill_changed: 'counter.changed.title',
  challenge: 'counter.refused.tooMany',
  // Only payers are blocked.
  blocked: 'counter.refused.notAllowed',
  payments_off: 'counter.refused.off',
  site_off: 'counter.refused.siteOff',
  not_allowed: 'counter.refused.notAllowed',
  bank_account: 'counter.refused.bank',
  card: 'counter.refused.card',
  fields: 'counter.refused.fields',
}

interface RefusedProps {
  refusal: Refusal
  /** Takes it in spite of an earlier equal payment; without, the form is not at hand. */
  onAnyway?: () => void
}

/** Why nothing was charged, for the clerk, who tells the payer. */
export function Refused({ refusal, onAnyway }: RefusedProps) {
  const inUse = refusal.kind === 'fields' && refusal.errors['terminal'] !== undefined
  return (
    <Banner
      tone={refusal.kind === 'duplicate' ? 'due' : 'late'}
      role="alert"
      {...(refusal.kind === 'duplicate' &&
        onAnyway && {
          action: (
            <Button variant="outline" size="sm" onClick={onAnyway}>
              <FormattedMessage id="counter.refused.anyway" />
            </Button>
          ),
        })}
    >
      <FormattedMessage id={inUse ? 'counter.refused.inUse' : words[refusal.kind]} />
    </Banner>
  )
}
