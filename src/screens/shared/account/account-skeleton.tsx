import { chakra } from '@chakra-ui/react/styled-system'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { SummaryLayout } from '@/ui/layout/summary-layout'

/** An account while it loads. */
export function AccountSkeleton() {
  return (
    <Skeleton>
      <SummaryLayout
        summary={
          <Card padded display="flex" gap="6" minHeight="7.25rem">
            {['a', 'b', 'c'].map((tile) => (
              <chakra.div key={tile} flex="1">
                <Bone width="60%" height="3" />
                <Bone width="90%" height="6" mt="3" />
              </chakra.div>
            ))}
          </Card>
        }
        choose={
          <Card padded display="flex" flexDirection="column" gap="3">
            <Bone width="60%" height="6" />
            <Bone height="3.125rem" borderRadius="control" />
            <Bone height="control" borderRadius="control" />
          </Card>
        }
        details={
          <Card padded>
            <Bone height="5" width="30%" mb="5" />
            {['a', 'b', 'c', 'd'].map((row) => (
              <Bone key={row} mb="4" />
            ))}
          </Card>
        }
        side={
          <Card padded>
            <Bone height="5" width="50%" mb="4" />
            <Bone mb="2" />
            <Bone width="70%" />
          </Card>
        }
      />
    </Skeleton>
  )
}
