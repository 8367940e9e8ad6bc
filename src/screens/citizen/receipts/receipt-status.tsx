import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/receipts'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { plainDateIn } from '@/rules/time/dates'
import { paymentStatusLooks } from '@/screens/shared/payment-status'
import { useTimeZone } from '@/screens/shared/time-zone'
import { Banner } from '@/ui/feedback/banner'

const titles: Readonly<Record<Receipt['status'], MessageId>> = {
  approved: 'receipts.page.receipt',
  pending: 'receipts.page.pending',
  voided: 'receipts.page.voided',
  refunded: 'receipts.page.refunded',
  'part-refunded': 'receipts.page.partRefunded',
  returned: 'receipts.page.returned',
}

/** The heading, which names the kind of receipt. */
export function ReceiptTitle({ status }: Pick<Receipt, 'status'>) {
  return <FormattedMessage id={titles[status]} />
}

/** What the status means for the money; a plain receipt needs no such text. */
export function ReceiptStatusNotice({ receipt }: { receipt: Receipt }) {
  const { money } = useFormats()
  const ended = useDay(receipt.ended_at ?? receipt.at)
  const amount = <b>{money(receipt.refunded_cents)}</b>
  switch (receipt.status) {
    case 'approved':
      return null
    case 'pending':
      return (
        <StatusBanner status={receipt.status}>
          <FormattedMessage id="receipts.page.pendingText" />
        </StatusBanner>
      )
    case 'voided':
      return (
        <StatusBanner status={receipt.status}>
          <FormattedMessage id="receipts.page.voidedText" values={{ date: ended }} />
        </StatusBanner>
      )
    case 'refunded':
      return (
        <StatusBanner status={receipt.status}>
          <FormattedMessage id="receipts.page.refundedText" values={{ amount }} />
        </StatusBanner>
      )
    case 'part-refunded':
      return (
        <StatusBanner status={receipt.status}>
          <FormattedMessage
            id="receipts.page.partRefundedText"
            values={{ amount, total: money(receipt.total_cents) }}
          />
        </StatusBanner>
      )
    case 'returned':
      return (
        <StatusBanner status={receipt.status}>
          <p>
            <FormattedMessage id="receipts.page.returnedText" values={{ date: ended }} />
          </p>
          {receipt.return_code !== null && <ReturnReason code={receipt.return_code} />}
        </StatusBanner>
      )
  }
}

interface StatusBannerProps extends Pick<Receipt, 'status'> {
  children: ReactNode
}

/** The status's tone; a notice has no plain tone. */
function StatusBanner({ status, children }: StatusBannerProps) {
  const { tone } = paymentStatusLooks[status]
  return <Banner tone={tone === 'plain' || tone === 'brand' ? 'info' : tone}>{children}</Banner>
}

/** The most frequent reasons for which a bank returns an e-check. */
const reasons: Readonly<Record<string, MessageId>> = {
  R01: 'receipts.return.r01',
  R02: 'receipts.return.r02',
  R03: 'receipts.return.r03',
  R04: 'receipts.return.r04',
  R08: 'receipts.return.r08',
  R10: 'receipts.return.r10',
}

function ReturnReason({ code }: { code: string }) {
  return (
    <p>
      <FormattedMessage
        id="receipts.page.returnReason"
        values={{
          code,
          reason: <FormattedMessage id={reasons[code] ?? 'receipts.return.other'} />,
        }}
      />
    </p>
  )
}

function useDay(at: string): string {
  const { date } = useFormats()
  return date(plainDateIn(useTimeZone(), Date.parse(at)))
}
