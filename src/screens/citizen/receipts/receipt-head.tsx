import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { Receipt } from '@/contract/receipts'
import { useMerchant } from '@/screens/shared/merchant'
import { MerchantMark } from '@/ui/display/merchant-mark'
import { ReceiptStatusNotice, ReceiptTitle } from './receipt-status'

/** The municipality and the receipt's number. */
export function ReceiptHead({ receipt }: { receipt: Receipt }) {
  const merchant = useMerchant()
  return (
    <chakra.header display="flex" flexDirection="column" gap={{ base: '4', sm: '5' }}>
      {merchant && (
        <chakra.div display="flex" gap="3" alignItems="center">
          <MerchantMark name={merchant.name} logo={merchant.logo} />
          <chakra.div minWidth="0">
            <chakra.p fontWeight="semibold">{merchant.name}</chakra.p>
            <chakra.p textStyle="help">
              {merchant.office} · {merchant.address}, {merchant.city}, {merchant.state}{' '}
              {merchant.zip} · {merchant.phone}
            </chakra.p>
          </chakra.div>
        </chakra.div>
      )}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        justifyContent="space-between"
        gap="3"
      >
        <chakra.h1 tabIndex={-1} textStyle="h1">
          <ReceiptTitle status={receipt.status} />
        </chakra.h1>
        <chakra.p textAlign={{ base: 'start', sm: 'end' }}>
          <chakra.span display="block" textStyle="help">
            <FormattedMessage id="receipts.page.confirmation" />
          </chakra.span>
          <chakra.span className="figures" fontSize="lg" fontWeight="semibold">
            {receipt.confirmation}
          </chakra.span>
        </chakra.p>
      </chakra.div>
      <ReceiptStatusNotice receipt={receipt} />
    </chakra.header>
  )
}
