import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/receipts'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { Banner } from '@/ui/banner'

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
          <FormattedMessage id="receipts.page.voidedText" />
        </Banner>
      )
    case 'refunded':
    case 'part-refunded':
      return (
        <Banner tone="info">
          <FormattedMessage
            id="receipts.page.refundedText"
            values={{ amount: <b>{money(receipt.refunded_cents)}</b> }}
          />
        </Banner>
      )
    case 'returned':
      return (
        <Banner tone="late">
          <FormattedMessage id="receipts.page.returnedText" />
        </Banner>
      )
  }
}
