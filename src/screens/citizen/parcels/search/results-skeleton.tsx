import { Skeleton } from '@/ui/feedback/skeleton'
import '@/ui/layout/card.css'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'
import './results-table.css'

/** The skeleton of the list of bills. */
export function ResultsSkeleton() {
  return (
    <div className="card results">
      <Skeleton>
        <div className="results-head">
          <span className="bone" style={{ width: '6rem' }} />
        </div>
        <RowsSkeleton rows={5} checks />
      </Skeleton>
    </div>
  )
}
