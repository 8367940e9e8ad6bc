import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { MenuAction } from '@/ui/overlay/action-menu'

/** One column of a list. The order of the array is the order on the screen. */
export interface ListColumn<Row extends RowData> {
  /** Also the name for sorting and for the stored choice of columns. */
  readonly id: string
  readonly header: string
  cell(this: void, row: Row): ReactNode
  /**
   * `main` names the row and holds its link: one per list. `money` and `number` are right-aligned.
   * `action` holds buttons, and its header is for screen readers. Default `text`.
   */
  readonly kind?: 'main' | 'text' | 'money' | 'number' | 'date' | 'action'
  readonly sortable?: boolean
  /** The reader may hide it; default true, except for `main` and `action`. */
  readonly hideable?: boolean
  /** Hidden until the reader chooses it. */
  readonly hidden?: boolean
  /** A line below the row's name instead of a column of its own; in folded rows by `phone`. */
  readonly under?: boolean
  /** In the totals row. */
  readonly total?: ReactNode
  /** On wide screens: in rem, and the column gets no narrower; or a share of the list. */
  readonly width?: number | `${number}%`
  /**
   * Its place in a folded row, on a phone or in a narrow window. Two lines per row: `main` with `end` at its right, below them `who` with
   * `status` at its right, `note` below where it is not empty; at most one column each. `line` shows
   * after its header below them, `fold` (the default) does on demand, `none` never.
   */
  readonly phone?: 'end' | 'who' | 'status' | 'note' | 'line' | 'fold' | 'none'
}

/** The other parts of each row. */
export interface RowParts<Row extends RowData> {
  /** The row's name for screen readers: "Actions for Ann Miller". */
  rowName(this: void, row: Row): string
  /** Makes the main cell the row's link: `(row, content) => <Link to="…">{content}</Link>`. */
  link?(this: void, row: Row, content: ReactNode): ReactNode
  /** The row's menu; without items there is none. */
  actions?(this: void, row: Row): readonly MenuAction[]
}

export interface SortState {
  readonly column: string
  readonly descending: boolean
}

/** The first press sorts amounts, numbers and dates descending. */
export function beginsDescending<Row extends RowData>({ kind }: ListColumn<Row>): boolean {
  return kind === 'money' || kind === 'number' || kind === 'date'
}

export function isHideable<Row extends RowData>({ kind, hideable }: ListColumn<Row>): boolean {
  return hideable ?? (kind !== 'main' && kind !== 'action')
}

/** The shown columns: as declared, then as chosen. Unknown ids in a choice are ignored. */
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

/** The data attributes for the frame's recipe. */
export function cellMarks<Row extends RowData>({
  kind = 'text',
  phone = 'fold',
  width,
}: ListColumn<Row>) {
  return {
    'data-kind': kind,
    'data-phone': kind === 'main' ? 'main' : phone,
    // Its head says how wide it is.
    ...(typeof width === 'number' && { 'data-width': '' }),
  }
}

/** What a column takes at least, in rem, unless it says so itself. */
const usualWidths = { main: 9.5, text: 7, money: 6.5, number: 5.5, date: 8, action: 5 } as const

/** The shown columns that stand side by side, and those that are lines below the row's name. */
export function splitUnder<Row extends RowData>(
  shown: readonly ListColumn<Row>[],
  isFolded: boolean,
): { own: readonly ListColumn<Row>[]; under: readonly ListColumn<Row>[] } {
  if (isFolded) return { own: shown, under: [] }
  return {
    own: shown.filter(({ under }) => under !== true),
    under: shown.filter(({ under }) => under === true),
  }
}

/** The width below which columns do not fit side by side, in rem. */
export function widthOf<Row extends RowData>(columns: readonly ListColumn<Row>[]): number {
  return columns.reduce(
    (sum, { width, kind = 'text' }) =>
      sum + (typeof width === 'number' ? width : usualWidths[kind]),
    0,
  )
}
