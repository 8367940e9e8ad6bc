import { importLimits } from '@/contract/imports/imports'
import { UnreadableFile } from './unreadable-file'

/** Records of a file in their order, some at a time. */
export type Records = AsyncIterable<string[][]> | Iterable<string[][]>

/** A line without text, or a row of a sheet without any. */
export const isBlank = (record: readonly string[]): boolean =>
  record.every((cell) => cell.trim() === '')

/** Without blank records, and with the bounds that the server has. */
export async function* boundedRecords(records: Records): AsyncGenerator<string[][]> {
  let count = 0
  for await (const some of records) {
    const kept: string[][] = []
    for (const record of some) {
      if (isBlank(record)) continue
      count += 1
      if (count > importLimits.rows + 1) {
        throw new UnreadableFile({ problem: 'too-many-rows', most: importLimits.rows })
      }
      if (record.length > importLimits.columns) throw tooManyColumns(count)
      kept.push(record.some(isLong) ? record.map(cut) : record)
    }
    if (kept.length > 0) yield kept
  }
}

const tooManyColumns = (record: number): UnreadableFile =>
  new UnreadableFile({ problem: 'too-many-columns', most: importLimits.columns, record })

const isLong = (cell: string): boolean => cell.length > importLimits.cell

/** One character more than allowed, so that the check can say so (E009). */
const cut = (cell: string): string => cell.slice(0, importLimits.cell + 1)
