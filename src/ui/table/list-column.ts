import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { MenuAction } from '@/ui/overlay/action-menu'

/** One column of a list. The order of the array is the order on the screen. */
export interface ListColumn<Row extends RowData> {
  /** Also the name that the list is sorted by, and that a choice of columns is kept under. */
  readonly id: string
  readonly header: string
  cell(this: void, row: Row): ReactNode
  /**
   * `main` names the row and holds its link: one of each list. `money` and `number` stand at the
   * right. `action` holds buttons, and its header is for screen readers. Default `text`.
   */
  readonly kind?: 'main' | 'text' | 'money' | 'number' | 'date' | 'action'
  readonly sortable?: boolean
  /** May be hidden by the reader; default true, except for `main` and `action`. */
  readonly hideable?: boolean
  /** Not shown until the reader chooses it. */
  readonly hidden?: boolean
  /** In the totals row. */
  readonly total?: ReactNode
  /** CSS width on wide screens. */
  readonly width?: string
  /**
   * Where it stands on a phone. Two lines a row: `main` with `end` at its right, under them `who`
   * with `status` at its right; at most one column each. `fold` (the default) is shown under its
   * header on demand, `none` never.
   */
  readonly phone?: 'end' | 'who' | 'status' | 'fold' | 'none'
}

/** What each row has beside its cells. */
export interface RowParts<Row extends RowData> {
  /** What a row is called where it is not seen: "Actions for Ann Miller". */
  rowName(this: void, row: Row): string
  /** Makes the main cell the row's link: `(row, content) => <Link to="…">{content}</Link>`. */
  link?(this: void, row: Row, content: ReactNode): ReactNode
  /** The row's menu; an empty list has none. */
  actions?(this: void, row: Row): readonly MenuAction[]
}

export interface SortState {
  readonly column: string
  readonly descending: boolean
}

/** Amounts, numbers and dates are sorted from the largest at the first press. */
export function beginsDescending<Row extends RowData>({ kind }: ListColumn<Row>): boolean {
  return kind === 'money' || kind === 'number' || kind === 'date'
}

export function isHideable<Row extends RowData>({ kind, hideable }: ListColumn<Row>): boolean {
  return hideable ?? (kind !== 'main' && kind !== 'action')
}

/** Which columns are shown: as declared, then as chosen. Unknown ids in a choice count for nothing. */
export function visibilityOf<Row extends RowData>(
  columns: readonly ListColumn<Row>[],
  chosen: Readonly<Record<string, boolean>>,
): Record<string, boolean> {
  return Object.fromEntries(
    columns.map((column) => {
      const usual = column.hidden !== true
      const wanted = Object.hasOwn(chosen, column.id) ? chosen[column.id] : undefined
      return [column.id, isHideable(column) ? (wanted ?? usual) : true]
    }),
  )
}

/** What the frame's recipe goes by. */
export function cellMarks<Row extends RowData>({ kind = 'text', phone = 'fold' }: ListColumn<Row>) {
  return { 'data-kind': kind, 'data-phone': kind === 'main' ? 'main' : phone }
}
