import '@/ui/feedback/bones.css'
import './rows-skeleton.css'

interface RowsSkeletonProps {
  rows: number
  /** With a column of checkboxes. */
  checks?: boolean
}

/** The skeleton of a `DataTable`'s rows: columns, and on a phone two lines. In a `Skeleton`. */
export function RowsSkeleton({ rows, checks = false }: RowsSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className="row-bones">
      {checks && <span className="bone" data-bone="check" />}
      <span className="bone" data-bone="main" />
      <span
        className="bone"
        data-bone="who"
        style={{ width: `${widths[row % widths.length]}rem` }}
      />
      <span className="bone" data-bone="status" />
      <span className="bone" data-bone="end" />
    </div>
  ))
}

/** Bones of different lengths, like words. */
const widths = [8, 6, 9, 7]
