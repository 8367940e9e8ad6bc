import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { PageHeading } from '@/ui/layout/page-heading'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { CardGrid } from './card-grid'
import './department-card.css'

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
        <Bone height="3.25rem" borderRadius="control" />
        <CardGrid>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <li key={key}>
              <div className="department-bones">
                <span className="bone" />
                <span className="bone" />
                <span className="bone" />
              </div>
            </li>
          ))}
        </CardGrid>
      </Skeleton>
    </>
  )
}
