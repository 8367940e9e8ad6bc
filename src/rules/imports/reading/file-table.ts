import { importLimits } from '@/contract/imports/imports'
import type { FileFacts } from './file-facts'
import { openTable } from './open-table'
import { UnreadableFile } from './unreadable-file'

/** How many rows of data are shown beside the choice of columns. */
const mostSamples = 3

/** Reads a file through once. `onRecords` is told how many there are so far. */
export async function factsOf(
  file: File,
  sheet: string | null,
  onRecords: (count: number) => void = () => undefined,
): Promise<FileFacts> {
  const bytes = await bytesOf(file)
  const hash = hashOf(bytes)
  const table = await openTable(bytes, sheet)
  const first: string[][] = []
  let count = 0
  for await (const records of table.records()) {
    if (first.length <= mostSamples) first.push(...records.slice(0, mostSamples + 1 - first.length))
    count += records.length
    onRecords(count)
  }
  const [headings, ...samples] = first
  if (!headings) throw new UnreadableFile({ problem: 'empty' })
  if (count === 1) throw new UnreadableFile({ problem: 'header-only', headings })
  const { format, dialect, sheets, sheet: chosen } = table
  return {
    name: file.name,
    size: file.size,
    hash: await hash,
    format,
    dialect,
    sheets,
    sheet: chosen,
    headings,
    rows: count - 1,
    samples,
    is_misnamed: isMisnamed(file.name, format),
  }
}

/** The rows of data from the place `from` on, `rowsAtOnce` at a time. */
export async function* rowsOf(
  file: File,
  facts: Pick<FileFacts, 'hash' | 'sheet'>,
  { from, rowsAtOnce }: { readonly from: number; readonly rowsAtOnce: number },
): AsyncGenerator<{ readonly rows: string[][]; readonly from: number }> {
  const bytes = await bytesOf(file)
  if ((await hashOf(bytes)) !== facts.hash) throw new UnreadableFile({ problem: 'unreadable' })
  const table = await openTable(bytes, facts.sheet)
  /** The first record is none of them. */
  let passing = from + 1
  let next = from
  let rows: string[][] = []
  for await (const records of table.records()) {
    const passed = Math.min(passing, records.length)
    passing -= passed
    for (let at = passed; at < records.length;) {
      const some = records.slice(at, at + rowsAtOnce - rows.length)
      at += some.length
      rows.push(...some)
      if (rows.length < rowsAtOnce) continue
      yield { rows, from: next }
      next += rows.length
      rows = []
    }
  }
  if (rows.length > 0) yield { rows, from: next }
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes: most } = importLimits
  if (file.size > most) throw new UnreadableFile({ problem: 'too-large', size: file.size, most })
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new UnreadableFile({ problem: 'unreadable' })
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isMisnamed(name: string, format: FileFacts['format']): boolean {
  const ending = /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''
  const others = format === 'csv' ? ['xlsx', 'xlsm', 'xls'] : ['csv', 'txt', 'tsv']
  return others.includes(ending)
}
