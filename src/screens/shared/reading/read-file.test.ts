import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importLimits } from '@/contract/imports/imports'
import type { FileFacts } from '@/rules/imports/reading/file-facts'
import type { FromReader, ToReader } from './reader-messages'

/** A worker that answers by hand. */
class HandWorker extends EventTarget {
  readonly received: ToReader[] = []
  isTerminated = false

  constructor() {
    super()
    workers.push(this)
  }

  postMessage(message: ToReader) {
    this.received.push(message)
  }

  terminate() {
    this.isTerminated = true
  }

  async answer(message: FromReader) {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
    await Promise.resolve()
  }
}

let workers: HandWorker[] = []

const started = (): HandWorker => workers.at(-1) ?? expect.fail('No worker was started')

beforeEach(() => {
  workers = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('Worker', HandWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const file = new File(['a\n1\n2\n3\n'], 'bills.csv')
const facts: FileFacts = {
  name: file.name,
  size: file.size,
  hash: '00',
  format: 'csv',
  dialect: { encoding: 'utf-8', delimiter: ',', newline: '\n' },
  sheets: [],
  sheet: null,
  headings: ['a'],
  rows: 3,
  samples: [['1'], ['2'], ['3']],
  is_misnamed: false,
}

const client = () => import('./read-file')

it('what is too large or empty is refused before a worker starts', async () => {
  const { readFacts } = await client()
  const large = new File([], 'large.csv')
  const size = importLimits.bytes + 1
  Object.defineProperty(large, 'size', { value: size })
  const problem = { problem: 'too-large', size, most: importLimits.bytes }
  expect(await readFacts(large)).toEqual(problem)
  expect(await readFacts(new File([], 'empty.csv'))).toEqual({ problem: 'empty' })
  expect(workers).toEqual([])
})

it('facts come after progress, and the worker ends', async () => {
  const { readFacts } = await client()
  const progress: number[] = []
  const answer = readFacts(file, { sheet: 'Bills', onProgress: (rows) => progress.push(rows) })
  const worker = started()
  expect(worker.received).toEqual([{ kind: 'facts', file, sheet: 'Bills' }])
  await worker.answer({ kind: 'progress', rows: 5_000 })
  await worker.answer({ kind: 'facts', facts })
  expect(await answer).toEqual(facts)
  expect(progress).toEqual([5_000])
  expect(worker.isTerminated).toBe(true)
})

it('the next part is asked for when the last one is taken', async () => {
  const { readRows } = await client()
  const taken: [number, number][] = []
  let take: () => void = () => undefined
  const end = readRows(file, facts, {
    from: 1,
    onRows: async (rows, from) => {
      taken.push([from, rows.length])
      await new Promise<void>((resolve) => {
        take = resolve
      })
    },
  })
  const worker = started()
  const { rowsAtOnce } = importLimits
  expect(worker.received).toEqual([{ kind: 'rows', file, facts, from: 1, rowsAtOnce }])
  await worker.answer({ kind: 'part', rows: [['2'], ['3']], from: 1 })
  expect(taken).toEqual([[1, 2]])
  expect(worker.received).toHaveLength(1)
  take()
  await vi.waitFor(() => expect(worker.received.at(-1)).toEqual({ kind: 'next' }))
  await worker.answer({ kind: 'end' })
  expect(await end).toBeNull()
  expect(worker.isTerminated).toBe(true)
})

it('a problem ends it, in words of the reader', async () => {
  const { readRows } = await client()
  const end = readRows(file, facts, { onRows: () => Promise.resolve() })
  await started().answer({ kind: 'problem', problem: { problem: 'unreadable' } })
  expect(await end).toEqual({ problem: 'unreadable' })
})

it('cancelling ends the worker at once', async () => {
  const { readFacts } = await client()
  const abort = new AbortController()
  const answer = readFacts(file, { signal: abort.signal })
  abort.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(started().isTerminated).toBe(true)
  await expect(readFacts(file, { signal: abort.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(workers).toHaveLength(1)
})

it('what fails while a part is taken ends it with that error', async () => {
  const { readRows } = await client()
  const end = readRows(file, facts, { onRows: () => Promise.reject(new Error('No network')) })
  await started().answer({ kind: 'part', rows: [['1']], from: 0 })
  await expect(end).rejects.toThrow('No network')
  expect(started().isTerminated).toBe(true)
})

it('a worker that fails, or does not load, is told', async () => {
  const { readFacts } = await client()
  const failed = readFacts(file)
  await started().answer({ kind: 'failed' })
  await expect(failed).rejects.toMatchObject({ name: 'ReaderFailure' })
  const missing = readFacts(file)
  started().dispatchEvent(new Event('error'))
  await expect(missing).rejects.toMatchObject({ name: 'ReaderFailure' })
})
