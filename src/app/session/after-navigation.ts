import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { keys } from '@/api/keys'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { refreshAfterPayment } from '@/api/payments/after-payment'
import { keepRetryInPlace } from '@/app/failures/retry-in-place'
import { followPermits } from '@/app/follow-permits'
import { refreshUser } from '@/app/guard/token-check'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { tenantOf } from '@/rules/tenants/hosts'
import { loadUi } from '@/ui/theme/late-ui'
import { usualPollMs } from '@/rules/maintenance/maintenance-poll'
import { isDisabled } from '@/rules/tenants/merchant-status'
import { touchActivity } from '@/state/session/activity'
import { keepCity } from '@/state/city-facts'
import { attempts } from '@/state/cart/attempts'
import { outcomeElsewhere, paidElsewhere } from '@/state/cart/paid-elsewhere'
import { followOtherTabs, isSessionCurrent, session } from '@/state/session/session'
import { logRoute, rememberPrevious } from '@/state/route-log'
import { isPaymentOpen } from '@/state/cart/payments-in-flight'
import { isScreenLeft } from '@/state/session/screen-left'
import { onUserChangedElsewhere } from '@/state/session/user-changed'
import { clearSession, endSession, forgetAnswers } from './session-end'
import type { Visited } from './visits'
import { preloadDepartments } from './preload-departments'

/** What the open page follows from now on, and what followed from the navigations so far. */
export function followPage(router: RegisteredRouter, visits: Visited[]): void {
  const { queryClient } = router.options.context
  followCity(queryClient)
  followPermits(queryClient)
  followPayments(queryClient)
  keepRetryInPlace(queryClient)
  followSwitch(router)
  watchArrivals(router, visits)
  followSession(router)
  void preloadDepartments(router)
  // All pages but the first are built on it.
  loadUi().catch(() => undefined)
  // What the demonstration shows is of one build, and it reports nothing.
  if (!__MOCK__) followBuild(router)
}

/** Loaded apart, because neither is needed for a page: a newer build, and reports if they are wanted. */
function followBuild(router: RegisteredRouter): void {
  const ignore = () => undefined
  import('@/app/updates/follow-version').then(({ followVersion }) => followVersion(router), ignore)
  const url = import.meta.env.VITE_REPORT_URL ?? ''
  if (url === '') return
  import('@/app/monitoring/follow-problems').then(
    ({ followProblems }) => followProblems(router, url),
    ignore,
  )
}

/**
 * After each navigation: logs it, remembers the route that it left, and restarts the inactivity
 * timer (specification §2 and §4). `visits`: those of `keepVisits`. What is there already counted as
 * activity then (inactivity.tsx); now it would be later than it was.
 */
export function watchArrivals(router: RegisteredRouter, visits: Visited[]): () => void {
  let last: Visited | undefined
  const take = () => {
    for (const visited of visits.splice(0)) {
      // A session that has ended since leaves nothing here (specification §4).
      if (isNavigation(visited) && isOfThisSession(visited))
        logArrival(visited, last === undefined || isOfThisSession(last))
      last = visited
    }
  }
  take()
  return router.subscribe('onResolved', () => {
    if (visits.some(isNavigation)) touchActivity()
    take()
  })
}

/** A change of search params is none. */
const isNavigation = ({ event }: Visited) => event.fromLocation === undefined || event.pathChanged

const isOfThisSession = ({ user }: Visited) => user === null || user.id === session.user?.id

function logArrival({ event, match, at, user }: Visited, remembers: boolean): void {
  const { fromLocation, toLocation } = event
  if (fromLocation && remembers) rememberPrevious(fromLocation.pathname, fromLocation.href)
  const { pathname, search, href } = toLocation
  const address = match?.staticData.address ?? null
  logRoute(
    {
      path: pathname,
      params: asTexts(match?.params),
      query: asTexts(search),
      name: address?.name ?? null,
      meta: address === null ? {} : { layout: address.layout, access: address.access },
      fullPath: href,
    },
    { at, user },
  )
}

/** What a later visit shows before merchant-info is answered: the newest answer of this one. */
export function followCity(queryClient: QueryClient): () => void {
  let kept: MerchantInfo | undefined
  const keep = () => {
    const city = queryClient.getQueryData(merchantInfoQuery.queryKey)?.data
    // Any call's answer comes by here, and an equal answer is the same object.
    if (city === undefined || city === kept) return
    kept = city
    keepCity(isDisabled(city) ? null : city)
  }
  keep()
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep()
  })
}

/**
 * A bill that another tab has paid is not offered again here, and a copy of this tab that learned what
 * became of a payment makes this one ask, too.
 */
export function followPayments(queryClient: QueryClient): () => void {
  const askToo = (key: string) => {
    if (attempts.current?.key === key) void askAboutPayment(queryClient)
  }
  outcomeElsewhere.add(askToo)
  const stop = subscribe(paidElsewhere, () => {
    if (paidElsewhere.list.length > 0) refreshAfterPayment(queryClient)
  })
  return () => {
    outcomeElsewhere.delete(askToo)
    stop()
  }
}

/** Loaded apart, because few tabs have a payment whose outcome is open. */
async function askAboutPayment(queryClient: QueryClient): Promise<void> {
  const { askOutcome } = await import('@/screens/shared/payment/payment-run')
  await askOutcome(queryClient)
}

/**
 * An open page of a site that was switched off leads to /404 as soon as it learns of it, and from
 * there back to the departments once the site is on again. A payment that is under way finishes
 * first.
 */
export function followSwitch(router: RegisteredRouter): () => void {
  const { queryClient } = router.options.context
  let wasOff = false
  const look = () => {
    const city = queryClient.getQueryData(merchantInfoQuery.queryKey)?.data
    if (city === undefined) return
    const isBack = wasOff && !isDisabled(city)
    wasOff = isDisabled(city)
    const address = router.state.matches.at(-1)?.staticData.address
    if (isBack && address?.name === '404') {
      void router.navigate({ to: '/departments', replace: true })
      return
    }
    if (!wasOff || isPaymentOpen()) return
    // The payer keeps the receipt, and error pages lead nowhere.
    if (address?.access === 'error' || address?.name === 'print-receipt') return
    void router.navigate({ to: '/404', replace: true })
  }
  look()
  const stopLooking = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') look()
  })
  const stopAsking = askForCity(router)
  return () => {
    stopLooking()
    stopAsking()
  }
}

/** Coming back to a tab tells of it twice, by focus and by visibility. */
const sameLookMs = 1000

/**
 * Asks merchant-info again when the tab is looked at, and every minute while it is: a city is
 * switched off in all open tabs, not at the next click. The answer alone decides; a failure leads
 * nowhere (decision 3).
 */
function askForCity({ options: { context } }: RegisteredRouter): () => void {
  const { queryClient, site } = context
  if (tenantOf(site.host) === null) return () => undefined
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    queryClient.query({ ...merchantInfoQuery, staleTime: sameLookMs }).catch(() => undefined)
  }
  const timer = setInterval(ask, usualPollMs)
  for (const kind of ['focus', 'visibilitychange']) window.addEventListener(kind, ask)
  return () => {
    clearInterval(timer)
    for (const kind of ['focus', 'visibilitychange']) window.removeEventListener(kind, ask)
  }
}

/** The tabs of one origin share one session and follow each other's changes (specification §4). */
export function followSession(router: RegisteredRouter): () => void {
  const { queryClient, visit } = router.options.context
  const stop = followOtherTabs((news) => {
    if (news === 'signed-out') {
      // This tab is ending the session too, and has its own reason.
      if (!isScreenLeft(router)) endSession(router, { reason: 'elsewhere' })
      return
    }
    forgetAnswers(queryClient)
    // The guard checks this page again for the new user.
    visit.path = null
    void router.invalidate()
  })
  const stopRights = followRights(router)
  const stopUser = followUser(queryClient)
  // A page restored from the back-forward cache shows its earlier state.
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted || isSessionCurrent()) return
    document.documentElement.hidden = true
    if (session.authenticated) clearSession(queryClient, null)
    window.location.reload()
  }
  window.addEventListener('pageshow', onShow)
  return () => {
    stop()
    stopRights()
    stopUser()
    window.removeEventListener('pageshow', onShow)
  }
}

/** A link of a mail opens in a tab of its own: this one must not go on asking to open it. */
export function followUser(queryClient: QueryClient): () => void {
  return onUserChangedElsewhere(() => {
    const { user } = session
    if (user === null) return
    void refreshUser()
    void queryClient.invalidateQueries({ queryKey: keys.users.one(user.id) })
  })
}

/** A check beside a navigation may bring other rights: the page may be one that they do not open. */
function followRights(router: RegisteredRouter): () => void {
  let { user, permissions } = session
  return subscribe(session, () => {
    const before = { user, permissions }
    ;({ user, permissions } = session)
    const isSamePerson = user !== null && before.user?.id === user.id
    if (isSamePerson && before.permissions.join() !== permissions.join()) void router.invalidate()
  })
}

function asTexts(values: unknown): Record<string, string> {
  return typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
    : {}
}
