import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '@/ui/layout/card'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { PanelColumns } from './panel-columns'
import { TileGrid } from './tiles'

/** The shape of the numbers. */
export function NumbersSkeleton() {
  return (
    <Skeleton>
      <TileGrid>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Card key={key} px="4" py="4" height="7rem">
            <Bone width="50%" />
            <Bone width="70%" height="1.75rem" mt="3" />
          </Card>
        ))}
      </TileGrid>
      <PanelColumns>
        <Card padded height="23rem">
          <Bone width="9rem" />
          <chakra.div display="flex" alignItems="flex-end" gap="6" height="16rem" mt="6">
            {[40, 65, 30, 85, 55, 70, 45].map((height) => (
              <Bone key={height} flex="1" style={{ height: `${height}%` }} />
            ))}
          </chakra.div>
        </Card>
        <Card padded>
          <Bone width="8rem" />
          <Bone width="100%" mt="6" />
          <Bone width="100%" mt="5" />
          <Bone width="100%" mt="5" />
        </Card>
      </PanelColumns>
    </Skeleton>
  )
}
