import type { Services } from '@mocks/cloud/services'
import { headingsPlace, type UploadedRows, type UploadPart } from '@mocks/cloud/uploads'
import type { ImportRecord } from '@mocks/world/imports'

/** The rows of an import, as its upload has them. */

type Of = Pick<ImportRecord, 'upload'>

/** What of an upload is asked for with every answer. */
export interface UploadSketch {
  /** null: they are gone. */
  readonly headings: readonly string[] | null
  readonly firstRows: UploadedRows
  /** The places of its parts, in order, and how many rows they are. */
  readonly parts: readonly { readonly from: number; readonly count: number }[]
}

const empty: UploadSketch = { headings: null, firstRows: [], parts: [] }
const sampleRows = 5

/** By upload: an answer of a write is made at once, and cannot wait for a store. */
const sketches = new WeakMap<Services, Map<string, UploadSketch>>()

function sketchesOf(services: Services): Map<string, UploadSketch> {
  const known = sketches.get(services) ?? new Map<string, UploadSketch>()
  sketches.set(services, known)
  return known
}

/** As it was loaded last; nothing in a replay, whose answers are not sent. */
export const knownSketch = (services: Services, { upload }: Of): UploadSketch =>
  (upload === null ? undefined : sketchesOf(services).get(upload)) ?? empty

export const receivedRows = ({ parts }: UploadSketch): number =>
  parts.reduce((sum, { count }) => sum + count, 0)

export async function loadSketch(services: Services, { upload }: Of): Promise<UploadSketch> {
  if (upload === null) return empty
  const known = sketchesOf(services).get(upload)
  if (known) return known
  const { uploads } = services
  const headings = (await uploads.read(upload, headingsPlace))?.[0] ?? null
  const first = await uploads.read(upload, 0)
  const parts = (await uploads.parts(upload)).filter(({ from }) => from >= 0)
  const sketch = { headings, firstRows: first?.slice(0, sampleRows) ?? [], parts }
  sketchesOf(services).set(upload, sketch)
  return sketch
}

export async function beginUpload(
  services: Services,
  upload: string,
  headings: readonly string[],
): Promise<void> {
  await services.uploads.put(upload, { from: headingsPlace, rows: [headings] })
  sketchesOf(services).set(upload, { ...empty, headings })
}

/** Answers how many rows are there now. */
export async function addRows(
  services: Services,
  upload: string,
  part: UploadPart,
): Promise<number> {
  await services.uploads.put(upload, part)
  const sketch = knownSketch(services, { upload })
  const others = sketch.parts.filter(({ from }) => from !== part.from)
  const next = {
    ...sketch,
    firstRows: part.from === 0 ? part.rows.slice(0, sampleRows) : sketch.firstRows,
    parts: [...others, { from: part.from, count: part.rows.length }].toSorted(
      (a, b) => a.from - b.from,
    ),
  }
  sketchesOf(services).set(upload, next)
  return receivedRows(next)
}

/** Not awaited: rows that stay by mistake are removed with the next world. */
export function removeUpload(services: Services, { upload }: Of): void {
  if (upload === null || services.background.parts === null) return
  sketchesOf(services).delete(upload)
  void services.uploads.remove(upload).catch(() => undefined)
}

export interface FileRow {
  /** In the file; its first row is row 1, whatever it holds. */
  readonly row: number
  readonly cells: readonly string[]
  /** Its first row. */
  readonly headings: readonly string[]
}

/** Part by part, as the check reads them; null at once: rows of the file are gone. */
export async function* fileRows(
  services: Services,
  record: ImportRecord,
): AsyncGenerator<readonly FileRow[] | null> {
  const sketch = await loadSketch(services, record)
  const { headings, parts } = sketch
  const { upload, mapping } = record
  if (upload === null || headings === null || receivedRows(sketch) < record.rows) {
    yield null
    return
  }
  if (mapping?.has_headings === false) yield [{ row: 1, cells: headings, headings }]
  for (const { from } of parts) {
    const rows = await services.uploads.read(upload, from)
    if (rows === null) {
      yield null
      return
    }
    yield rows.map((cells, index) => ({ row: from + index + 2, cells, headings }))
  }
}

/** Rows of data: without headings the first row is one, too. */
export const dataRows = ({ rows, mapping }: ImportRecord): number =>
  mapping?.has_headings === false ? rows + 1 : rows
