import type { CheckedRow, ImportKind, RowOutcome } from '@/contract/imports/imports'
import type { Books } from '@/rules/imports/books'
import type { GoodRows } from '@/rules/imports/good-rows'
import type { RowCells } from '@/rules/imports/row-cells'

/** What a row that nothing refuses does to the books. */
interface Finding<Kind extends ImportKind> {
  readonly outcome: Exclude<RowOutcome, 'refused'>
  readonly changes: CheckedRow['changes']
  readonly good: GoodRows[Kind]
}

/** The checks of one kind; null: the row is refused, and `cells.issues` says why. */
export type CheckRow<Kind extends ImportKind> = (cells: RowCells) => Finding<Kind> | null

export type CreateKindCheck<Kind extends ImportKind> = (
  books: Books,
  file: {
    /** Whether the file says anything of a column. */
    readonly hasColumn: (column: string) => boolean
  },
) => CheckRow<Kind>
