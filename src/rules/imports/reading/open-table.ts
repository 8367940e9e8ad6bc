import { contentOf } from './content'
import { csvRecords } from './csv-records'
import { dialectOf } from './dialect'
import type { Dialect } from './file-facts'
import { boundedRecords } from './records'
import type { Table } from './table'
import { UnreadableFile } from './unreadable-file'

/** `sheet`: null is the first one. Throws an `UnreadableFile`. */
export async function openTable(bytes: Uint8Array, sheet: string | null): Promise<Table> {
  if (bytes.length === 0) throw new UnreadableFile({ problem: 'empty' })
  const content = contentOf(bytes)
  switch (content.kind) {
    case 'text':
      return textTable(bytes, dialectOf(bytes, content.encoding))
    case 'zip': {
      const { openWorkbook } = await import('./xlsx/open-workbook')
      return openWorkbook(bytes, sheet)
    }
    case 'ole':
      throw new UnreadableFile(oleProblem(bytes))
    case 'binary':
      throw new UnreadableFile({ problem: 'binary', content: content.content })
  }
}

const textTable = (bytes: Uint8Array, dialect: Dialect): Table => ({
  format: 'csv',
  dialect,
  sheets: [],
  sheet: null,
  records: () => boundedRecords(csvRecords(bytes, dialect)),
})

/** By the names of its streams, which stand in it as UTF-16. */
function oleProblem(bytes: Uint8Array) {
  const text = new TextDecoder('utf-16le').decode(bytes)
  if (text.includes('EncryptedPackage')) return { problem: 'encrypted' } as const
  return /Workbook|Book/u.test(text)
    ? ({ problem: 'old-xls' } as const)
    : ({ problem: 'binary', content: 'other' } as const)
}
