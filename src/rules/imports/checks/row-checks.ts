import type { RowCells } from '@/rules/imports/row-cells'

/** Checks within a row and between rows that several kinds share. */

/** The sum of the parts, of which some are taken away; an empty cell is 0. */
export function checkSum(
  cells: RowCells,
  total: string,
  { plus, minus = [] }: { readonly plus: readonly string[]; readonly minus?: readonly string[] },
): void {
  let sum = 0
  for (const column of plus) sum += cells.number(column) ?? 0
  for (const column of minus) sum -= cells.number(column) ?? 0
  const named = cells.number(total)
  const hasAll = [...plus, ...minus].every((column) => cells.number(column) !== undefined)
  if (hasAll && typeof named === 'number' && named !== sum) {
    cells.refuse(total, 'E016', { other_cents: sum })
  }
}

/** Days that follow each other; the later one is wrong. Empty cells are passed over. */
export function checkOrder(cells: RowCells, columns: readonly string[]): void {
  let earlier: string | null = null
  for (const column of columns) {
    const day = cells.text(column)
    if (typeof day !== 'string') continue
    if (earlier !== null && day < earlier) cells.refuse(column, 'E017', { hint: earlier })
    else earlier = day
  }
}

/** Whether a key is the first of its kind in the file; the row of each is remembered. */
export function createKeys(column: string) {
  const rows = new Map<string, number>()
  return (cells: RowCells, ...parts: readonly (string | number)[]): boolean => {
    const key = parts.join('\n')
    const first = rows.get(key)
    if (first === undefined) {
      rows.set(key, cells.row)
      return true
    }
    cells.refuse(column, 'E006', { other_row: first })
    return false
  }
}
