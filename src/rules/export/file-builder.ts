import { csvHead, csvRows, csvType } from './csv'
import type { FileColumn, FileFact, FileFormat, FileRow } from './table'

export interface FileSetup {
  readonly format: FileFormat
  readonly columns: readonly FileColumn[]
  /** The municipality's time zone, for instants. */
  readonly zone: string
  /** The names of the sheets of an XLSX file. */
  readonly sheets: { readonly rows: string; readonly about: string }
}

/** Collects rows and makes one file of them. */
export interface FileBuilder {
  add(rows: readonly FileRow[]): void
  finish(facts: readonly FileFact[]): Promise<Blob>
}

export function fileBuilder(setup: FileSetup): FileBuilder {
  return setup.format === 'csv' ? csvBuilder(setup) : xlsxBuilder(setup)
}

/** In characters. */
const longestText = 1_000_000

function csvBuilder({ columns, zone }: FileSetup): FileBuilder {
  // The browser keeps blobs outside the memory of scripts, however long the file becomes.
  const written: Blob[] = []
  let text = csvHead(columns)
  const write = () => {
    written.push(new Blob([text]))
    text = ''
  }
  return {
    add: (rows) => {
      text += csvRows(columns, rows, zone)
      if (text.length > longestText) write()
    },
    finish: () => {
      write()
      return Promise.resolve(new Blob(written, { type: csvType }))
    },
  }
}

function xlsxBuilder(setup: FileSetup): FileBuilder {
  const rows: FileRow[] = []
  return {
    add: (more) => {
      for (const row of more) rows.push(row)
    },
    finish: async (facts) => {
      const { xlsxOf } = await import('./xlsx')
      return xlsxOf({ ...setup, rows, facts })
    },
  }
}
