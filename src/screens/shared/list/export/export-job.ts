import { subscribe } from 'valtio'
import { ApiFailure } from '@/api/failure'
import { fileName } from '@/rules/export/file-name'
import type { FileFormat } from '@/rules/export/table'
import { mostXlsxRows } from '@/rules/export/xlsx-limits'
import { saveFile } from '@/screens/shared/save-file'
import { backgroundFrom, type ExportFailure, exportJobs } from '@/state/office/export-jobs'
import { onSessionEnd } from '@/state/session/session'
import { exportRun, type ExportWords, ListChanged, TooManyRows } from './export-run'
import { openWriter } from './export-writer'
import { WriterFailure } from './file-writer'
import type { ListExport } from './export-types'

/** The actions of a job's notice. */
interface Controls {
  readonly retry: () => void
  readonly cancel: () => void
  readonly save: () => void
}

const controls = new Map<string, Controls>()

/** Continues where a call failed; after other failures from the start. */
export const retryExport = (id: string): void => controls.get(id)?.retry()
/** Cancels it, or removes its notice; nothing is saved. */
export const cancelExport = (id: string): void => controls.get(id)?.cancel()
/** For a job that is `ready`. */
export const saveExport = (id: string): void => controls.get(id)?.save()

/** One export reads at a time; the others wait in the order in which they were asked for. */
let queue: { readonly id: string; readonly begin: () => void }[] = []

function enterQueue(id: string, begin: () => void): void {
  queue.push({ id, begin })
  if (queue.length === 1) begin()
}

function leaveQueue(id: string): void {
  const [first] = queue
  queue = queue.filter((one) => one.id !== id)
  if (first?.id === id) queue[0]?.begin()
}

/** A file that is not saved yet is lost with the page: the browser asks before it leaves. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

subscribe(exportJobs, () => {
  const isUnsaved = exportJobs.list.some(({ stage }) => stage !== 'saved' && stage !== 'failed')
  // Without the listener the browser can keep the page for its back button.
  if (isUnsaved) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
})

// Rows read in a session are dropped with it.
onSessionEnd(() => {
  queue = []
  for (const { cancel } of controls.values()) cancel()
})

/** The time that a saved job still shows. */
const shownAfterwardsMs = 8_000

/**
 * Reads all pages of a list and makes a file of them. The file is saved when it is complete; one of
 * more than `backgroundFrom` rows waits until the user saves it. `exportJobs` has the progress.
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
    stage: 'waiting',
    done: 0,
    total: null,
    large: false,
    failure: null,
  })
  const job = () => exportJobs.list.find((one) => one.id === id)
  const change = (changes: Partial<NonNullable<ReturnType<typeof job>>>) => {
    const now = job()
    // After cancelling, nothing more is reported.
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
    leaveQueue(id)
    controls.delete(id)
    exportJobs.list = exportJobs.list.filter((one) => one.id !== id)
  }
  const save = () => {
    if (file) saveFile(name, file)
    change({ stage: 'saved' })
    setTimeout(cancel, shownAfterwardsMs)
  }
  const work = async () => {
    change({ stage: 'reading' })
    try {
      file = await run.go()
    } catch (error) {
      change({ stage: 'failed', failure: failureOf(error) })
      if (job() && !isExpected(error)) throw error
      return
    } finally {
      leaveQueue(id)
    }
    if (job()?.large === true) change({ stage: 'ready' })
    else if (job()) save()
  }

  const go = () => {
    change({ stage: 'waiting', failure: null })
    enterQueue(id, () => void work())
  }

  controls.set(id, { retry: go, cancel, save })
  go()
  return id
}

function failureOf(error: unknown): ExportFailure {
  if (error instanceof ListChanged) return { kind: 'changed' }
  if (error instanceof TooManyRows) return { kind: 'too-many', most: mostXlsxRows }
  if (error instanceof WriterFailure) return { kind: 'writer' }
  return { kind: 'call', error }
}

/** Any other error is a bug, and is reported as one. */
const isExpected = (error: unknown): boolean =>
  [ApiFailure, ListChanged, TooManyRows, WriterFailure].some((kind) => error instanceof kind)
