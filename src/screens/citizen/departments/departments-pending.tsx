import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { CardGrid } from './card-grid'

/** The skeleton of the departments page. */
export function DepartmentsPending() {
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="departments.page.heading" />}
        subtitle={
          <chakra.span hideBelow="sm">
            <FormattedMessage id="departments.page.lead" />
          </chakra.span>
        }
      />
      <Skeleton>
        <Bone height="3.25rem" maxWidth="40rem" borderRadius="control" />
        <CardGrid>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <li key={key}>
              <Card padded flex="1" minHeight={{ base: '5rem', sm: '10.5rem' }}>
                <Bone boxSize="10" borderRadius="control" />
                <Bone width="60%" mt="4" />
                <Bone width="80%" mt="2" />
              </Card>
            </li>
          ))}
        </CardGrid>
      </Skeleton>
    </>
  )
}
