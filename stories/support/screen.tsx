import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { actOnFailure } from '@/app/failures/api-failures'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { watchArrivals } from '@/app/session/after-navigation'
import { keepVisits } from '@/app/session/visits'
import { type AppRouter, createAppRouter, currentDepartmentId } from '@/app/router'
import { chooseLocale, type Locale } from '@/i18n/locales'
import { forgetAreas, loadAreas, loadEveryArea, loadLocale } from '@/i18n/packs'
import type { CartItem } from '@/rules/cart/cart'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { forgetFacts, keepFacts } from '@/screens/citizen/parcels/search/known-facts'
import { replaceCart, showCart } from '@/state/cart/cart'
import { setClockOffset } from '@/state/clock'
import { config } from '@/state/preferences'
import { overlays } from '@/state/overlays'
import { purgeSession, session } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { chooseTheme } from '@/state/theme'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import type { CloudOptions } from '@mocks/cloud/options'
import { type ScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { faultsOf, type Scenario } from '@mocks/scenarios/scenario'
import { personaNamed, type PersonaName } from '@mocks/world/personas'
import { cardFrame } from './card-frame'
import { chosenRole, personaOf } from './chosen-role'
import { callsOfStories } from './story-calls'

export interface ScreenProps {
  /** A scenario by its name; the other settings take precedence. */
  scenario?: ScenarioName
  /** Path with search params. */
  path?: string
  /** The merchant's subdomain; null: the root domain. */
  tenant?: string | null
  cart?: readonly CartItem[]
  /** The signed-in user, one of mock mode's people; else a guest. */
  persona?: PersonaName
  /** The visitor's second facts in a department's search, by department. */
  said?: Readonly<Record<string, GivenFacts>>
  /** Faults, latency, seed of this story's own world. */
  cloud?: CloudOptions
  /** What other people did before the page is opened. */
  earlier?: (cloud: Cloud) => Promise<void>
  /** All messages are in memory; else those that the routes of the page load. */
  everyMessage?: boolean
  /** Called before the page is loaded. */
  onRouter?: (router: AppRouter) => void
}

/**
 * A screen as a visitor finds it: the real route tree at an address, against a cloud of its own in
 * this page, so that no story sees what another did.
 */
export function Screen(props: ScreenProps) {
  const { role } = useSnapshot(chosenRole)
  // Somebody else opens the page anew.
  return <Visit key={role} {...props} />
}

function Visit(props: ScreenProps) {
  const [app, setApp] = useState<Opened>()
  useEffect(() => {
    let over = false
    const isOver = () => over
    let opened: Opened | null = null
    const show = async () => {
      const open = await prepare(props)
      // A story that is over by then must not take session and cloud from the one after it.
      if (isOver()) return
      opened = open()
      await loaded(opened)
      if (!isOver()) setApp(opened)
    }
    void show()
    return () => {
      over = true
      // Pending retries would reach the next story's cloud.
      opened?.queryClient.clear()
    }
    // A story's args do not change while it is shown: it is remounted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (app === undefined) return null
  return (
    <QueryClientProvider client={app.queryClient}>
      <RouterProvider router={app.router} />
    </QueryClientProvider>
  )
}

/**
 * Until the page is loaded: what a story finds first is then the page, never its outline, whose
 * elements go away under a slow test. A story about waiting shows the outline at once.
 */
async function loaded({ router, waits }: Opened): Promise<void> {
  const loading = router.load()
  if (!waits) await loading
}

/** Some call is answered late, or never. */
function hasWaits(scenario: ScenarioName | undefined, { faults = [] }: CloudOptions = {}): boolean {
  const own = scenario === undefined ? [] : faultsOf(scenarioOf(scenario))
  return [...own, ...faults].some(({ effect }) => ['slow', 'timeout'].includes(effect.kind))
}

interface Opened {
  router: AppRouter
  waits: boolean
  queryClient: ReturnType<typeof createQueryClient>
}

/** All asynchronous setup; its result then sets up the page synchronously. */
async function prepare({
  scenario,
  cart = [],
  said = {},
  cloud: options,
  earlier,
  everyMessage = false,
  onRouter,
  ...own
}: ScreenProps): Promise<() => Opened> {
  const begin: Partial<Scenario> = scenario === undefined ? {} : scenarioOf(scenario)
  const path = own.path ?? begin.path ?? '/departments'
  const tenant = firstGiven(own.tenant, begin.tenant, 'miamicounty')
  const persona = personaOf(chosenRole.role, tenant, own.persona ?? begin.persona)
  const host = tenant === null ? 'pay.localhost' : `${tenant}.pay.localhost`
  const cloud = createCloud({
    ...cardFrame,
    ...(scenario === undefined ? {} : { scenario }),
    ...options,
  })
  await cloud.ready
  await earlier?.(cloud)
  const sentTo = await callsOfStories()
  const entry = persona === undefined ? null : await cloud.enter(personaNamed(persona).email)
  const { locale, theme } = begin.view ?? {}
  await beginMessages(chooseLocale(locale ?? config.language, []), everyMessage)

  return () => {
    setClockOffset(cloud.clock.offset)
    purgeSession()
    if (entry !== null) openSession(entry.token, entry.user)
    if (theme !== undefined) chooseTheme(theme)
    if (locale !== undefined) config.language = locale
    replaceCart(cart)
    // A story's announcements must not reach the next one.
    forgetFacts()
    for (const [departmentId, facts] of Object.entries(said)) keepFacts(departmentId, facts)
    overlays.findReceipt = false
    showCart(false)

    const queryClient = createQueryClient()
    const router = createAppRouter(
      { queryClient, site: { protocol: 'http:', host, leave: () => undefined } },
      createMemoryHistory({ initialEntries: [path] }),
    )
    configureClient({
      baseUrl: `http://${host}`,
      token: () => session.token,
      departmentId: () => currentDepartmentId(router),
      ready: Promise.resolve(),
      fetch: sentTo(cloud),
      onFailure: (failure) => void actOnFailure(router, failure),
    })
    watchArrivals(router, keepVisits(router))
    onRouter?.(router)
    return { router, waits: hasWaits(scenario, options), queryClient }
  }
}

/** A lazy script loads these with itself, once in the life of a page, which all stories share. */
const areasOfLazyScripts = [
  'account-view',
  'bill',
  'department-list',
  'lookup',
  'payment-words',
  'session',
] as const

/** As a visit begins: each route loads the areas that it shows, and no other story's hide a lack. */
async function beginMessages(locale: Locale, every: boolean): Promise<void> {
  if (every) return loadEveryArea(locale)
  forgetAreas()
  await loadLocale(locale)
  await loadAreas(locale, ...areasOfLazyScripts)
}

/** null is a place, too: the root domain. */
const firstGiven = (...places: readonly (string | null | undefined)[]): string | null =>
  places.find((place) => place !== undefined) ?? null
