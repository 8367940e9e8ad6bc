import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { noteAddedCalls } from '@/api/added-calls'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { actOnFailure } from '@/app/failures/api-failures'
import { chooseLocale } from '@/i18n/locales'
import { loadLocale } from '@/i18n/packs'
import { prefetchFirstPage } from './prefetch-first-page'
import type { Site } from './router-context'
import { type AppRouter, createAppRouter, currentDepartmentId } from './router'
import { keepVisits } from '@/app/session/visits'
import { ChunkNotice } from '@/app/failures/chunk-notice'
import { DemoGate } from '@/app/frames/demo-gate'
import { apiBase } from '@/rules/tenants/hosts'
import { readPlace } from '@/rules/tenants/one-host'
import { missPart } from '@/state/chunks'
import { lastKnownCity } from '@/state/city-facts'
import { setClockOffset } from '@/state/clock'
import { type Demo, demo, setDemoParts } from '@/state/demo'
import { config } from '@/state/preferences'
import { isPageUnloading } from '@/state/page-unload'
import { session } from '@/state/session/session'
import { applyTheme } from '@/state/theme'

/** The parts of the mock build that boot needs. */
export interface MockModule {
  readonly startCloud: () => Promise<{
    /** The world's time minus the machine's, in milliseconds. */
    clockOffset: number
  }>
  /** Resolves when calls may leave; the world's time is set before the first is answered. */
  readonly takesCalls: () => Promise<void>
  /**
   * Follows a link to a scenario; answers a page to show in the application's place, or undefined.
   */
  readonly openLink: () => Promise<ReactElement | null>
  readonly carryVisit: (href: string) => string
  readonly demo: Demo
}

/**
 * Puts the parts together: the theme before the first paint, the client with what it may know of
 * the page, the router. The shell renders at once; calls wait until the demo's cloud is up.
 */
export function bootApp(mock: Promise<MockModule> | null): ReactElement {
  applyTheme()
  loadLocale(chooseLocale(config.language, navigator.languages)).catch(missPart)
  const ready = __MOCK__ && mock !== null ? startDemo(mock) : Promise.resolve()

  const queryClient = createQueryClient()
  if (__MOCK__) demo.refresh = () => void queryClient.invalidateQueries()
  const leave = (url: string) => window.location.replace(__MOCK__ ? demo.carry(url) : url)
  const site: Site = {
    protocol: window.location.protocol,
    host: window.location.host,
    leave: (url) => {
      // The demonstration says what the tab plays, and navigations begin before it is there.
      if (__MOCK__ && mock !== null)
        mock.then(
          () => leave(url),
          () => leave(url),
        )
      else leave(url)
    },
  }
  if (typeof __ONE_HOST__ === 'string') Object.assign(site, readPlace(window.location))
  const router = createAppRouter({ queryClient, site })
  configureClient({
    // The demonstration answers on its own origin, whatever API the environment names.
    baseUrl: apiBase(window.location, (mock === null && import.meta.env.VITE_API_HOST) || ''),
    token: () => session.token,
    departmentId: () => currentDepartmentId(router),
    ready,
    fetch: (request) => fetch(request),
    isPageUnloading,
    onFailure: (failure) => void actOnFailure(router, failure),
  })
  if (lastKnownCity !== null) noteAddedCalls(lastKnownCity.added_calls)
  prefetchFirstPage(router)
  followVisits(router)
  // Begun before React renders, the pending page is in the first render and needs no second one.
  router.load({ sync: true }).catch(console.error)
  return (
    <QueryClientProvider client={queryClient}>
      {__MOCK__ ? (
        <DemoGate>
          <RouterProvider router={router} />
        </DemoGate>
      ) : (
        <RouterProvider router={router} />
      )}
      {/* Outside the router, because a guard that waits for a script renders nothing. */}
      <ChunkNotice />
    </QueryClientProvider>
  )
}

function block(error: unknown): void {
  console.error(error)
  demo.blocked = true
}

async function startDemo(mock: Promise<MockModule>): Promise<void> {
  const parts = mock.then((module) => module.demo)
  // Callers get the failure themselves; here it is caught below.
  parts.catch(() => undefined)
  setDemoParts(parts)
  try {
    const { startCloud, takesCalls, carryVisit } = await mock
    demo.carry = carryVisit
    const started = startCloud().then(({ clockOffset }) => setClockOffset(clockOffset))
    await Promise.race([started, takesCalls()])
    started.catch(block)
  } catch (error) {
    block(error)
    // No cloud can answer: calls wait behind the screen that explains it.
    await new Promise(() => undefined)
  }
}

/**
 * Starts after the first screen, which needs the network for itself; it catches up with earlier
 * events.
 */
const afterFirstScreenMs = 1000

function followVisits(router: AppRouter, visits = keepVisits(router)): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    setTimeout(followWhenQuiet, afterFirstScreenMs)
  })
  const followWhenQuiet = () => {
    if (router.options.context.queryClient.isFetching() > 0) {
      setTimeout(followWhenQuiet, afterFirstScreenMs)
      return
    }
    import('@/app/session/after-navigation').then(
      ({ followPage }) => followPage(router, visits),
      // The script failed to load: the next page requests it again.
      () => followVisits(router, visits),
    )
  }
}
