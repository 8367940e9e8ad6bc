import { importLimits } from '@/contract/imports/imports'
import { withoutMark } from '@/rules/export/formula'
import { csvParser } from './csv-parser'
import { saidDelimiter } from './dialect'
import type { Dialect } from './file-facts'
import { isBlank } from './records'
import { UnreadableFile } from './unreadable-file'

/** In bytes, and about 4,000 records. */
const atOnce = 512 * 1_024

/** In characters of a cell: what is cut off anyway is not searched. */
const searched = importLimits.cell * 2

/** Records of a text file. Their cells are as they were before `withoutFormula` wrote them. */
export function* csvRecords(bytes: Uint8Array, dialect: Dialect): Generator<string[][]> {
  const decoder = new TextDecoder(dialect.encoding)
  const parser = csvParser(dialect)
  let rest = ''
  let size = atOnce
  let width = 0
  let count = 0
  for (let at = 0; at < bytes.length;) {
    const piece = bytes.subarray(at, at + size)
    const isStart = at === 0
    at += piece.length
    const isEnd = at >= bytes.length
    rest += decoder.decode(piece, { stream: true })
    if (isEnd) rest += decoder.decode()
    if (isStart) rest = rest.slice(saidDelimiter(rest)?.length ?? 0)
    const { records, doubtful, end } = parser.parse(rest, isEnd)
    width ||= records.find((record) => !isBlank(record))?.length ?? 0
    for (const { place, isOpen } of doubtful) {
      if (isOpen || !isWhole(records[place] ?? [], width)) {
        const before = records.slice(0, place).filter((record) => !isBlank(record)).length
        throw new UnreadableFile({ problem: 'damaged', record: count + before + 1 })
      }
    }
    for (const record of records) if (!isBlank(record)) count += 1
    if (rest.includes("'")) for (const record of records) removeMarks(record)
    yield records
    rest = rest.slice(end)
    // A record that is longer than a piece is not begun anew for each one.
    size = records.length === 0 ? size * 2 : atOnce
  }
}

/** `"SMITH "BUD" ROY"`: a quote that should be doubled, and has divided nothing. */
const isWhole = (record: readonly string[], width: number): boolean =>
  record.length === width && !record.some((cell) => /[\r\n]/u.test(cell))

function removeMarks(record: string[]): void {
  for (let place = 0; place < record.length; place += 1) {
    const cell = record[place] ?? ''
    if (cell.includes("'")) record[place] = withoutMark(cell.slice(0, searched))
  }
}
