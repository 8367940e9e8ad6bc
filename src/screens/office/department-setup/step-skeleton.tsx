import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'

export const stepSkeleton = (
  <Skeleton>
    <Card padded>
      <Bone height="16rem" />
    </Card>
  </Skeleton>
)
