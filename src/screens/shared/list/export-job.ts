import { ApiFailure } from '@/api/failure'
import { fileName } from '@/rules/export/file-name'
import type { FileFormat } from '@/rules/export/table'
import { mostXlsxRows } from '@/rules/export/xlsx-limits'
import { saveFile } from '@/screens/shared/save-file'
import { backgroundFrom, type ExportFailure, exportJobs } from '@/state/export-jobs'
import { onSessionEnd } from '@/state/session'
import { exportRun, type ExportWords, ListChanged, TooManyRows } from './export-run'
import { openWriter } from './export-writer'
import { WriterFailure } from './file-writer'
import type { ListExport } from './list-export'

/** What the buttons of a job's notice do. */
interface Controls {
  readonly retry: () => void
  readonly cancel: () => void
  readonly save: () => void
}

const controls = new Map<string, Controls>()

/** Goes on where a call failed; after other failures from the start. */
export const retryExport = (id: string): void => controls.get(id)?.retry()
/** Ends it, or puts away what is left of it; nothing is saved. */
export const cancelExport = (id: string): void => controls.get(id)?.cancel()
/** Of a job that is `ready`. */
export const saveExport = (id: string): void => controls.get(id)?.save()

// What was read in a session is nobody's after it.
onSessionEnd(() => {
  for (const { cancel } of controls.values()) cancel()
})

/** How long a job that is saved is still shown. */
const shownAfterwardsMs = 8_000

/**
 * Reads all pages of a list and makes a file of them. The file is saved when it is whole; one of
 * more than `backgroundFrom` rows waits until it is asked for. `exportJobs` says how far it is.
 */
export function startExport<Row>(
  list: ListExport<Row>,
  format: FileFormat,
  words: ExportWords,
): string {
  const id = crypto.randomUUID()
  const name = fileName(list.merchant, list.report, list.days ?? [], format)
  exportJobs.list.push({
    id,
    file: name,
    stage: 'reading',
    done: 0,
    total: null,
    large: false,
    failure: null,
  })
  const job = () => exportJobs.list.find((one) => one.id === id)
  const change = (changes: Partial<NonNullable<ReturnType<typeof job>>>) => {
    const now = job()
    // Once it is cancelled nothing more is told.
    if (now) Object.assign(now, changes)
  }

  const run = exportRun({
    list,
    format,
    words,
    openWriter,
    onProgress: (done, total) => {
      change({ done, total, large: total > backgroundFrom })
      if (done === total) change({ stage: 'writing' })
    },
  })
  let file: Blob | null = null

  const cancel = () => {
    run.stop()
    controls.delete(id)
    exportJobs.list = exportJobs.list.filter((one) => one.id !== id)
  }
  const save = () => {
    if (file) saveFile(name, file)
    change({ stage: 'saved' })
    setTimeout(cancel, shownAfterwardsMs)
  }
  const go = async () => {
    change({ stage: 'reading', failure: null })
    try {
      file = await run.go()
    } catch (error) {
      change({ stage: 'failed', failure: failureOf(error) })
      if (job() && !isExpected(error)) throw error
      return
    }
    if (job()?.large === true) change({ stage: 'ready' })
    else if (job()) save()
  }

  controls.set(id, { retry: () => void go(), cancel, save })
  void go()
  return id
}

function failureOf(error: unknown): ExportFailure {
  if (error instanceof ListChanged) return { kind: 'changed' }
  if (error instanceof TooManyRows) return { kind: 'too-many', most: mostXlsxRows }
  if (error instanceof WriterFailure) return { kind: 'writer' }
  return { kind: 'call', error }
}

/** Anything else is a fault of ours, and is reported as one. */
const isExpected = (error: unknown): boolean =>
  [ApiFailure, ListChanged, TooManyRows, WriterFailure].some((kind) => error instanceof kind)
