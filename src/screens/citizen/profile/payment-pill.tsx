import { FormattedMessage } from 'react-intl'
import type { UserPaymentStatus } from '@/contract/user-payments'
import { CheckIcon, ClockIcon } from '@/ui/display/icons'
import { Pill, type PillTone } from '@/ui/display/pill'

const tones: Record<UserPaymentStatus, PillTone> = {
  paid: 'brand',
  pending: 'info',
  checking: 'due',
  voided: 'plain',
  returned: 'late',
  'part-refunded': 'plain',
  refunded: 'plain',
}

const icons = {
  paid: <CheckIcon />,
  pending: <ClockIcon />,
  checking: <ClockIcon />,
} as const

/** What became of a payment, in the words that a person would say. */
export function PaymentPill({ status }: { status: UserPaymentStatus }) {
  const icon = status === 'paid' || status === 'pending' || status === 'checking'
  return (
    <Pill tone={tones[status]} icon={icon ? icons[status] : undefined}>
      <FormattedMessage id={`account-view.history.is.${status}`} />
    </Pill>
  )
}
