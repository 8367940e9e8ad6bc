import { exportPageSize } from '@/contract/list'
import type { FileSetup } from '@/rules/export/file-builder'
import type { FileFact, FileFormat } from '@/rules/export/table'
import { mostXlsxRows } from '@/rules/export/xlsx-limits'
import { type FileWriter, WriterFailure } from './file-writer'
import { fileColumns, fileValues, type ListExport } from './export-types'

/** Rows were added or removed during every attempt. */
export class ListChanged extends Error {
  override readonly name = 'ListChanged'
}

/** More lines than an XLSX file may have. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows'
}

/** The lines of the second sheet besides totals and filters. */
export interface ExportWords {
  /** The sheet's name. */
  readonly about: string
  /** The lines between the totals and the filters. */
  readonly facts: (lines: number) => readonly FileFact[]
}

interface RunOptions<Row> {
  readonly list: ListExport<Row>
  readonly format: FileFormat
  readonly words: ExportWords
  readonly openWriter: (setup: FileSetup) => FileWriter
  readonly onProgress: (done: number, total: number) => void
}

/** The number of restarts after a change of the list. */
const mostRestarts = 2

export interface ExportRun {
  /**
   * Reads the remaining pages and returns the whole file. Rejects with the call's error,
   * `ListChanged`, `TooManyRows` or `WriterFailure`. Called again it continues at the page whose
   * call failed; after the other failures it restarts.
   */
  go(): Promise<Blob>
  /** Stops it for good; the running call rejects. */
  stop(): void
}

/** The rows read so far. */
interface Part {
  readonly writer: FileWriter
  readonly keys: Set<string>
  /** Those of the file: a row may be several. */
  lines: number
  page: number
  /** From the first page. */
  total: number | null
  complete: boolean
  /** Of the last page that was read. */
  totals: readonly FileFact[]
}

export function exportRun<Row>(options: RunOptions<Row>): ExportRun {
  const { list, format, words, openWriter, onProgress } = options
  const abort = new AbortController()
  let part: Part | null = null

  const newPart = (): Part => ({
    writer: openWriter({
      format,
      columns: fileColumns(list),
      zone: list.zone,
      sheets: { rows: list.title, about: words.about },
    }),
    keys: new Set(),
    lines: 0,
    page: 1,
    total: null,
    complete: false,
    totals: [],
  })

  const forget = () => {
    part?.writer.close()
    part = null
  }

  const readPage = async (into: Part) => {
    const {
      data,
      pagination,
      totals = [],
    } = await list.fetchPage({ page: into.page, per_page: exportPageSize }, abort.signal)
    const { total } = pagination
    const lines = data.flatMap((row) => list.linesOf?.(row) ?? [row])
    const most = Math.max(total, into.lines + lines.length)
    if (format === 'xlsx' && most > mostXlsxRows) throw new TooManyRows()
    into.total ??= total
    const keys = data.map((row) => list.rowKey(row))
    if (into.total !== total || keys.some((key) => into.keys.has(key))) throw new ListChanged()
    for (const key of keys) into.keys.add(key)
    into.writer.add(lines.map((line) => fileValues(list, line)))
    into.lines += lines.length
    onProgress(into.keys.size, total)
    into.totals = totals
    into.complete = into.page >= pagination.last_page
    into.page += 1
    if (into.complete && into.keys.size !== total) throw new ListChanged()
  }

  const readOn = async (): Promise<Blob> => {
    abort.signal.throwIfAborted()
    part ??= newPart()
    const current = part
    while (!current.complete) await readPage(current)
    return current.writer.finish([...current.totals, ...words.facts(current.lines), ...list.about])
  }

  return {
    go: async () => {
      for (let restarts = 0; ; restarts += 1) {
        try {
          const file = await readOn()
          forget()
          return file
        } catch (error) {
          // The rows are kept when a call fails, and otherwise dropped.
          if (beginsAnew(error)) forget()
          if (!(error instanceof ListChanged) || restarts === mostRestarts) throw error
        }
      }
    },
    stop: () => {
      abort.abort()
      forget()
    },
  }
}

const beginsAnew = (error: unknown): boolean =>
  [ListChanged, TooManyRows, WriterFailure].some((kind) => error instanceof kind)
