import { FormattedMessage } from 'react-intl'
import { PageHeading } from '@/ui/layout/page-heading'
import { Skeleton } from '@/ui/feedback/skeleton'
import { CardGrid } from './card-grid'
import './department-card.css'

/** The skeleton of the departments page. */
export function DepartmentsPending() {
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="departments.page.heading" />}
        subtitle={
          <span className="wide-only">
            <FormattedMessage id="departments.page.lead" />
          </span>
        }
      />
      <Skeleton>
        <span className="bone" style={{ height: '3.25rem' }} />
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
