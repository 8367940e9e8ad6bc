import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/payments/receipts'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { MerchantMark } from '@/ui/display/merchant-mark'
import { NoBreak } from '@/ui/display/no-break'
import { Banner } from '@/ui/feedback/banner'
import { ReceiptStatusPill, ReceiptStatusText } from './receipt-status'

/** The municipality and the receipt's number. */
export function ReceiptHead({ receipt }: { receipt: Receipt }) {
  return (
    <chakra.header display="flex" flexDirection="column" gap={{ base: '4', sm: '5' }}>
      <ReceiptMerchant />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
          <chakra.h2 id="receipt-title" fontSize="2xl" lineHeight="1.25" fontWeight="bold">
            <FormattedMessage id="receipts.page.receipt" />
          </chakra.h2>
          <ReceiptStatusPill receipt={receipt} />
        </chakra.div>
        <p>
          <FormattedMessage
            id="receipts.page.number"
            values={{ confirmation: <span className="figures">{receipt.confirmation}</span> }}
          />
        </p>
      </chakra.div>
      {receipt.part && (
        <Banner>
          <FormattedMessage id="receipts.page.part" />
        </Banner>
      )}
      {receipt.status !== 'approved' && (
        // On the screen the headline above says it.
        <chakra.div display="none" _print={{ display: 'block' }}>
          <ReceiptStatusText receipt={receipt} />
        </chakra.div>
      )}
    </chakra.header>
  )
}

/** Who was paid; known before the receipt is. */
export function ReceiptMerchant() {
  const merchant = useMerchant()
  if (!merchant) return null
  return (
    <chakra.div display="flex" gap="3" alignItems="center">
      <MerchantMark {...merchant} />
      <chakra.div minWidth="0">
        <chakra.p fontWeight="semibold">{merchant.name}</chakra.p>
        <chakra.p textStyle="help">
          {merchant.office} · {merchant.address}, {merchant.city}, {merchant.state} {merchant.zip} ·{' '}
          <NoBreak>{merchant.phone}</NoBreak>
        </chakra.p>
      </chakra.div>
    </chakra.div>
  )
}
