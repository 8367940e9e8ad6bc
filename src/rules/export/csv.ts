import Papa from 'papaparse'
import { isoIn } from '@/rules/time/dates'
import { withoutFormula } from './formula'
import type { ColumnKind, FileColumn, FileRow, FileValue } from './table'

/** CSV files: UTF-8 with its mark, one header row, no totals row (product.md, "Export"). */

/** The only place with this media type, so that all CSV files are written here. */
export const csvType = 'text/csv;charset=utf-8'

/** Marks the file as UTF-8 for spreadsheets. */
const mark = '\uFEFF'

/** A whole file. `zone` applies to instants. */
export function csvOf(columns: readonly FileColumn[], rows: readonly FileRow[], zone: string) {
  return csvHead(columns) + csvRows(columns, rows, zone)
}

/** The beginning of a file. */
export function csvHead(columns: readonly FileColumn[]): string {
  return `${mark}${lines([columns.map(({ head }) => withoutFormula(head))])}`
}

/** Rows of a file, each with its line end. */
export function csvRows(
  columns: readonly FileColumn[],
  rows: readonly FileRow[],
  zone: string,
): string {
  return lines(
    rows.map((row) => columns.map(({ kind }, index) => csvText(kind, row[index] ?? null, zone))),
  )
}

/** Cents as `1234.56`: without currency sign or grouping. */
export function plainAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Also the separators of other locales: a semicolon in half of Europe, a tab in pasted text. */
const mustBeQuoted = /[",;|\t\r\n\v\f\u0085\u2028\u2029]/u

function lines(cells: string[][]): string {
  if (cells.length === 0) return ''
  const quotes = (cell: unknown) => typeof cell === 'string' && mustBeQuoted.test(cell)
  return `${Papa.unparse(cells, { newline: '\r\n', quotes })}\r\n`
}

/** Only numbers, dates and instants are written unquoted. */
function csvText(kind: ColumnKind, value: FileValue, zone: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return kind === 'amount' ? plainAmount(value) : String(value)
  if (kind === 'instant' && !Number.isNaN(Date.parse(value))) return isoIn(zone, Date.parse(value))
  return withoutFormula(value)
}
