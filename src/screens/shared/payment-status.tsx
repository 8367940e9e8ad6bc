import type { ComponentType } from 'react'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { PaymentStatus } from '@/contract/payment-status'
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
 * shows it loads the messages `payment-status`.
 */
export const paymentStatusLooks: Readonly<Record<PaymentStatus, StatusLook>> = {
  approved: { word: 'payment-status.is.approved', tone: 'brand', Icon: CheckIcon },
  posted: { word: 'payment-status.is.posted', tone: 'brand', Icon: DoneIcon },
  pending: { word: 'payment-status.is.pending', tone: 'due', Icon: ClockIcon },
  unknown: { word: 'payment-status.is.unknown', tone: 'info', Icon: SearchIcon },
  declined: { word: 'payment-status.is.declined', tone: 'late', Icon: CloseIcon },
  timed_out: { word: 'payment-status.is.timedOut', tone: 'late', Icon: CloseIcon },
  partial: { word: 'payment-status.is.partial', tone: 'late', Icon: CloseIcon },
  not_found: { word: 'payment-status.is.notFound', tone: 'plain', Icon: CloseIcon },
  voided: { word: 'payment-status.is.voided', tone: 'plain', Icon: CloseIcon },
  refunded: { word: 'payment-status.is.refunded', tone: 'info', Icon: RefreshIcon },
  'part-refunded': { word: 'payment-status.is.part-refunded', tone: 'info', Icon: RefreshIcon },
  returned: { word: 'payment-status.is.returned', tone: 'late', Icon: RefreshIcon },
}

/** A status in a word, for filters and files; with the bank's code of a returned e-check. */
export function usePaymentWords(): (status: PaymentStatus, code?: string | null) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    (status, code = null) => {
      const word = formatMessage({ id: paymentStatusLooks[status].word })
      return code === null
        ? word
        : formatMessage({ id: 'payment-status.with.code' }, { word, code })
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
