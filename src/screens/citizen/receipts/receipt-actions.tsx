import { FormattedMessage } from 'react-intl'
import type { ReceiptKey } from '@/api/payments/receipts'
import type { Receipt } from '@/contract/payments/receipts'
import { SiteLink } from '@/screens/shared/merchant/site-link'
import { TextLink } from '@/ui/action/text-link'
import { ReceiptIcon } from '@/ui/display/icons'
import { SideCard } from '@/ui/layout/side-card'
import { ReceiptEmail } from './receipt-email'
import { SaveBillSlot } from './save-bill-slot'

interface ReceiptActionsProps {
  of: ReceiptKey
  receipt: Receipt
}

/** Besides the next step: send it again, look at the bill, save what it is about. */
export function ReceiptActions({ of, receipt }: ReceiptActionsProps) {
  const [bill, another] = receipt.bills
  const only = another === undefined ? bill : undefined
  const hasEmail = receipt.email_masked !== null || receipt.other_address
  return (
    <>
      {(hasEmail || only !== undefined) && (
        <SideCard sticky={false} title={<FormattedMessage id="receipts.actions.heading" />}>
          {hasEmail && <ReceiptEmail of={of} receipt={receipt} />}
          {only !== undefined && (
            <TextLink asChild row minHeight="control">
              <SiteLink
                merchant={receipt.merchant?.sub_domain ?? null}
                at={{
                  to: '/overview-parcel/$parcelId/$year/$department_id',
                  params: {
                    parcelId: only.parcel_id,
                    year: String(only.year),
                    department_id: only.department_id,
                  },
                }}
              >
                <ReceiptIcon />
                <FormattedMessage id="receipts.actions.bill" />
              </SiteLink>
            </TextLink>
          )}
        </SideCard>
      )}
      <SaveBillSlot receipt={receipt} />
    </>
  )
}
