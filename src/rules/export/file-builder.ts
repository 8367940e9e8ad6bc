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

function csvBuilder({ columns, zone }: FileSetup): FileBuilder {
  const parts = [csvHead(columns)]
  return {
    add: (rows) => {
      parts.push(csvRows(columns, rows, zone))
    },
    finish: () => Promise.resolve(new Blob(parts, { type: csvType })),
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
