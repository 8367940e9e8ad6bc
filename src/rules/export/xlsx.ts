import type { Cell, SheetData } from 'write-excel-file/universal'
import writeXlsxFile from 'write-excel-file/universal'
import { isoIn } from '@/rules/time/dates'
import type { ColumnKind, FileColumn, FileFact, FileRow, FileValue } from './table'

/**
 * XLSX files: the rows on the first sheet; totals and filters on the second (product.md, "Export").
 * Text cells have the type text, so formulas never run and zeros stay.
 */

/** Excel repairs a file with longer cells. */
const longestCell = 32_767

export interface XlsxFile {
  readonly columns: readonly FileColumn[]
  readonly rows: readonly FileRow[]
  readonly zone: string
  /** The names of the two sheets. */
  readonly sheets: { readonly rows: string; readonly about: string }
  /** The lines of the second sheet. */
  readonly facts: readonly FileFact[]
}

export function xlsxOf({ columns, rows, zone, sheets, facts }: XlsxFile): Promise<Blob> {
  const head = columns.map((column) => bold(column.head))
  const data: SheetData = [head]
  for (const row of rows) {
    data.push(columns.map(({ kind }, index) => xlsxCell(kind, row[index] ?? null, zone)))
  }
  const about = facts.map(({ label, kind, value }) => [bold(label), xlsxCell(kind, value, zone)])
  const names = sheetNames(sheets)
  return writeXlsxFile([
    {
      data,
      sheet: names.rows,
      stickyRowsCount: 1,
      columns: columns.map(({ head: text, kind }) => ({ width: widthOf(kind, text) })),
    },
    { data: about, sheet: names.about, columns: [{ width: 28 }, { width: 36 }] },
  ]).toBlob()
}

function xlsxCell(kind: ColumnKind, value: FileValue, zone: string): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'number') {
    return kind === 'amount'
      ? { value: value / 100, type: Number, format: '#,##0.00' }
      : { value, type: Number, format: '0' }
  }
  const time = Date.parse(value)
  if (kind === 'date' && !Number.isNaN(time)) {
    return { value: new Date(time), type: Date, format: 'yyyy-mm-dd' }
  }
  if (kind === 'instant' && !Number.isNaN(time)) {
    // A cell has no zone: it gets the municipality's local time.
    const onTheClock = `${isoIn(zone, time).slice(0, 19)}Z`
    return { value: new Date(onTheClock), type: Date, format: 'yyyy-mm-dd hh:mm:ss' }
  }
  // With the text format it stays text when it is edited.
  return { value: cellText(value), type: String, format: '@' }
}

const bold = (text: string): Cell => ({ value: cellText(text), type: String, fontWeight: 'bold' })

function cellText(text: string): string {
  const written = text
    .slice(0, longestCell)
    // `_x0041_` in a cell is read as the letter A, so its underscore is escaped.
    .replaceAll(/_(?=x[\dA-F]{4}_)/giu, '_x005F_')
  // The library keeps texts in a plain object, where names like `toString` are found without being
  // added.
  return written in {} ? `${written} ` : written
}

/** In characters: the usual maximum of each kind. */
function widthOf(kind: ColumnKind, head: string): number {
  const usual = { text: 20, amount: 14, count: 10, date: 12, instant: 20 }[kind]
  return Math.max(usual, Math.min(head.length + 2, 40))
}

/** Excel refuses some characters, more than 31 characters, and duplicate names. */
function sheetNames({ rows, about }: XlsxFile['sheets']): XlsxFile['sheets'] {
  const [first, second] = [sheetName(rows), sheetName(about)]
  const same = first.toLowerCase() === second.toLowerCase()
  return { rows: first, about: same ? `${second.slice(0, 29)} 2` : second }
}

const sheetName = (text: string): string =>
  text
    .replaceAll(/[[\]/\\:*?']/gu, ' ')
    .trim()
    .slice(0, 31) || '-'
