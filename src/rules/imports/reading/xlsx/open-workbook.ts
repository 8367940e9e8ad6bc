import { boundedRecords } from '../records'
import type { Table } from '../table'
import { UnreadableFile } from '../unreadable-file'
import { readNumberFormats } from './number-formats'
import { readSharedStrings } from './shared-strings'
import { sheetRecords } from './sheet-records'
import { openArchive } from './unpack'
import { readWorkbook } from './workbook'

/** A sheet of a workbook as a table. `sheet`: null is the first one. */
export async function openWorkbook(bytes: Uint8Array, sheet: string | null): Promise<Table> {
  const archive = await openArchive(bytes)
  const { sheets, is1904, stringsPart, stylesPart } = await readWorkbook(archive)
  const names = sheets.map(({ name }) => name)
  const chosen = sheet === null ? sheets[0] : sheets.find(({ name }) => name === sheet)
  if (!chosen) {
    throw new UnreadableFile(
      sheet === null
        ? { problem: 'damaged', record: null }
        : { problem: 'no-such-sheet', sheets: names },
    )
  }
  return {
    format: 'xlsx',
    dialect: null,
    sheets: names,
    sheet: chosen.name,
    records: async function* records() {
      const part = archive.part(chosen.part)
      if (!part) throw new UnreadableFile({ problem: 'damaged', record: null })
      const strings = await readSharedStrings(archive, stringsPart)
      const showBy = await readNumberFormats(archive, stylesPart, is1904)
      yield* boundedRecords(sheetRecords(part, { strings, showBy }))
    },
  }
}
