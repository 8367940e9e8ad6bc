import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { personaNamed, type PersonaName } from '@mocks/world/personas'
import { actOnFailure } from '@/app/failures/api-failures'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { loadEveryArea } from '@/i18n/packs'
import { createAppRouter } from '@/app/router'
import { setClockOffset } from '@/state/clock'
import { purgeSession, session } from '@/state/session'
import { openSession } from '@/state/signed-in'

/** The root domain has no merchant, so none of its pages requests one (specification §1 and §2). */

const host = 'pay.localhost'

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
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  purgeSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pages: readonly (readonly [path: string, persona: PersonaName | null, heading: RegExp])[] = [
  ['/sign-in', null, /^Sign in$/u],
  ['/sign-up', null, /account/iu],
  ['/password-reset', null, /password/iu],
  ['/password-reset-confirm', null, /./u],
  ['/notifications-unsubscribe/0123456789abcdef', null, /./u],
  ['/user-profile/1', null, /./u],
  ['/departments', null, /^Oops!/u],
  ['/admin/dashboard', 'super', /^Dashboard/u],
  ['/admin/dashboard?merchant=miamicounty', 'super', /^Dashboard/u],
  ['/user-profile/:id', 'support', /^My profile$/u],
]

it.each(pages)(
  '%s on the root, persona %s: nothing is asked that is answered 400',
  async (path, persona, heading) => {
    let id = ''
    if (persona !== null) {
      const entry = await cloud.enter(personaNamed(persona).email)
      if (entry === null) throw new Error(`${persona} may not sign in`)
      id = entry.user.id
      openSession(entry.token, entry.user)
    }
    const asked: string[] = []
    const refused: string[] = []
    const queryClient = createQueryClient()
    const router = createAppRouter(
      { queryClient, site: { protocol: 'http:', host, leave: () => undefined } },
      createMemoryHistory({ initialEntries: [path.replace(':id', id)] }),
    )
    configureClient({
      baseUrl: `http://${host}`,
      token: () => session.token,
      department: () => '',
      ready: Promise.resolve(),
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        asked.push(pathname)
        const answer = await cloud.fetch(request)
        if (answer.status === 400) refused.push(pathname)
        return answer
      },
      onFailure: (failure) => void actOnFailure(router, failure),
    })
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    // By element, because a search by role in so large a page takes seconds.
    const shown = () => document.querySelector('h1')?.textContent ?? ''
    await waitFor(() => expect(shown()).toMatch(heading), { timeout: 10_000 })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(asked).not.toContain('/api/merchant-info')
    expect(refused).toEqual([])
  },
  15_000,
)
