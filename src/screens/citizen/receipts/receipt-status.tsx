import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/payments/receipts'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { netCents } from '@/rules/payments/receipt-finish'
import { plainDateIn } from '@/rules/time/dates'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { ownValue } from '@/rules/own-value'

/** Beside the record's heading, in the word that the office's lists and the history have. */
export function ReceiptStatusPill({ receipt }: { receipt: Receipt }) {
  const { status, posted, return_code: code } = receipt
  return (
    <PaymentStatusPill status={status === 'approved' && posted ? 'posted' : status} code={code} />
  )
}

/** What the status means for the money. */
export function ReceiptStatusText({ receipt }: { receipt: Receipt }) {
  const { money, date } = useFormats()
  const ended = useDay(receipt.ended_at ?? receipt.at)
  const amount = money(receipt.refunded_cents)
  const total = money(receipt.total_cents)
  const keptCents = netCents(receipt)
  switch (receipt.status) {
    case 'approved':
      return (
        <FormattedMessage
          id="receipts.finish.approvedText"
          values={{ date: date(receipt.credit_date) }}
        />
      )
    case 'pending':
      return <FormattedMessage id="receipts.page.pendingText" />
    case 'voided':
      return <FormattedMessage id={voidedText(receipt)} values={{ date: ended }} />
    case 'refunded':
      return keptCents === 0 ? (
        <FormattedMessage id="receipts.page.refundedText" values={{ amount }} />
      ) : (
        <FormattedMessage
          id="receipts.page.refundedNoFeeText"
          values={{ amount, total, fee: money(keptCents) }}
        />
      )
    case 'part-refunded':
      return (
        <FormattedMessage
          id="receipts.page.partRefundedText"
          values={{ amount, total, net: money(keptCents) }}
        />
      )
    case 'returned':
      return (
        <>
          <p>
            <FormattedMessage id="receipts.page.returnedText" values={{ date: ended }} />
          </p>
          {receipt.return_code !== null && <ReturnReason code={receipt.return_code} />}
        </>
      )
  }
}

/** A card and a bank account are not charged; cash and paper checks are in the office's hands. */
function voidedText({ tender }: Receipt): MessageId {
  switch (tender) {
    case 'cash':
      return 'receipts.page.voidedCashText'
    case 'check':
      return 'receipts.page.voidedCheckText'
    case 'card':
    case 'echeck':
      return 'receipts.page.voidedText'
  }
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
      <FormattedMessage id={ownValue(reasons, code) ?? 'receipts.return.other'} values={{ code }} />
    </p>
  )
}

function useDay(at: string): string {
  const { date } = useFormats()
  return date(plainDateIn(useTimeZone(), Date.parse(at)))
}
