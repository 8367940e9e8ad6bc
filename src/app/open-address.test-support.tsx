import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { personaNamed, type PersonaName } from '@mocks/world/personas'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { loadEveryArea } from '@/i18n/packs'
import { setClockOffset } from '@/state/clock'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { purgeSession, session } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { prefetchFirstPage } from './prefetch-first-page'
import { actOnFailure } from './failures/api-failures'
import { type AppRouter, createAppRouter } from './router'

/** A page asks several calls before it shows what a test looks for. */
configure({ asyncUtilTimeout: 5_000 })

/** The whole application in jsdom, over one cloud: for tests of what follows from an address. */

type Cloud = ReturnType<typeof createCloud>

/** A cloud that is ready, with its time and the English messages. */
export async function readyCloud(): Promise<Cloud> {
  const cloud = createCloud()
  await prepare(cloud)
  return cloud
}

async function prepare(cloud: Cloud): Promise<void> {
  await cloud.ready
  setClockOffset(cloud.clock.offset)
  await loadEveryArea('en')
}

/**
 * The cloud of a file whose tests each begin as a guest in an empty browser and leave nothing to the
 * next. Warnings in the console are not shown.
 */
export function cloudOfFile(): Cloud {
  const cloud = createCloud()
  beforeAll(() => prepare(cloud))
  beforeEach(() => {
    stubBrowser()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    cleanup()
    forgetScreenLeft()
    purgeSession()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return cloud
}

/** Empties the storage and adds what jsdom lacks. `vi.unstubAllGlobals` takes it away. */
export function stubBrowser(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

/** Opens a session without a password. Returns the user's id. */
export async function signInAs(cloud: Cloud, persona: PersonaName): Promise<string> {
  const entry = await cloud.enter(personaNamed(persona).email)
  if (entry === null) throw new Error(`${persona} may not sign in`)
  openSession(entry.token, entry.user)
  return entry.user.id
}

interface Opening {
  readonly host: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly queryClient?: QueryClient
  /** The department in each call's header; default: none. */
  readonly departmentId?: (router: AppRouter) => string
  /** After each commit of React. */
  readonly onCommit?: () => void
}

/** Renders the application at an address. */
export function openAddress(
  path: string,
  {
    host,
    fetch,
    queryClient = createQueryClient(),
    departmentId = () => '',
    onCommit = () => undefined,
  }: Opening,
): { router: AppRouter; queryClient: QueryClient } {
  const router = createAppRouter(
    { queryClient, site: { protocol: 'http:', host, leave: () => undefined } },
    createMemoryHistory({ initialEntries: [path] }),
  )
  configureClient({
    baseUrl: `http://${host}`,
    token: () => session.token,
    departmentId: () => departmentId(router),
    ready: Promise.resolve(),
    fetch,
    onFailure: (failure) => void actOnFailure(router, failure),
  })
  prefetchFirstPage(router)
  render(
    <QueryClientProvider client={queryClient}>
      <Profiler id="page" onRender={onCommit}>
        <RouterProvider router={router} />
      </Profiler>
    </QueryClientProvider>,
  )
  return { router, queryClient }
}
