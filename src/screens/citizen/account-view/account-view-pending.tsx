import { chakra } from '@chakra-ui/react/styled-system'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '@/ui/layout/card'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'

const route = getRouteApi('/_public/account-view/$id/$account/$client/$department')

/** The skeleton of the page while its route and messages load. */
export function AccountViewPending() {
  return (
    <>
      <PageHeading title={route.useParams().account} />
      <AccountSkeleton />
    </>
  )
}

export function AccountSkeleton() {
  return (
    <Skeleton>
      <Columns
        side={
          <Card padded>
            <Bone height="5" width="50%" mb="4" />
            <Bone mb="2" />
            <Bone width="70%" />
          </Card>
        }
      >
        <Card padded>
          <chakra.div display="flex" flexWrap="wrap" gap="6">
            {['a', 'b', 'c'].map((tile) => (
              <div key={tile}>
                <Bone width="6rem" mb="2" />
                <Bone width="8rem" height="7" />
              </div>
            ))}
          </chakra.div>
        </Card>
        <Card padded>
          <Bone height="5" width="30%" mb="5" />
          {['a', 'b', 'c', 'd'].map((row) => (
            <Bone key={row} mb="4" />
          ))}
        </Card>
      </Columns>
    </Skeleton>
  )
}
