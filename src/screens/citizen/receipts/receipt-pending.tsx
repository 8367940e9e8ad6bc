import { Card } from '@/ui/layout/card'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'

/** The skeleton of a receipt. */
export function ReceiptPending() {
  return (
    <Skeleton>
      <Card padded maxWidth="48rem" minHeight="30rem">
        <Bone width="50%" height="5" />
        <Bone width="70%" mt="2" />
        <Bone width="30%" height="9" mt="6" />
        <Bone height="20" mt="6" />
        <Bone height="24" mt="6" />
      </Card>
    </Skeleton>
  )
}
