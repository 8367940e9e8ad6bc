import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/api/failure'
import { fileBuilder } from '@/rules/export/file-builder'
import { exportRun, ListChanged, TooManyRows } from './export-run'
import { type FileWriter, WriterFailure } from './file-writer'
import type { ListExport } from './export-types'

interface Person {
  readonly id: string
  readonly name: string
}

const person = (n: number): Person => ({ id: String(n), name: `=Person ${n}` })
const peopleFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => person(from + n))

/** The current rows; a test changes them between two pages. */
function listOver(rows: { all: readonly Person[] }) {
  const fetchPage = vi.fn<ListExport<Person>['fetchPage']>(({ page, per_page }) => {
    const { length: total } = rows.all
    return Promise.resolve({
      data: rows.all.slice((page - 1) * per_page, page * per_page),
      pagination: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
    })
  })
  const list: ListExport<Person> = {
    merchant: 'kent',
    report: 'users',
    title: 'Users',
    zone: 'UTC',
    columns: [
      { head: 'Id', kind: 'text', value: ({ id }) => id },
      { head: 'Name', kind: 'text', value: ({ name }) => name },
    ],
    rowKey: ({ id }) => id,
    about: [],
    fetchPage,
  }
  return { list, fetchPage }
}

/** Writes on this thread. */
const openWriter = (setup: Parameters<typeof fileBuilder>[0]): FileWriter => {
  const builder = fileBuilder(setup)
  return {
    add: (rows) => builder.add(rows),
    finish: (facts) => builder.finish(facts),
    close: () => undefined,
  }
}

function runOver(
  rows: { all: readonly Person[] },
  more: Partial<Parameters<typeof exportRun>[0]> = {},
) {
  const { list, fetchPage } = listOver(rows)
  const onProgress = vi.fn<(done: number, total: number) => void>()
  const words = { about: 'About', facts: () => [] }
  const writer = more.openWriter ?? openWriter
  const format = more.format ?? 'csv'
  const run = exportRun({ list, format, words, openWriter: writer, onProgress })
  return { run, fetchPage, onProgress }
}

const pagesAsked = (fetchPage: ReturnType<typeof listOver>['fetchPage']) =>
  fetchPage.mock.calls.map(([{ page, per_page }]) => [page, per_page])

const failure = new ApiFailure({
  kind: 'network',
  callId: 'listUsers',
  requestId: 'r1',
  status: 0,
  body: {},
  retryAfterSeconds: null,
})

describe('the export of a list', () => {
  it('has every row of all pages once, in order, and reports progress', async () => {
    const { run, fetchPage, onProgress } = runOver({ all: peopleFrom(0, 2_500) })
    const lines = (await (await run.go()).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2_501)
    expect(lines.slice(0, 2)).toEqual(['Id,Name', "0,'=Person 0"])
    expect(lines.at(-1)).toBe("2499,'=Person 2499")
    expect(pagesAsked(fetchPage)).toEqual([
      [1, 1_000],
      [2, 1_000],
      [3, 1_000],
    ])
    expect(onProgress.mock.calls).toEqual([
      [1_000, 2_500],
      [2_000, 2_500],
      [2_500, 2_500],
    ])
  })

  it('has the lines of a row that is several, and counts them; progress is by row', async () => {
    const { list } = listOver({ all: peopleFrom(0, 2) })
    const onProgress = vi.fn<(done: number, total: number) => void>()
    const facts = vi.fn<(lines: number) => []>(() => [])
    const twice = (row: Person) => [row, { ...row, name: 'Again' }]
    const run = exportRun({
      list: { ...list, linesOf: twice },
      format: 'csv',
      words: { about: 'About', facts },
      openWriter,
      onProgress,
    })
    const lines = (await (await run.go()).text()).trimEnd().split('\r\n')
    expect(lines).toEqual(['Id,Name', "0,'=Person 0", '0,Again', "1,'=Person 1", '1,Again'])
    expect(facts).toHaveBeenCalledWith(4)
    expect(onProgress).toHaveBeenCalledWith(2, 2)
  })

  it('of an empty list is a file with its header', async () => {
    const { run } = runOver({ all: [] })
    expect(await (await run.go()).text()).toBe('Id,Name\r\n')
  })

  it('continues at the page whose call failed', async () => {
    const { run, fetchPage } = runOver({ all: peopleFrom(0, 2_500) })
    const answered = fetchPage.getMockImplementation()
    fetchPage.mockImplementation((page, signal) =>
      page.page === 2 || !answered ? Promise.reject(failure) : answered(page, signal),
    )
    await expect(run.go()).rejects.toBe(failure)
    if (answered) fetchPage.mockImplementation(answered)
    const lines = (await (await run.go()).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2_501)
    expect(pagesAsked(fetchPage).map(([page]) => page)).toEqual([1, 2, 2, 3])
  })

  it('restarts if rows change meanwhile, so that none is missing or twice', async () => {
    const rows = { all: peopleFrom(0, 2_000) }
    const { run, fetchPage } = runOver(rows)
    const answered = fetchPage.getMockImplementation()
    fetchPage.mockImplementation(async (page, signal) => {
      if (!answered) throw failure
      const answer = await answered(page, signal)
      if (fetchPage.mock.calls.length === 1) rows.all = [person(9_999), ...rows.all]
      return answer
    })
    const lines = (await (await run.go()).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2_002)
    expect(new Set(lines).size).toBe(2_002)
    expect(pagesAsked(fetchPage).map(([page]) => page)).toEqual([1, 2, 1, 2, 3])
  })

  it('gives up on a list that keeps changing', async () => {
    const rows = { all: peopleFrom(0, 2_000) }
    const { run, fetchPage } = runOver(rows)
    const answered = fetchPage.getMockImplementation()
    fetchPage.mockImplementation((page, signal) => {
      rows.all = [...rows.all, person(rows.all.length)]
      return answered ? answered(page, signal) : Promise.reject(failure)
    })
    await expect(run.go()).rejects.toBeInstanceOf(ListChanged)
    expect(fetchPage).toHaveBeenCalledTimes(6)
  })

  it('refuses more rows than an XLSX file may have after the first page', async () => {
    const { run, fetchPage } = runOver({ all: [] }, { format: 'xlsx' })
    fetchPage.mockResolvedValue({
      data: peopleFrom(0, 1_000),
      pagination: { page: 1, per_page: 1_000, total: 200_001, last_page: 201 },
    })
    await expect(run.go()).rejects.toBeInstanceOf(TooManyRows)
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })

  it('refuses an XLSX file once its lines are too many, whatever the number of rows', async () => {
    const { list } = listOver({ all: peopleFrom(0, 1_000) })
    const run = exportRun({
      list: { ...list, linesOf: (row) => Array.from({ length: 201 }, () => row) },
      format: 'xlsx',
      words: { about: 'About', facts: () => [] },
      openWriter,
      onProgress: () => undefined,
    })
    await expect(run.go()).rejects.toBeInstanceOf(TooManyRows)
  })

  it('restarts with a new writer after one that failed', async () => {
    const opened = vi.fn<typeof openWriter>(openWriter).mockImplementationOnce((setup) => ({
      ...openWriter(setup),
      finish: () => Promise.reject(new WriterFailure('no')),
    }))
    const { run, fetchPage } = runOver({ all: peopleFrom(0, 10) }, { openWriter: opened })
    await expect(run.go()).rejects.toBeInstanceOf(WriterFailure)
    expect((await (await run.go()).text()).split('\r\n')).toHaveLength(12)
    expect(opened).toHaveBeenCalledTimes(2)
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('makes no more calls once it is stopped', async () => {
    const { run, fetchPage } = runOver({ all: peopleFrom(0, 5_000) })
    const answered = fetchPage.getMockImplementation()
    fetchPage.mockImplementation((page, signal) => {
      if (page.page === 2) run.stop()
      signal.throwIfAborted()
      return answered ? answered(page, signal) : Promise.reject(failure)
    })
    await expect(run.go()).rejects.toMatchObject({ name: 'AbortError' })
    await expect(run.go()).rejects.toMatchObject({ name: 'AbortError' })
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })
})
