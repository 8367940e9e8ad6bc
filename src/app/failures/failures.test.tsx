import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PersonaName } from '@mocks/world/personas'
import { createQueryClient } from '@/api/query-client'
import { contract, type CallId } from '@/contract/all'
import { openAddress, readyCloud, signInAs, stubBrowser } from '@/app/open-address.test-support'
import { purgeSession, session } from '@/state/session/session'

/**
 * Each way to fail × a representative call of each resource → what is shown (specification §8,
 * quality.md fault rules 2 and 4, decision 3). One world for all: nothing is written.
 */

const host = 'miamicounty.pay.localhost'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const tooMany = () =>
  new Response(JSON.stringify({ message: 'Slow down.' }), {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': '30' },
  })
const html = (status: number) =>
  new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } })

const failures = {
  '401': () => json(401, { message: 'Unauthenticated.' }),
  '403 unknown subdomain': () => json(403, { error: 'Subdomain does not exist' }),
  '403 anything else': () => json(403, { error: 'Not with your role' }),
  '404': () => json(404, { message: 'No such thing' }),
  '500': () => json(500, { message: 'The books are closed' }),
  '429': tooMany,
  '502 with a page': () => html(502),
  '200 with a page': () => html(200),
  'half an answer': () =>
    new Response('{"data":[', { headers: { 'content-type': 'application/json' } }),
  'an empty answer': () => new Response('', { headers: { 'content-type': 'application/json' } }),
  'another shape': () => json(200, { data: { a: 1 } }),
  'no answer': () => Promise.reject(new TypeError('Failed to fetch')),
} satisfies Record<string, () => Response | Promise<never>>
type Failure = keyof typeof failures

/** What each says where the data would be: no two of the four kinds, nor a 429, read the same. */
const words = {
  '429': /Too many tries in a short time\. Try again in 30 seconds\./u,
  '502 with a page': /Our server could not do this right now\. Try again in a moment\./u,
  '200 with a page': /The answer did not come from our server\./u,
  'half an answer': /The answer did not come from our server\./u,
  'an empty answer': /The answer did not come from our server\./u,
  'another shape': /Our server’s answer was incomplete\. Try again in a moment\./u,
  'no answer': /We could not reach the server\. Check your connection, then try again\./u,
} satisfies Partial<Record<Failure, RegExp>>
/** The server's message replaces ours in the error list; the wait is still shown. */
const listedWords = { ...words, '429': /Slow down\. Try again in 30 seconds\./u }
const inPlace = [
  '429',
  '502 with a page',
  '200 with a page',
  'half an answer',
  'an empty answer',
  'another shape',
  'no answer',
] as const

/** Which words belong to which failure is the same everywhere: all of them at one place. */
const elsewhere = ['429', 'no answer'] as const

interface Place {
  readonly call: CallId
  readonly path: string
  readonly persona?: PersonaName
  /** The screen's own sentence about the missing data; the reason follows. */
  readonly says?: RegExp
  /** The server's message is shown, as the error list. */
  readonly lists?: true
}

const bill = '/overview-parcel/08-004512/2025/real-estate-tax'

const places: Readonly<Record<string, Place>> = {
  departments: { call: 'listDepartments', path: '/departments' },
  'a bill': { call: 'getBill', path: bill },
  'bills found': {
    call: 'searchBills',
    path: '/real-estate-tax/search?q=08-0045',
    says: /^The search did not work\. What you typed is still there\. /u,
  },
  'a receipt': { call: 'getReceipt', path: '/print-receipt/0123456789abcdef0123456789abcdef' },
  'a user': { call: 'getUser', path: '/user-profile/:id', persona: 'user', lists: true },
  'a report': {
    call: 'getDashboard',
    path: '/dashboard',
    persona: 'merchant-admin',
    says: /^The numbers could not be loaded\. /u,
    lists: true,
  },
}

let cloud: Awaited<ReturnType<typeof readyCloud>>

beforeAll(async () => {
  cloud = await readyCloud()
})

beforeEach(() => {
  stubBrowser()
  // React logs what a boundary catches, and the guard what it only logs.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  purgeSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the place with a failing call; `mend` lets the call through again. */
async function open({ call, path, persona }: Place, failure: Failure) {
  const id = persona === undefined ? '' : await signInAs(cloud, persona)
  let spoiled = true
  const wanted = new RegExp(`/${contract[call].path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u')
  const { router } = openAddress(path.replace(':id', id), {
    host,
    queryClient: withoutPause(),
    fetch: async (request) => {
      const hit = wanted.test(new URL(request.url).pathname)
      return hit && spoiled ? failures[failure]() : cloud.fetch(request)
    },
  })
  return { pathname: () => router.state.location.pathname, mend: () => void (spoiled = false) }
}

/** The application's own rules with an immediate retry; api/query-client.test.ts times the pause. */
function withoutPause() {
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  return queryClient
}

const patient = { timeout: 3_000 }
// By element, because a search by role in a whole page takes ten times as long.
const headings = () => [...document.querySelectorAll('h1')]
const alert = () => document.querySelector<HTMLElement>('[role="alert"]')
const heading = (name: string | RegExp) =>
  waitFor(() => expect(headings().map((one) => one.textContent)).toEqual([matching(name)]), patient)
const matching = (name: string | RegExp): unknown =>
  typeof name === 'string' ? name : expect.stringMatching(name)
async function alertShown(): Promise<HTMLElement> {
  return waitFor(() => {
    const shown = alert()
    if (shown === null) throw new Error('no alert')
    return shown
  }, patient)
}

describe.each(Object.entries(places))('%s', (name, place) => {
  it.each(name === 'departments' ? inPlace : elsewhere)(
    '%s: in place, with Retry and reference',
    async (failure) => {
      const { mend } = await open(place, failure)
      const panel = await alertShown()
      expect(panel.textContent).toMatch(place.says ?? /^/u)
      expect(panel.textContent).toMatch((place.lists === true ? listedWords : words)[failure])
      expect(screen.getByText(/^Reference: [0-9a-f]{8}-[0-9a-f-]{27}$/u)).toBeDefined()
      expect(headings()).toHaveLength(1)
      expect(panel.textContent).not.toMatch(/Bad gateway|Failed to fetch/u)
      // No receipt has that number: once mended, the call is a 404.
      mend()
      fireEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(alert()).toBeNull(), patient)
    },
  )

  it('500 with a message: shown where the server’s message is the error list, hidden elsewhere', async () => {
    await open(place, '500')
    const panel = await alertShown()
    expect(panel.textContent.includes('The books are closed')).toBe(place.lists === true)
  })

  it('403 with any other text: a permission panel in place; the session stays', async () => {
    const { pathname } = await open(place, '403 anything else')
    const role = place.persona === undefined ? /^Sign in with an account/u : /^Your role \(/u
    expect(await screen.findByText(role, {}, patient)).toBeDefined()
    expect(headings()).toHaveLength(1)
    expect(alert()).toBeNull()
    expect(pathname()).not.toBe('/404')
    expect(session.authenticated).toBe(place.persona !== undefined)
  })

  it('403 of an unknown subdomain: logged out, and to /wrong-url', async () => {
    const { pathname } = await open(place, '403 unknown subdomain')
    await heading(/^Oops!/u)
    expect(pathname()).toBe('/wrong-url')
    expect(session.authenticated).toBe(false)
  })

  it('401: logged out, and to sign-in, in our words; a guest is just asked', async () => {
    const { pathname } = await open(place, '401')
    await heading('Sign in')
    expect(pathname()).toBe('/sign-in')
    const hadSession = place.persona !== undefined
    expect(session).toMatchObject({
      authenticated: false,
      token: null,
      ended: hadSession ? 'expired' : null,
      // The server's are for a failed token check (specification §8).
      errors: [],
    })
  })

  it('404: to /404, and the session stays', async () => {
    const { pathname } = await open(place, '404')
    await heading('We could not find that page')
    expect(pathname()).toBe('/404')
    expect(session.authenticated).toBe(place.persona !== undefined)
  })
})

describe('a token that cannot be checked', () => {
  const tokenCheck: Place = { call: 'verifyToken', path: '/departments', persona: 'user' }

  it.each(['403 anything else', '404', 'another shape'] as const)(
    '%s: sign-in',
    async (failure) => {
      const { pathname } = await open(tokenCheck, failure)
      await heading('Sign in')
      expect(pathname()).toBe('/sign-in')
      expect(session.authenticated).toBe(false)
    },
  )

  it('403 of an unknown subdomain: logged out, and to /wrong-url', async () => {
    const { pathname } = await open(tokenCheck, '403 unknown subdomain')
    await heading(/^Oops!/u)
    expect(pathname()).toBe('/wrong-url')
    expect(session.authenticated).toBe(false)
  })
})

describe('merchant-info (specification §8: only logged)', () => {
  it.each(elsewhere)('%s: the page goes on', async (failure) => {
    await open({ call: 'getMerchantInfo', path: '/departments' }, failure)
    expect(await screen.findByText('Real estate tax', { selector: 'a' }, patient)).toBeDefined()
    expect(alert()).toBeNull()
    const logged = vi.mocked(console.warn).mock.calls.flat().join(' ')
    expect(logged).toMatch(/^getMerchantInfo: /u)
  })
})

describe('the list of payment types (specification §8)', () => {
  const typeList: Place = { call: 'getTypeList', path: '/blind-payments/dog-licenses' }

  it.each([...elsewhere, '403 anything else'] as const)(
    '%s: only logged, and the form is there without it',
    async (failure) => {
      const { pathname } = await open(typeList, failure)
      await heading('Dog licenses')
      expect(pathname()).toBe('/blind-payments/dog-licenses')
      expect(alert()).toBeNull()
      const logged = vi.mocked(console.warn).mock.calls.flat().join(' ')
      expect(logged).toMatch(/^getTypeList: /u)
    },
  )

  it.each([
    ['401', '/sign-in', 'Sign in'],
    ['404', '/404', 'We could not find that page'],
    ['403 unknown subdomain', '/wrong-url', /^Oops!/u],
  ] as const)('%s: as on every call, to %s', async (failure, path, title) => {
    const { pathname } = await open({ ...typeList, persona: 'user' }, failure)
    await heading(title)
    expect(pathname()).toBe(path)
    // As specified, a missing thing never ends a session.
    expect(session.authenticated).toBe(failure === '404')
  })
})
