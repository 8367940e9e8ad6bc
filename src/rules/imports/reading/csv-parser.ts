import Papa from 'papaparse'
import type { Dialect } from './file-facts'

interface Parsed {
  readonly records: string[][]
  /** Records whose quotes are not as they should be. */
  readonly doubtful: readonly { readonly place: number; readonly isOpen: boolean }[]
  /** Where the record begins that did not end. */
  readonly end: number
}

interface CsvParser {
  /** Unless it is the text's end, its last record may go on and is left out. */
  parse(text: string, isEnd: boolean): Parsed
}

/** Papa Parse's own loop, which also says where it is: its public function takes whole files only. */
export function csvParser({ delimiter, newline }: Omit<Dialect, 'encoding'>): CsvParser {
  const parser = new Papa.Parser({ delimiter, newline })
  return {
    parse: (text, isEnd) => {
      const result: unknown = parser.parse(text, 0, !isEnd)
      if (!isResult(result)) throw new TypeError('Papa Parse has answered something else')
      const { data: records, errors, meta } = result
      // Without this the line ends `\r\n` and `\n` could not stand in one file.
      if (newline === '\n') for (const record of records) dropReturn(record)
      const doubtful = errors
        .map(({ row, code }) => ({ place: row, isOpen: code === 'MissingQuotes' }))
        .filter(({ place }) => place < records.length)
      return { records, doubtful, end: meta.cursor }
    },
  }
}

function dropReturn(record: string[]): void {
  const last = record.at(-1)
  if (last?.endsWith('\r') === true) record[record.length - 1] = last.slice(0, -1)
}

interface PapaResult {
  readonly data: string[][]
  readonly errors: readonly { readonly row: number; readonly code: string }[]
  readonly meta: { readonly cursor: number }
}

const isResult = (result: unknown): result is PapaResult =>
  typeof result === 'object' && result !== null && 'data' in result && 'meta' in result
