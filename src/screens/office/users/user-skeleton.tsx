import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'

/** The skeleton of the form while the user loads. */
export function UserSkeleton() {
  return (
    <Skeleton>
      <Stack gap="5">
        <Bone height="2.75rem" width="24rem" maxWidth="100%" />
        <Card padded>
          <Bone height="15rem" />
        </Card>
        <Card padded>
          <Bone height="18rem" />
        </Card>
      </Stack>
    </Skeleton>
  )
}
