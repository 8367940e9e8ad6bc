import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { ReceiptMerchant } from './receipt-head'
import { Sheet } from './receipt-sheet'

/** The shape of a receipt's page, with the head that is known already. */
export function ReceiptPending() {
  return (
    <Skeleton>
      <Columns
        side={
          <Card padded>
            <Bone width="60%" height="6" />
            <Bone height="5" mt="5" />
            <Bone height="5" mt="5" />
          </Card>
        }
      >
        <Card padded minHeight="22rem">
          <Bone width="50%" height="10" mt="1" />
          <Bone width="70%" mt="3" />
          <Bone height="9" mt="8" />
          <Bone height="9" mt="4" />
          <Bone height="9" mt="4" />
          <Bone width="40%" height="11" mt="6" />
        </Card>
        <Sheet as="div" minHeight="30rem">
          <ReceiptMerchant />
          <chakra.p mt={{ base: '4', sm: '5' }} fontSize="2xl" lineHeight="1.25" fontWeight="bold">
            <FormattedMessage id="shell.title.receipt" />
          </chakra.p>
          <Bone height="20" mt="8" />
          <Bone height="24" mt="6" />
        </Sheet>
      </Columns>
    </Skeleton>
  )
}
