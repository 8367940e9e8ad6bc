import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from '@/api/failure'
import { fileBuilder, type FileSetup } from '@/rules/export/file-builder'
import { backgroundFrom, exportJobs } from '@/state/office/export-jobs'
import { cancelExport, retryExport, saveExport, startExport } from './export-job'
import type { FileWriter } from './file-writer'
import type { ListExport } from './export-types'

/** The exports of a tab, their order and their files; export-run.test.ts has how one is read. */

// A page's worker; here the file is written at once.
vi.mock('./export-writer', () => ({
  openWriter: (setup: FileSetup): FileWriter => {
    const builder = fileBuilder(setup)
    return {
      add: (rows) => builder.add(rows),
      finish: (facts) => builder.finish(facts),
      close: () => undefined,
    }
  },
}))
const saveFile = vi.hoisted(() => vi.fn<(name: string, file: Blob) => void>())
vi.mock('@/screens/shared/save-file', () => ({ saveFile }))

type FetchPage = ListExport<string>['fetchPage']

const failure = new ApiFailure({
  kind: 'http',
  callId: 'listUsers',
  requestId: 'r-1',
  status: 503,
  body: {},
  retryAfterSeconds: null,
})

/** Rows of names; `answer` replaces the answer to a page. */
function start(count: number, answer?: (page: number) => ReturnType<FetchPage> | undefined) {
  const fetchPage = vi.fn<FetchPage>(async ({ page, per_page }) => {
    const other = answer?.(page)
    if (other) return other
    const first = (page - 1) * per_page
    const data = Array.from({ length: Math.min(per_page, count - first) }, (_, n) => `${first + n}`)
    return {
      data,
      pagination: { page, per_page, total: count, last_page: Math.ceil(count / per_page) },
    }
  })
  const id = startExport(
    {
      merchant: 'kent',
      report: 'users',
      days: ['2026-01-01', '2026-06-01'],
      title: 'Users',
      zone: 'UTC',
      columns: [{ head: 'Name', kind: 'text', value: (name) => name }],
      rowKey: (name) => name,
      about: [],
      fetchPage,
    },
    'csv',
    { about: 'About', facts: () => [] },
  )
  return { id, fetchPage }
}

const never = () => new Promise<never>(() => undefined)
const job = (id: string) => exportJobs.list.find((one) => one.id === id)
const reaches = (id: string, stage: string) =>
  vi.waitFor(() => expect(job(id)?.stage).toBe(stage), { timeout: 5_000 })
/** The browser asks before it leaves the page: a refused event is the question. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => saveFile.mockReset())
afterEach(() => {
  for (const { id } of exportJobs.list) cancelExport(id)
})

test('a file is saved under its name once it is whole', async () => {
  const { id } = start(3)
  expect(saveFile).not.toHaveBeenCalled()
  await reaches(id, 'saved')
  const [name, file] = saveFile.mock.lastCall ?? []
  expect(name).toBe('kent_users_2026-01-01_2026-06-01.csv')
  expect(await file?.text()).toBe('Name\r\n0\r\n1\r\n2\r\n')
})

test('a large one waits until the user saves it', async () => {
  const { id } = start(backgroundFrom + 1)
  await reaches(id, 'ready')
  expect(job(id)).toMatchObject({ large: true, total: backgroundFrom + 1 })
  expect(saveFile).not.toHaveBeenCalled()
  saveExport(id)
  expect(job(id)?.stage).toBe('saved')
  expect(saveFile).toHaveBeenCalledOnce()
})

test('a second one waits for the first, and begins when that is cancelled', async () => {
  const first = start(2_000, (page) => (page === 2 ? never() : undefined))
  const second = start(1)
  await vi.waitFor(() => expect(job(first.id)?.done).toBe(1_000))
  expect(job(second.id)?.stage).toBe('waiting')
  expect(second.fetchPage).not.toHaveBeenCalled()
  cancelExport(first.id)
  await reaches(second.id, 'saved')
  expect(job(first.id)).toBeUndefined()
  expect(saveFile).toHaveBeenCalledOnce()
})

test('goes on where a call failed', async () => {
  let fails = true
  const { id, fetchPage } = start(2_500, (page) => {
    if (page !== 2 || !fails) return undefined
    fails = false
    return Promise.reject(failure)
  })
  await reaches(id, 'failed')
  expect(job(id)?.failure).toEqual({ kind: 'call', error: failure })
  expect(saveFile).not.toHaveBeenCalled()
  retryExport(id)
  await reaches(id, 'saved')
  expect(fetchPage.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 2, 3])
})

describe('before the page is left', () => {
  test('the browser asks while a file is not saved', async () => {
    const { id } = start(2_000, (page) => (page === 2 ? never() : undefined))
    await vi.waitFor(() => expect(isAsked()).toBe(true))
    cancelExport(id)
    await vi.waitFor(() => expect(isAsked()).toBe(false))
  })

  test('it does not ask once it is saved', async () => {
    const { id } = start(1)
    await reaches(id, 'saved')
    await vi.waitFor(() => expect(isAsked()).toBe(false))
  })
})
