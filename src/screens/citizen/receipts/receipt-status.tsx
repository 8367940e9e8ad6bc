import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/receipts'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { plainDateIn } from '@/rules/time/dates'
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

/** What kind of paper this is, as its heading says it. */
export function ReceiptTitle({ status }: Pick<Receipt, 'status'>) {
  return <FormattedMessage id={titles[status]} />
}

/** What the heading means for the money; a receipt that is one needs no more words. */
export function ReceiptStatusNotice({ receipt }: { receipt: Receipt }) {
  const { money } = useFormats()
  const ended = useDay(receipt.ended_at ?? receipt.at)
  const amount = <b>{money(receipt.refunded_cents)}</b>
  switch (receipt.status) {
    case 'approved':
      return null
    case 'pending':
      return (
        <Banner tone="due">
          <FormattedMessage id="receipts.page.pendingText" />
        </Banner>
      )
    case 'voided':
      return (
        <Banner tone="late">
          <FormattedMessage id="receipts.page.voidedText" values={{ date: ended }} />
        </Banner>
      )
    case 'refunded':
      return (
        <Banner tone="info">
          <FormattedMessage id="receipts.page.refundedText" values={{ amount }} />
        </Banner>
      )
    case 'part-refunded':
      return (
        <Banner tone="info">
          <FormattedMessage
            id="receipts.page.partRefundedText"
            values={{ amount, total: money(receipt.total_cents) }}
          />
        </Banner>
      )
    case 'returned':
      return (
        <Banner tone="late">
          <p>
            <FormattedMessage id="receipts.page.returnedText" values={{ date: ended }} />
          </p>
          {receipt.return_code !== null && <ReturnReason code={receipt.return_code} />}
        </Banner>
      )
  }
}

/** The reasons that a bank gives for most e-checks that come back. */
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
