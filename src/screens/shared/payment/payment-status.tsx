import type { ComponentType } from 'react'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { PaymentStatus } from '@/contract/payments/payment-status'
import type { MessageId } from '@/i18n/message-ids'
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DoneIcon,
  RefreshIcon,
  SearchIcon,
} from '@/ui/display/icons'
import { Pill, type PillTone } from '@/ui/display/pill'

interface StatusLook {
  readonly word: MessageId
  readonly tone: PillTone
  readonly Icon: ComponentType
}

/**
 * The table of payment statuses: word, tone and icon, for citizens and the office. A screen that
 * shows it loads the messages `payment-words`.
 */
export const paymentStatusLooks: Readonly<Record<PaymentStatus, StatusLook>> = {
  approved: { word: 'payment-words.status.approved', tone: 'brand', Icon: CheckIcon },
  posted: { word: 'payment-words.status.posted', tone: 'brand', Icon: DoneIcon },
  pending: { word: 'payment-words.status.pending', tone: 'due', Icon: ClockIcon },
  unknown: { word: 'payment-words.status.unknown', tone: 'info', Icon: SearchIcon },
  declined: { word: 'payment-words.status.declined', tone: 'late', Icon: CloseIcon },
  timed_out: { word: 'payment-words.status.timedOut', tone: 'late', Icon: CloseIcon },
  partial: { word: 'payment-words.status.partial', tone: 'late', Icon: CloseIcon },
  not_found: { word: 'payment-words.status.notFound', tone: 'plain', Icon: CloseIcon },
  voided: { word: 'payment-words.status.voided', tone: 'plain', Icon: CloseIcon },
  refunded: { word: 'payment-words.status.refunded', tone: 'info', Icon: RefreshIcon },
  'part-refunded': { word: 'payment-words.status.part-refunded', tone: 'info', Icon: RefreshIcon },
  returned: { word: 'payment-words.status.returned', tone: 'late', Icon: RefreshIcon },
}

/** A status in a word, for filters and files; with the bank's code of a returned e-check. */
export function usePaymentWords(): (status: PaymentStatus, code?: string | null) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    (status, code = null) => {
      const word = formatMessage({ id: paymentStatusLooks[status].word })
      return code === null
        ? word
        : formatMessage({ id: 'payment-words.status.withCode' }, { word, code })
    },
    [formatMessage],
  )
}

interface PaymentStatusPillProps {
  status: PaymentStatus
  /** Of a returned e-check: the bank's code. */
  code?: string | null
}

/** The status of a payment. */
export function PaymentStatusPill({ status, code = null }: PaymentStatusPillProps) {
  const words = usePaymentWords()
  const { tone, Icon } = paymentStatusLooks[status]
  return (
    <Pill tone={tone} icon={<Icon />}>
      {words(status, code)}
    </Pill>
  )
}
