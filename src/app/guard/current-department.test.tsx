import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { personaNamed } from '@mocks/world/personas'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { loadEveryArea } from '@/i18n/packs'
import { createAppRouter, currentDepartment } from '@/app/router'
import { setClockOffset } from '@/state/clock'
import { purgeSession, session } from '@/state/session'
import { openSession } from '@/state/signed-in'

/**
 * `X-Department-Id` names the department of the page that is being opened, from its first call on
 * (decision 8).
 */

const host = 'miamicounty.pay.localhost'

let cloud: ReturnType<typeof createCloud>

beforeAll(async () => {
  cloud = createCloud()
  await cloud.ready
  setClockOffset(cloud.clock.offset)
  await loadEveryArea('en')
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  purgeSession()
  vi.unstubAllGlobals()
})

async function open(path: string) {
  const entry = await cloud.enter(personaNamed('user').email)
  if (entry === null) throw new Error('user may not sign in')
  openSession(entry.token, entry.user)
  // As after a reload: the first check of the token blocks.
  session.user = null
  const asked: string[] = []
  const queryClient = createQueryClient()
  const router = createAppRouter(
    { queryClient, site: { protocol: 'http:', host, leave: () => undefined } },
    createMemoryHistory({ initialEntries: [path] }),
  )
  configureClient({
    baseUrl: `http://${host}`,
    token: () => session.token,
    department: () => currentDepartment(router),
    ready: Promise.resolve(),
    fetch: (request) => {
      const call = new URL(request.url).pathname.replace(/^\/api\//u, '')
      asked.push(`${call}: ${request.headers.get('x-department-id') ?? 'no header'}`)
      return cloud.fetch(request)
    },
    onFailure: () => undefined,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  /** The calls since the last time, once the page is loaded. */
  const calls = async (arrivedAt: string) => {
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(arrivedAt), {
      timeout: 10_000,
    })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    return asked.splice(0)
  }
  return { router, calls }
}

describe('the department in each call’s header', () => {
  it('is the page’s from the first call of a page load on, and changes with each navigation', async () => {
    const { router, calls } = await open('/real-estate-tax/search')
    const first = await calls('/real-estate-tax/search')
    expect(first).toEqual(
      expect.arrayContaining([
        'merchant-info: real-estate-tax',
        'get-departments: real-estate-tax',
        'verify_token: real-estate-tax',
      ]),
    )
    expect(first.filter((call) => !call.endsWith(': real-estate-tax'))).toEqual([])

    await router.navigate({ href: '/blind-payments/dog-licenses' })
    const second = await calls('/blind-payments/dog-licenses')
    expect(second).toContain('verify_token: dog-licenses')
    expect(second.filter((call) => !call.endsWith(': dog-licenses'))).toEqual([])

    await router.navigate({ href: '/checkout' })
    const third = await calls('/checkout')
    expect(third).toContain('verify_token: ')
    expect(third.filter((call) => !call.endsWith(': '))).toEqual([])
  }, 20_000)

  it('is empty where the address has no department, or one that fits no header', async () => {
    const { router, calls } = await open('/departments')
    expect((await calls('/departments')).filter((call) => !call.endsWith(': '))).toEqual([])
    await router.navigate({ href: `/${encodeURIComponent('дом')}/search` })
    const wrong = await calls('/404')
    expect(wrong).toContain('verify_token: ')
    expect(wrong.filter((call) => !call.endsWith(': '))).toEqual([])
  }, 20_000)
})
