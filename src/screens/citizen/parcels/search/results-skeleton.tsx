import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '@/ui/layout/card'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'

/** The skeleton of the list of bills. */
export function ResultsSkeleton() {
  return (
    <Card overflow="hidden">
      <Skeleton>
        <chakra.div px={{ base: '4', sm: '5.5' }} py="1.5625rem">
          <Bone width="6rem" />
        </chakra.div>
        <RowsSkeleton rows={5} checks />
      </Skeleton>
    </Card>
  )
}
