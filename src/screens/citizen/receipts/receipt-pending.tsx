import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'

/** The shape of a receipt's page. */
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
        <Card padded minHeight="30rem">
          <Bone width="30%" height="8" mt="2" />
          <Bone height="20" mt="8" />
          <Bone height="24" mt="6" />
        </Card>
      </Columns>
    </Skeleton>
  )
}
