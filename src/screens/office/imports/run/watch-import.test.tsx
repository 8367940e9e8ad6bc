import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure, type FailureFacts } from '@/api/failure'
import { readImport } from '@/api/imports'
import { officeKeys } from '@/api/office-keys'
import { importJobs } from '@/state/office/import-jobs'
import { sampleImport } from '@mocks/samples/sample-import'
import { staleAfterImport, watchImport } from './watch-import'

vi.mock('@/api/imports', () => ({ readImport: vi.fn<() => Promise<unknown>>() }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(readImport).mockReset()
  importJobs.watched = []
})
afterEach(() => vi.useRealTimers())

const failure = (facts: Partial<FailureFacts>) =>
  new ApiFailure({
    kind: 'http',
    callId: 'getImport',
    requestId: 'r-1',
    status: 500,
    body: {},
    retryAfterSeconds: null,
    ...facts,
  })
const place = {
  importId: sampleImport.id,
  kind: sampleImport.kind,
  file: sampleImport.file.name,
  departmentId: null,
  merchant: undefined,
}
const outcome = () => importJobs.watched[0]?.outcome
const imported = { ...sampleImport, state: 'imported' as const }

test.each([
  ['is one too many', failure({ status: 429, retryAfterSeconds: 4 })],
  ['is no JSON', failure({ kind: 'not-json', status: 200 })],
  ['is lost', failure({ kind: 'network', status: 0 })],
  ['is a fault of the server', failure({ status: 503 })],
])('an import is asked about again when an answer %s', async (_, passing) => {
  vi.mocked(readImport).mockRejectedValueOnce(passing).mockResolvedValue(imported)
  watchImport(place, new QueryClient())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(outcome()).toBe('imported')
})

test('any other failure is kept to be shown, and it can be asked again', async () => {
  const refused = failure({ status: 403 })
  vi.mocked(readImport).mockRejectedValueOnce(refused).mockResolvedValue(imported)
  const queryClient = new QueryClient()
  watchImport(place, queryClient)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(importJobs.watched[0]?.failure?.error).toBe(refused)
  watchImport(place, queryClient)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(importJobs.watched).toMatchObject([{ outcome: 'imported', failure: null }])
})

test('warnings are asked for again: an import raises them', () => {
  expect(staleAfterImport).toContain(officeKeys.warnings.all)
})
