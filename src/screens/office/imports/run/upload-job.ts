import { subscribe } from 'valtio'
import type { QueryClient } from '@tanstack/react-query'
import { sendRows } from '@/api/imports'
import { ApiFailure } from '@/api/failure'
import { officeKeys } from '@/api/office-keys'
import type { FileFacts } from '@/rules/imports/reading/file-facts'
import {
  type ImportPlace,
  importJobs,
  type Upload,
  type UploadFailure,
} from '@/state/office/import-jobs'
import { onSessionEnd } from '@/state/session/session'
import { isPassing } from './is-passing'
import { Pace } from './pace'
import { ReaderFailure, readRows } from '@/screens/shared/reading/read-file'

interface UploadSource {
  readonly place: ImportPlace
  readonly file: File
  readonly facts: FileFacts
  /** Rows that the server has already. */
  readonly received: number
  readonly queryClient: QueryClient
}

interface Controls {
  readonly retry: () => void
  readonly stop: () => void
}

const controls = new Map<string, Controls>()

/** Goes on where it stopped. */
export const retryUpload = (importId: string): void => controls.get(importId)?.retry()
/** Stops it for good; the rows that have arrived stay, and the same file goes on from there. */
export const stopUpload = (importId: string): void => controls.get(importId)?.stop()

const isUnderWay = ({ stage }: { readonly stage: Upload['stage'] }) => stage !== 'done'

/** The file is gone with the page: the browser asks before it leaves. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

subscribe(importJobs, () => {
  if (importJobs.uploads.some(isUnderWay)) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
})

onSessionEnd(() => {
  for (const { stop } of controls.values()) stop()
  // Of those that are done, too: their notices name files.
  importJobs.uploads = []
})

/** A short break of the line is waited for; the same rows again are taken once. */
const pausesMs = [500, 2_000, 5_000]

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('The upload was stopped'))
    })
  })

async function sendPart(
  id: string,
  part: { readonly from: number; readonly rows: string[][] },
  signal: AbortSignal,
  pauses: readonly number[] = pausesMs,
): Promise<number> {
  try {
    return await sendRows(id, part, signal)
  } catch (error) {
    const [next, ...later] = pauses
    if (next === undefined || !isPassing(error)) throw error
    await pause(next, signal)
    return sendPart(id, part, signal, later)
  }
}

/** Sends the rows of a file to its import; `importJobs` has the progress. */
export function startUpload({ place, file, facts, received, queryClient }: UploadSource): void {
  const { importId } = place
  stopUpload(importId)
  let stopping = new AbortController()
  importJobs.uploads.push({
    ...place,
    stage: 'sending',
    sent: received,
    total: facts.rows,
    perSecond: null,
    failure: null,
  })
  const upload = () => importJobs.uploads.find((one) => one.importId === importId)
  const change = (changes: Partial<Upload>) => {
    const now = upload()
    // After it was stopped, nothing more is reported.
    if (now) Object.assign(now, changes)
  }

  const stop = () => {
    stopping.abort()
    controls.delete(importId)
    importJobs.uploads = importJobs.uploads.filter((one) => one.importId !== importId)
  }
  const send = async (signal: AbortSignal) => {
    const pace = new Pace()
    const from = upload()?.sent ?? received
    pace.add(from, performance.now())
    const problem = await readRows(file, facts, {
      from,
      signal,
      onRows: async (rows, at) => {
        await sendPart(importId, { from: at, rows }, signal)
        const sent = at + rows.length
        pace.add(sent, performance.now())
        change({ sent, perSecond: pace.perSecond() })
      },
    })
    if (problem !== null) {
      change({ stage: 'failed', failure: { kind: 'file' } })
      return
    }
    await queryClient.invalidateQueries({ queryKey: officeKeys.imports.all })
    change({ stage: 'done' })
    controls.delete(importId)
  }
  const go = () => {
    stopping = new AbortController()
    const { signal } = stopping
    change({ stage: 'sending', failure: null })
    send(signal).catch((error: unknown) => {
      if (signal.aborted) return
      change({ stage: 'failed', failure: failureOf(error) })
      if (!(error instanceof ApiFailure || error instanceof ReaderFailure)) throw error
    })
  }
  controls.set(importId, { retry: go, stop })
  go()
}

const failureOf = (error: unknown): UploadFailure =>
  error instanceof ReaderFailure ? { kind: 'reader' } : { kind: 'call', error }

/** Its notice was closed, or its page has gone on. */
export function forgetUpload(importId: string): void {
  importJobs.uploads = importJobs.uploads.filter((one) => one.importId !== importId)
}
