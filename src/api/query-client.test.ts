import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { departmentsQuery } from './departments/departments'
import { configureClient } from './client'
import { createQueryClient } from './query-client'

const limitMs = 60_000

/** The server's answer to each try. */
let answer: () => Promise<Response>
let tries: number

beforeEach(() => {
  vi.useFakeTimers()
  tries = 0
  configureClient({
    baseUrl: 'http://tiffin.pay.localhost',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: () => {
      tries += 1
      return answer()
    },
    onFailure: () => undefined,
  })
})

afterEach(() => vi.useRealTimers())

const after = (ms: number, status: number) => () =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(new Response('', { status })), ms)
  })

/** Milliseconds until a page is told of the failure. */
async function failsAfter(): Promise<number> {
  const begun = performance.now()
  const failed = createQueryClient()
    .query(departmentsQuery)
    .then(
      () => Number.NaN,
      () => performance.now() - begun,
    )
  await vi.advanceTimersByTimeAsync(3 * limitMs)
  return failed
}

it.each([
  ['never answers', () => new Promise<Response>(() => undefined), 1, limitMs],
  ['loses the line at once', () => Promise.reject(new TypeError('Failed to fetch')), 2, 300],
  ['says 502 at once', after(0, 502), 2, 300],
  ['says 502 after half a minute', after(30_000, 502), 1, 30_000],
  ['says 429', after(0, 429), 1, 0],
  ['says 400', after(0, 400), 1, 0],
])('a server that %s fails within one time limit', async (_, behaves, asked, ms) => {
  answer = behaves
  const failed = await failsAfter()
  expect(tries).toBe(asked)
  expect(failed).toBeGreaterThanOrEqual(ms)
  expect(failed).toBeLessThan(ms + 50)
})
