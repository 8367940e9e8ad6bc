import { chakra } from '@chakra-ui/react/styled-system'
import { useParams } from '@tanstack/react-router'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { SummaryLayout } from '@/ui/layout/summary-layout'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'

const rows = ['a', 'b', 'c', 'd', 'e']

/** The skeleton of a bill. Its number is read out; what the bill is called is not known yet. */
export function OverviewParcelPending() {
  const { parcelId = '' } = useParams({ strict: false })
  return (
    <>
      <PageHeading
        back={<Bone width="9rem" mt="1" mb="3" />}
        title={
          <>
            <span className="sr-only">{parcelId}</span>
            <Bone as="span" display="block" width="16rem" maxWidth="100%" height="8" my="1" />
          </>
        }
        subtitle={<Bone width="26rem" maxWidth="100%" my="1" />}
      />
      <BillSkeleton />
    </>
  )
}

function BillSkeleton() {
  return (
    <Skeleton>
      <SummaryLayout
        summary={
          <Card padded display="flex" gap="6" minHeight="7.25rem">
            {['a', 'b', 'c', 'd'].map((tile) => (
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
            <Bone height="4.75rem" borderRadius="card" />
            <Bone height="4.75rem" borderRadius="card" />
            <Bone height="3.125rem" borderRadius="control" />
          </Card>
        }
        details={
          <Card>
            {rows.map((row) => (
              <chakra.div key={row} display="flex" justifyContent="space-between" px="5.5" py="4">
                <Bone width="10rem" />
                <Bone width="5rem" />
              </chakra.div>
            ))}
          </Card>
        }
      />
    </Skeleton>
  )
}
