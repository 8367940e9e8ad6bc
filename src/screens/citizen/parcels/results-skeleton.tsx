import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '@/ui/layout/card'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'

const rows = ['a', 'b', 'c', 'd', 'e']

/** The skeleton of the list of bills. */
export function ResultsSkeleton() {
  return (
    <Card overflow="hidden">
      <Skeleton>
        <Line minHeight="4.125rem" alignItems="center">
          <Bone width="6rem" />
        </Line>
        {rows.map((row) => (
          <Line key={row}>
            <Bone boxSize="5" borderRadius="5px" flexShrink="0" />
            <chakra.div flex="1 1 0">
              <Bone width="5.5rem" />
              <Bone width="2.5rem" mt="2" height="3" />
            </chakra.div>
            <chakra.div flex="2 1 0" hideBelow="sm">
              <Bone width="60%" />
              <Bone width="80%" mt="2" height="3" />
            </chakra.div>
            <chakra.div flex="1.5 1 0" hideBelow="sm">
              <Bone width="8rem" height="5" borderRadius="pill" />
            </chakra.div>
            <Bone width="4.5rem" />
          </Line>
        ))}
      </Skeleton>
    </Card>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '6',
    px: { base: '4', sm: '5.5' },
    py: '4',
    minHeight: '4.4375rem',
    '& + &': { borderTop: '1px solid', borderColor: 'line' },
  },
})
