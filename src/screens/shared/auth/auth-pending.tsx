import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '@/ui/layout/card'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'

/** The skeleton of a form in its card. */
export function AuthPending() {
  return (
    <Skeleton>
      <Card px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }}>
        <Bone height="8" width="10rem" mb="3" />
        <Bone width="16rem" mb="7" />
        <chakra.div display="flex" flexDirection="column" gap="5">
          <Bone height="12" borderRadius="control" />
          <Bone height="12" borderRadius="control" />
          <Bone height="12" borderRadius="control" />
        </chakra.div>
      </Card>
    </Skeleton>
  )
}
