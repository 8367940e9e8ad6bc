import { createMemoryHistory } from '@tanstack/react-router'
import * as v from 'valibot'
import { snapshot } from 'valtio'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { createQueryClient } from '@/api/query-client'
import { actOnFailure } from '@/app/failures/api-failures'
import { followSession } from './after-navigation'
import type { KnownUser } from '@/contract/people/users'
import type { FailureBody } from '@/contract/wire'
import { type AppRouter, createAppRouter } from '@/app/router'
import { addresses } from '@/rules/addresses/addresses'
import { guestPermissions } from '@/rules/people/guest-permissions'
import { guard } from '@/app/guard/guard'
import { paymentRun } from '@/screens/shared/payment/payment-run'
import { factsOf, keepFacts } from '@/screens/citizen/parcels/search/known-facts'
import { lastSearch, rememberSearch } from '@/screens/citizen/parcels/search/last-search'
import { endForInactivity, endStaleSession, signOut } from './session-flow'
import { attemptFor, attempts, moveAttempt } from '@/state/cart/attempts'
import { lockedItems } from '@/state/cart/locked-items'
import { cart, showCart } from '@/state/cart/cart'
import { draftFor, forgetDrafts } from '@/state/office/drafts'
import { config } from '@/state/preferences'
import { rememberListSearch } from '@/state/office/list-searches'
import { keepOpenChange, openChangeOf } from '@/state/office/open-changes'
import { overlays } from '@/state/overlays'
import { forgetPaidElsewhere, paidElsewhere } from '@/state/cart/paid-elsewhere'
import { rememberName } from '@/state/session/remembered-name'
import { keepAskedReset } from '@/state/session/asked-reset'
import { keepResetToken } from '@/state/session/reset-token'
import { logRoute, previousRoute, rememberPrevious, routeLog } from '@/state/route-log'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { purgeSession, session } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { chooseTheme } from '@/state/theme'
import { notePaymentLedAway, paymentLedAway } from '@/state/cart/payment-led-away'
import { showToast, shownToast } from '@/ui/feedback/toast'

/**
 * What a tab may hold after a session, however it ended: the cart, the visitor's preferences and
 * the city's public facts. An interrupted user finds drafts and an open payment after signing in
 * again; other users do not.
 */

const host = 'kent.pay.localhost:5173'
const receipt = '0123456789abcdef0123456789abcdef'
const earlierReceipt = 'fedcba9876543210fedcba9876543210'

const person = (id: string): KnownUser => ({
  id,
  name: 'Jane Doe',
  email: `${id}@mail.example`,
  username: id,
  phone: null,
  role: ['User'],
  merchant_id: 'm1',
  sub_domain: 'kent',
})
const form = v.object({ name: v.string() })
const draft = () => draftFor('/checkout', form)
const purchase = { tender: 'card', item_ids: ['25-1'], total_cents: 97662, facts: {} } as const

const failure = (status: number, body: FailureBody = {}) =>
  new ApiFailure({
    kind: 'http',
    callId: 'getBill',
    requestId: 'r1',
    status,
    body,
    retryAfterSeconds: null,
  })

/** The outcome of the payment that was made while signed in. */
type Outcome = 'succeeded' | 'unknown'

/** A tab in which a guest and then Jane did everything that a tab remembers. */
function usedTab(outcome: Outcome) {
  const queryClient = createQueryClient()
  const router = createAppRouter(
    { queryClient, site: { protocol: 'http:', host, leave: () => undefined } },
    createMemoryHistory({ initialEntries: ['/user-profile/jane'] }),
  )
  vi.spyOn(router, 'navigate').mockResolvedValue()
  configureClient({
    baseUrl: `http://${host}`,
    token: () => session.token,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: (request) =>
      Promise.resolve(
        request.url.endsWith('/api/logout')
          ? Response.json({ status: 'success' })
          : Response.json({ message: 'Unauthenticated.' }, { status: 401 }),
      ),
    onFailure: (failed) => void actOnFailure(router, failed),
  })
  config.language = 'de'
  chooseTheme('dark')
  rememberName('jane@mail.example')
  window.localStorage.setItem('user-cart', '[{"id":"kept whole"}]')

  const asGuest = draft()
  asGuest.read()
  asGuest.keep({ name: 'typed by a guest' })

  openSession('good', person('jane'))
  logRoute(
    { path: '/a', params: {}, query: {}, name: 'a', meta: {}, fullPath: '/a?q=08-004512' },
    { at: 7, user: session.user },
  )
  rememberPrevious('/a', '/a?q=08-004512')
  rememberListSearch('/users/m1', '?q=Doe')
  const asJane = draft()
  asJane.read()
  asJane.keep({ name: 'typed by Jane' })
  keepOpenChange('refund 1', 'key-of-janes-refund')
  pay('succeeded', earlierReceipt)
  pay(outcome, outcome === 'succeeded' ? receipt : null)
  rememberSearch('water', { q: '08-004512' })
  keepFacts('water', { zip: '45373' })
  keepResetToken('reset-token-of-jane')
  keepAskedReset('jane@mail.example')
  notePaymentLedAway('unknown')
  paidElsewhere.list = [{ key: 'k', item_ids: ['25-1'], receipt_id: receipt }]
  overlays.findReceipt = true
  showToast({ text: 'Jane Doe is saved.', onUndo: () => undefined })
  showCart(true)
  for (const key of ['merchant-info', 'site-off', 'departments', 'bills', 'accounts', 'users']) {
    queryClient.setQueryData([key, 'of Jane'], { secret: true })
  }
  queryClient.getMutationCache().build(queryClient, { mutationKey: ['save'] })
  return { router, queryClient }
}

function pay(state: Outcome, receiptId: string | null): void {
  const { key } = attemptFor(purchase)
  moveAttempt(key, state, { receipt_id: receiptId, at: '2026-06-01T14:00:00.000Z' })
}

function otherTab(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  }
}

interface Tab {
  router: AppRouter
  queryClient: ReturnType<typeof createQueryClient>
}

/** Signed out by the user: nothing is kept. */
const signedOut: readonly (readonly [string, (tab: Tab) => unknown])[] = [
  ['the button', ({ router }) => signOut(router)],
  [
    'the button, in another tab',
    ({ router }) => {
      stops.push(followSession(router))
      otherTab({ id_token: null, 'user-data': null, 'last-sign-out': 'another one' })
    },
  ],
  [
    'the button, after the server refused the token',
    async ({ router }) => {
      const leaving = signOut(router)
      purgeSession('expired', ['Unauthenticated.'])
      await leaving
    },
  ],
]

/** Interrupted: drafts and an open payment wait for the same user. */
const interrupted: readonly (readonly [string, (tab: Tab) => unknown])[] = [
  ['30 minutes in which nobody was there', ({ router }) => endForInactivity(router)],
  [
    '30 minutes, found out when the page is loaded again',
    ({ queryClient }) => endStaleSession(queryClient),
  ],
  [
    'a token check that fails',
    async ({ router }) => {
      session.user = null
      const check = guard({
        context: router.options.context,
        location: { href: '/user-profile/jane', pathname: '/user-profile/jane' },
        address: addresses.userProfile,
        preload: false,
      })
      await expect(check).rejects.toBeDefined()
    },
  ],
  ['a 401', ({ router }) => actOnFailure(router, failure(401, { message: 'Unauthenticated.' }))],
  [
    'an unknown subdomain',
    ({ router }) => actOnFailure(router, failure(403, { error: 'Subdomain does not exist' })),
  ],
  [
    'the end of the session in another tab',
    ({ router }) => {
      stops.push(followSession(router))
      otherTab({ id_token: null, 'user-data': null })
    },
  ],
]

const stops: (() => void)[] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fresh()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  fresh()
  vi.restoreAllMocks()
})

function fresh(): void {
  purgeSession()
  forgetScreenLeft()
  forgetDrafts()
  forgetPaidElsewhere()
  window.localStorage.clear()
  window.sessionStorage.clear()
  attempts.current = null
  config.language = null
}

const keysOf = (storage: Storage) => Object.keys(storage).toSorted()
const preferences = ['config', 'sign-in-name', 'theme-mode', 'theme-mode-menu']

/** The page's memory: each store in its initial state. */
function expectMemoryOfNobody({ queryClient }: Tab): void {
  expect(snapshot(session)).toMatchObject({
    token: null,
    authenticated: false,
    user: null,
    permissions: guestPermissions,
  })
  expect(document.cookie).not.toContain('id_token')
  expect(attempts.current).toBeNull()
  expect(paymentRun.phase).toEqual({ at: 'ready', refusal: null })
  expect(paidElsewhere.list).toEqual([])
  expect(lastSearch('water')).toEqual({})
  expect(factsOf('water')).toEqual({})
  expect(routeLog()).toEqual([])
  expect(previousRoute()).toBeNull()
  expect(cart.panelOpen).toBe(false)
  expect(overlays.findReceipt).toBe(false)
  expect(shownToast()).toBeNull()
  const answers = queryClient.getQueryCache().findAll({ predicate: ({ state }) => !!state.data })
  expect(answers.map(({ queryKey }) => queryKey[0])).toEqual(['merchant-info', 'site-off'])
  expect(queryClient.getMutationCache().getAll()).toEqual([])
}

function stored(): string {
  return JSON.stringify([window.localStorage, window.sessionStorage])
}

describe.each(signedOut)('signed out by %s', (_, end) => {
  it.each(['succeeded', 'unknown'] as const)(
    'with a payment that is %s: the cart, preferences and public facts are left',
    async (outcome) => {
      const tab = usedTab(outcome)
      await end(tab)
      await settled()
      expect(keysOf(window.localStorage)).toEqual(
        // The mark by which sleeping tabs forget what they hold; it has no user data.
        [...preferences, 'last-sign-out', 'user-cart'].toSorted(),
      )
      expect(window.localStorage.getItem('user-cart')).toBe('[{"id":"kept whole"}]')
      expect(keysOf(window.sessionStorage)).toEqual([])
      expectMemoryOfNobody(tab)
      expect(paymentLedAway.known).toBeNull()
      // The same user finds nothing left, too.
      openSession('next', person('jane'))
      expect(draft().read()).toBeNull()
      expect(openChangeOf('refund 1')).toBeNull()
      expect(attempts.current).toBeNull()
    },
  )
})

describe.each(interrupted)('interrupted by %s', (_, end) => {
  it('after a completed payment: its data are gone, and the drafts are Jane’s', async () => {
    const tab = usedTab('succeeded')
    await end(tab)
    await settled()
    expect(keysOf(window.localStorage)).toEqual([...preferences, 'user-cart'].toSorted())
    expect(keysOf(window.sessionStorage)).toEqual([
      'asked-reset',
      'drafts',
      'open-changes',
      // One word only: what is known of an interrupted payment, which the next page reports.
      'payment-led-away',
      'reset-token',
    ])
    expectMemoryOfNobody(tab)
    expect(stored()).not.toContain(receipt)
    expect(stored()).not.toContain(earlierReceipt)
    expect(stored()).not.toContain('typed by a guest')

    expect(draft().read()).toBeNull()
    openSession('other', person('joe'))
    expect(draft().read()).toBeNull()
    expect(openChangeOf('refund 1')).toBeNull()
    expect(attempts.current).toBeNull()
    openSession('next', person('jane'))
    expect(draft().read()).toEqual({ name: 'typed by Jane' })
    expect(openChangeOf('refund 1')?.key).toBe('key-of-janes-refund')
    expect(attempts.current).toBeNull()
  })

  it('during an open payment: it waits for Jane, without any receipt', async () => {
    const tab = usedTab('unknown')
    const { key } = attempts.current ?? {}
    await end(tab)
    await settled()
    expect(keysOf(window.sessionStorage)).toEqual([
      'asked-reset',
      'drafts',
      'open-changes',
      'payment-attempt-aside',
      'payment-led-away',
      'reset-token',
    ])
    expectMemoryOfNobody(tab)
    expect(stored()).not.toContain(earlierReceipt)

    openSession('other', person('joe'))
    expect(attempts.current).toBeNull()
    expect(lockedItems.ids).toEqual([])
    expect(paymentRun.phase.at).toBe('ready')
    purgeSession('expired')
    openSession('next', person('jane'))
    expect(attempts.current).toMatchObject({ key, state: 'unknown', receipt_id: null, paid: [] })
    expect(lockedItems.ids).toEqual(attempts.current?.item_ids)
    expect(paymentRun.phase.at).toBe('checking')
  })
})

describe('another user signs in in another tab, over the existing session', () => {
  it('none of Jane’s data is shown to them', async () => {
    const tab = usedTab('succeeded')
    stops.push(followSession(tab.router))
    vi.spyOn(tab.router, 'invalidate').mockResolvedValue()
    otherTab({ id_token: 'of-joe' })
    await settled()
    openSession('of-joe', person('joe'))
    expect(attempts.current).toBeNull()
    expect(draft().read()).toBeNull()
    expect(lastSearch('water')).toEqual({})
    expect(factsOf('water')).toEqual({})
    expect(stored()).not.toContain(receipt)
  })
})

/** Waits for calls and listeners that follow. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Everything that a module can keep from one page to the next; a new store must be listed here with
 * its fate.
 */
const holders: Readonly<Record<string, 'kept' | 'forgotten' | 'of nobody'>> = {
  // The cart and the visitor's preferences.
  'state/cart/cart.ts store': 'kept',
  'state/preferences.ts store': 'kept',
  'state/preferences.ts config': 'kept',
  'state/theme.ts chosen': 'kept',
  'state/theme.ts came': 'kept',
  'state/theme.ts theme': 'kept',
  'state/session/remembered-name.ts store': 'kept',

  // The city's public facts.
  'state/city-facts.ts store': 'kept',

  // A user's or a session's; the tests above check each.
  'state/session/session.ts tokenStore': 'forgotten',
  'state/session/session.ts userStore': 'forgotten',
  'state/session/session.ts session': 'forgotten',
  'state/cart/cart.ts cart': 'forgotten',
  'state/cart/attempts.ts store': 'forgotten',
  'state/cart/attempts.ts aside': 'forgotten',
  'state/cart/attempts.ts attempts': 'forgotten',
  'state/cart/attempts.ts whose': 'forgotten',
  'state/cart/locked-items.ts lockedItems': 'forgotten',
  'state/office/drafts.ts store': 'forgotten',
  'state/office/open-changes.ts store': 'forgotten',
  'state/overlays.ts overlays': 'forgotten',
  'state/cart/paid-elsewhere.ts paidElsewhere': 'forgotten',
  'state/session/asked-reset.ts store': 'forgotten',
  'state/session/reset-token.ts store': 'forgotten',
  'state/route-log.ts records': 'forgotten',
  'state/route-log.ts previous': 'forgotten',
  'state/cart/payment-led-away.ts store': 'forgotten',
  'state/cart/payment-led-away.ts paymentLedAway': 'forgotten',
  'state/session/activity.ts activityStore': 'forgotten',
  'state/session/activity.ts written': 'forgotten',
  'state/session/activity.ts last': 'forgotten',
  'state/session/activity.ts lateWrite': 'forgotten',
  'state/session/activity.ts passed': 'forgotten',
  'state/session/activity.ts token': 'forgotten',
  'screens/shared/payment/payment-run.ts paymentRun': 'forgotten',
  'screens/shared/payment/payment-run.ts sent': 'forgotten',
  'screens/office/counter/held-form.ts held': 'forgotten',
  'screens/office/counter/held-form.ts isFollowed': 'forgotten',
  'screens/citizen/parcels/search/known-facts.ts known': 'forgotten',
  'screens/citizen/parcels/search/known-facts.ts token': 'forgotten',
  'screens/citizen/parcels/search/last-search.ts searches': 'forgotten',
  'screens/shared/reading/reader-worker.ts goOn': 'forgotten',
  'screens/office/imports/run/upload-job.ts controls': 'forgotten',
  'screens/shared/list/export/export-job.ts controls': 'forgotten',
  'screens/shared/list/export/export-job.ts queue': 'forgotten',
  'screens/shared/list/export/export-worker.ts builder': 'forgotten',
  'state/office/export-jobs.ts exportJobs': 'forgotten',
  'state/office/import-jobs.ts importJobs': 'forgotten',
  'state/office/list-searches.ts store': 'forgotten',
  'ui/feedback/toast.ts shown': 'forgotten',

  // About the page, its scripts, messages and clock: the same for everyone.
  'state/session/last-sign-out.ts store': 'of nobody',
  'state/office/drafts.ts ended': 'of nobody',
  'state/route-log.ts isOver': 'of nobody',
  'state/session/screen-left.ts screenLeft': 'of nobody',
  'state/session/before-sign-out.ts questions': 'of nobody',
  'state/cart/attempts.ts attemptReplaced': 'of nobody',
  'state/cart/paid-elsewhere.ts outcomeElsewhere': 'of nobody',
  'state/session/activity.ts heartbeat': 'of nobody',
  'state/session/activity.ts skips': 'of nobody',
  'state/session/activity.ts touched': 'of nobody',
  'state/session/activity.ts skipped': 'of nobody',
  'state/chunks.ts chunks': 'of nobody',
  'state/chunks.ts demoFault': 'of nobody',
  'state/chunks.ts left': 'of nobody',
  'state/chunks.ts leaving': 'of nobody',
  'state/chunks.ts asked': 'of nobody',
  'state/clock.ts offset': 'of nobody',
  'state/demo.ts demo': 'of nobody',
  'state/page-unload.ts leaving': 'of nobody',
  'state/cart/payments-in-flight.ts paymentsInFlight': 'of nobody',
  'state/theme.ts endOfSwitching': 'of nobody',
  'api/added-calls.ts said': 'of nobody',
  'api/client.ts settings': 'of nobody',
  'app/guard/token-check.ts underWay': 'forgotten',
  // Of a page, and without a person in it.
  'app/monitoring/report.ts send': 'of nobody',
  'app/monitoring/report.ts timer': 'of nobody',
  'app/monitoring/report.ts told': 'of nobody',
  'app/monitoring/report.ts waiting': 'of nobody',
  'ui/feedback/live-region.tsx spoken': 'of nobody',
  'ui/theme/late-ui.tsx loaded': 'of nobody',
  'ui/feedback/live-region.tsx listeners': 'of nobody',
  'screens/citizen/cart/cart-contents.tsx noBills': 'of nobody',
  'screens/citizen/parcels/search/selection.ts nothingSelected': 'of nobody',
  'routes/_shared.tsx loaded': 'of nobody',
  'screens/shared/list/list-screen.tsx noFilters': 'of nobody',
  'ui/feedback/toast.ts count': 'of nobody',
  'ui/feedback/toast.ts listeners': 'of nobody',
  'ui/form/shell/after-press.ts isDown': 'of nobody',
  'ui/form/shell/after-press.ts waiting': 'of nobody',
  'ui/form/shell/form-errors.ts ownKeys': 'of nobody',
  'ui/layout/use-scrolled-past.ts isHeard': 'of nobody',
  'ui/layout/use-scrolled-past.ts listeners': 'of nobody',
  'ui/layout/use-scrolled-past.ts scrolled': 'of nobody',
  'ui/overlay/dialog.tsx ModalWindow': 'of nobody',
  'ui/table/list-table-head.tsx noLines': 'of nobody',
}

const memory = [
  /^(?:export )?const (\w+)(?:: [^=\n]+)? =\s*(?:__MOCK__\s*\?\s*)?(?:storedJson|storedText|proxy)\b/gmu,
  /^(?:export )?const (\w+)(?:: [^=\n]+)? = new (?:Map|Set|WeakMap|WeakSet)\b/gmu,
  /^const (\w+): .*\[\] = \[\]/gmu,
  /^let (\w+)/gmu,
]

it('every store of the application is in the list', () => {
  const sources = import.meta.glob<string>(
    ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/{contract,rules,i18n}/**'],
    { query: '?raw', import: 'default', eager: true },
  )
  const found = Object.entries(sources).flatMap(([file, text]) =>
    memory.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name]) => `${file.replace('/src/', '')} ${name}`),
    ),
  )
  expect(found.toSorted()).toEqual(Object.keys(holders).toSorted())
})
