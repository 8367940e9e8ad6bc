import { importLimits } from '@/contract/imports/imports'
import { type FileFacts, type FileProblem } from '@/rules/imports/reading/file-facts'
import type { AccountFile } from '@/rules/notifications/account-file'
import type { FromReader, ToReader } from './reader-messages'
import workerUrl from './reader-worker?worker&url'

/** The worker failed to start, or failed. */
export class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure'
}

/** A worker's address must be made by a policy, which the headers name (deploy/). */
const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError(`Not an address of ours: ${url}`)
    return url
  },
}
const policy = window.trustedTypes?.createPolicy('civic-till-import', rules) ?? rules

interface FactsOptions {
  /** Without it the first one is read. */
  readonly sheet?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Records so far. */
  readonly onProgress?: (rows: number) => void
}

/** Reads a file through once. Rejects with an `AbortError`, or with a `ReaderFailure`. */
export async function readFacts(
  file: File,
  { sheet, signal, onProgress }: FactsOptions = {},
): Promise<FileFacts | FileProblem> {
  const { bytes: most } = importLimits
  if (file.size > most) return { problem: 'too-large', size: file.size, most }
  if (file.size === 0) return { problem: 'empty' }
  return ask({ kind: 'facts', file, sheet: sheet ?? null }, signal, (message) => {
    if (message.kind === 'progress') onProgress?.(message.rows)
    return message.kind === 'facts' ? message.facts : undefined
  })
}

interface RowsOptions {
  /** The place of the first row that is wanted, from 0: where an interrupted upload goes on. */
  readonly from?: number
  readonly rowsAtOnce?: number
  /** The next part is read once this one is taken. What it throws ends the reading. */
  readonly onRows: (rows: string[][], from: number) => Promise<void>
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the rows of a file after its first record. null: all of them were taken. Rejects with
 * an `AbortError`, with what `onRows` threw, or with a `ReaderFailure`.
 */
export function readRows(
  file: File,
  facts: FileFacts,
  { from = 0, rowsAtOnce = importLimits.rowsAtOnce, onRows, signal }: RowsOptions,
): Promise<FileProblem | null> {
  return ask({ kind: 'rows', file, facts, from, rowsAtOnce }, signal, async (message, send) => {
    if (message.kind === 'part') {
      await onRows(message.rows, message.from)
      send({ kind: 'next' })
    }
    return message.kind === 'end' ? null : undefined
  })
}

/** Reads the account numbers of a CSV file. Rejects with a `ReaderFailure`. */
export async function readAccounts(file: File): Promise<AccountFile> {
  const answer = await ask({ kind: 'accounts', file }, undefined, (message) =>
    message.kind === 'accounts' ? { read: message.answer } : undefined,
  )
  return 'read' in answer ? answer.read : { problem: 'unreadable' }
}

type Answer<T> = T | FileProblem | undefined

/** Sends one request to a worker of its own. `take` returns undefined for what is not the end. */
function ask<T>(
  request: ToReader,
  signal: AbortSignal | undefined,
  take: (message: FromReader, send: (message: ToReader) => void) => Answer<T> | Promise<Answer<T>>,
): Promise<T | FileProblem> {
  signal?.throwIfAborted()
  const worker = new Worker(policy.createScriptURL(workerUrl), { type: 'module' })
  const send = (message: ToReader) => worker.postMessage(message)
  const ended = new AbortController()
  const answer = new Promise<T | FileProblem>((resolve, reject) => {
    const fail = () => reject(new ReaderFailure('The file could not be read'))
    const receive = async (message: FromReader) => {
      if (message.kind === 'failed') return fail()
      if (message.kind === 'problem') return resolve(message.problem)
      const end = await take(message, send)
      if (end !== undefined) resolve(end)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      receive(data).catch(reject)
    })
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    const stop = () => reject(new DOMException('The reading was cancelled', 'AbortError'))
    signal?.addEventListener('abort', stop, { signal: ended.signal })
    send(request)
  })
  return answer.finally(() => {
    ended.abort()
    worker.terminate()
  })
}
