import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { createQueryClient } from '@/api/query-client'
import { actOnFailure } from '@/app/failures/api-failures'
import { followSession } from './after-navigation'
import type { KnownUser } from '@/contract/people/users'
import type { FailureBody } from '@/contract/wire'
import { createAppRouter } from '@/app/router'
import { guestPermissions } from '@/rules/people/guest-permissions'
import { endForInactivity, enterSession, signOut } from './session-flow'
import { draftFor } from '@/state/office/drafts'
import { forgetRoutes, logRoute, previousRoute, rememberPrevious } from '@/state/route-log'
import { purgeSession, session } from '@/state/session/session'
import { keepUser, openSession } from '@/state/session/signed-in'
import * as v from 'valibot'

const clerk: KnownUser = {
  id: 'u7',
  name: 'Pat Cole',
  email: 'pat@example.com',
  username: 'pcole',
  phone: null,
  role: ['Merchant Admin'],
  merchant_id: 'm1',
  sub_domain: 'kent',
}

const kent = 'kent.pay.localhost:5173'

function open(host: string, path: string, answer?: () => Promise<Response>) {
  const leave = vi.fn<(url: string) => void>()
  const calls: string[] = []
  const queryClient = createQueryClient()
  const router = createAppRouter(
    { queryClient, site: { protocol: 'http:', host, leave } },
    createMemoryHistory({ initialEntries: [path] }),
  )
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  configureClient({
    baseUrl: `http://${host}`,
    token: () => session.token,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return answer ? answer() : Promise.resolve(Response.json({ status: 'success' }))
    },
    onFailure: (failure) => void actOnFailure(router, failure),
  })
  const wentTo = () => navigate.mock.calls.map(([options]) => options.href ?? options.to)
  return { router, queryClient, leave, calls, wentTo }
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  purgeSession()
  forgetRoutes()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('after login and register (specification §4, decision 18)', () => {
  const arrive = async (host: string, user: KnownUser, interrupted: string | null = null) => {
    const page = open(host, '/sign-in')
    await enterSession(page.router, { token: 'good', user, interrupted, addedCalls: undefined })
    return page
  }

  it('keeps the token in local storage and in a cookie, and a reduced copy of the user', async () => {
    await arrive(kent, clerk)
    expect(window.localStorage.getItem('id_token')).toBe('good')
    expect(document.cookie).toContain('id_token=good')
    expect(JSON.parse(window.localStorage.getItem('user-data') ?? '')).toEqual({
      id: 'u7',
      merchant_id: 'm1',
      role: 'Merchant Admin',
      username: 'pcole',
    })
    expect(session).toMatchObject({ authenticated: true, token: 'good' })
  })

  it.each([
    ['staff lands on the merchant’s dashboard', clerk, null, '/dashboard'],
    ['a citizen lands on /departments', { ...clerk, role: ['User'] }, null, '/departments'],
    ['the interrupted address wins', clerk, '/checkout?step=pay', '/checkout?step=pay'],
    ['another host never does', clerk, 'https://evil.example', '/dashboard'],
    ['a route by name gets the user id', clerk, 'user-profile', '/user-profile/u7'],
  ])('%s', async (_, user, interrupted, expected) => {
    const { wentTo } = await arrive(kent, user, interrupted)
    expect(wentTo()).toEqual([expected])
  })

  it('on another merchant’s subdomain: purged, and off to the own one, keeping protocol and port', async () => {
    const { leave, wentTo } = await arrive('tiffin.pay.localhost:5173', clerk, '/reports')
    expect(leave).toHaveBeenCalledExactlyOnceWith('http://kent.pay.localhost:5173/sign-in')
    expect(wentTo()).toEqual([])
    expect(session.token).toBeNull()
    expect(window.localStorage.getItem('id_token')).toBeNull()
  })

  it('Support on a subdomain: purged, and off to the root’s sign-in', async () => {
    const support = { ...clerk, role: ['Civic Till Support'], sub_domain: null, merchant_id: null }
    const { leave } = await arrive(kent, support)
    expect(leave).toHaveBeenCalledExactlyOnceWith('http://pay.localhost:5173/sign-in')
    expect(session.token).toBeNull()
  })

  it('never shows a user the answers of another user’s calls', async () => {
    const page = open(kent, '/sign-in')
    page.queryClient.setQueryData(['bill', 'secret'], 1)
    await enterSession(page.router, {
      token: 'good',
      user: clerk,
      interrupted: null,
      addedCalls: undefined,
    })
    expect(page.queryClient.getQueryData(['bill', 'secret'])).toBeUndefined()
  })
})

describe('sign-out', () => {
  const signedIn = (answer?: () => Promise<Response>) => {
    openSession('good', clerk)
    const left = { params: {}, query: {}, name: null, meta: {} }
    logRoute({ ...left, path: '/reports', fullPath: '/reports' }, { at: 7, user: session.user })
    rememberPrevious('/reports', '/reports')
    expect(previousRoute()).toBe('/reports')
    const page = open(kent, '/dashboard', answer)
    page.queryClient.setQueryData(['dashboard'], { secret: true })
    return page
  }

  it.each<[string, (() => Promise<Response>) | undefined]>([
    ['after status success', undefined],
    ['after any other status', () => Promise.resolve(Response.json({ status: 'no' }))],
    ['without an answer: it fails closed', () => Promise.reject(new TypeError('offline'))],
    ['after a 500', () => Promise.resolve(Response.json({}, { status: 500 }))],
    ['after a 401', () => Promise.resolve(Response.json({}, { status: 401 }))],
  ])('clears everything %s', async (_, answer) => {
    const { router, queryClient, calls, wentTo } = signedIn(answer)
    draftFor('/x', v.string()).keep('typed')
    await signOut(router)
    expect(calls).toEqual(['GET /api/logout'])
    expect(session).toMatchObject({ token: null, authenticated: false, user: null })
    expect(window.localStorage.getItem('id_token')).toBeNull()
    expect(window.localStorage.getItem('user-data')).toBeNull()
    expect(document.cookie).not.toContain('id_token')
    expect(previousRoute()).toBeNull()
    expect(queryClient.getQueryData(['dashboard'])).toBeUndefined()
    expect(draftFor('/x', v.string()).read()).toBeNull()
    expect(wentTo()).toEqual(['/sign-in'])
  })

  it('keeps the public facts of the merchant, which every frame shows', async () => {
    const { router, queryClient } = signedIn()
    queryClient.setQueryData([...merchantInfoQuery.queryKey], { data: {} })
    await signOut(router)
    expect(queryClient.getQueryData(merchantInfoQuery.queryKey)).toBeDefined()
  })

  it('keeps its reason when its own logout makes another call fail meanwhile', async () => {
    const { router } = signedIn(async () => {
      purgeSession('expired', ['Unauthenticated.'])
      return Promise.resolve(Response.json({ status: 'success' }))
    })
    draftFor('/x', v.string()).keep('typed')
    await signOut(router)
    expect(session).toMatchObject({ ended: 'signed-out', errors: [] })
    expect(draftFor('/x', v.string()).read()).toBeNull()
  })

  it('keeps a session that was opened meanwhile', async () => {
    const { router, wentTo } = signedIn(async () => {
      openSession('better', clerk)
      return Promise.resolve(Response.json({ status: 'success' }))
    })
    await signOut(router)
    expect(session.token).toBe('better')
    expect(wentTo()).toEqual([])
  })

  it('for inactivity reports it, and returns to the interrupted page', async () => {
    const { router, wentTo } = signedIn()
    await endForInactivity(router)
    expect(session.ended).toBe('inactive')
    expect(wentTo()).toEqual(['/sign-in?return_to=%2Fdashboard'])
  })
})

describe('a failed call (specification §8)', () => {
  const failure = (callId: string, status: number, body: FailureBody = {}) =>
    new ApiFailure({
      kind: status === 0 ? 'network' : 'http',
      callId,
      requestId: 'r1',
      status,
      body,
      retryAfterSeconds: null,
    })

  const after = async (failed: ApiFailure) => {
    openSession('good', clerk)
    const page = open(kent, '/reports?from=1')
    await actOnFailure(page.router, failed)
    return page.wentTo()
  }

  it('401 on any call: logged out, to /sign-in and from there back', async () => {
    expect(await after(failure('getBill', 401))).toEqual([
      '/sign-in?return_to=%2Freports%3Ffrom%3D1',
    ])
    expect(session).toMatchObject({ token: null, ended: 'expired' })
  })

  it('401 for a guest: to /sign-in, where no session is said to have ended', async () => {
    const { router, wentTo } = open(kent, '/print-receipt/of-the-office')
    await actOnFailure(router, failure('getReceipt', 401, { message: 'Unauthenticated.' }))
    expect(wentTo()).toEqual(['/sign-in?return_to=%2Fprint-receipt%2Fof-the-office'])
    expect(session).toMatchObject({ ended: null, errors: [] })
  })

  it('401 on login is shown by the form', async () => {
    expect(await after(failure('login', 401))).toEqual([])
    expect(session.token).toBe('good')
  })

  it('403 for an unknown subdomain: logged out, to /wrong-url', async () => {
    const unknown = { error: 'Subdomain does not exist' }
    expect(await after(failure('getBill', 403, unknown))).toEqual(['/wrong-url'])
    expect(session.token).toBeNull()
  })

  it('any other 403 is shown in place and keeps the session', async () => {
    expect(await after(failure('getBill', 403, { error: 'Your role may not' }))).toEqual([])
    expect(session.token).toBe('good')
  })

  it('404: to /404, and the session stays', async () => {
    expect(await after(failure('getBill', 404))).toEqual(['/404'])
    expect(session.token).toBe('good')
  })

  it.each([
    ['500', 500],
    ['no response', 0],
  ])('a token check that fails by %s: purged, to sign-in', async (_, status) => {
    const [to] = await after(failure('verifyToken', status))
    expect(to).toMatch(/^\/sign-in\?return_to=/u)
    expect(session.token).toBeNull()
  })

  it('keeps the server’s errors of a failed token check', async () => {
    await after(failure('verifyToken', 401, { message: 'The token has expired' }))
    expect(session.errors).toEqual(['The token has expired'])
  })
})

describe('the tabs of one origin share a session', () => {
  const fromOtherTab = (token: string | null) => {
    if (token === null) window.localStorage.removeItem('id_token')
    else window.localStorage.setItem('id_token', token)
    window.dispatchEvent(new StorageEvent('storage', { key: 'id_token', newValue: token }))
  }

  it('a sign-out in another tab ends it here, without a call', () => {
    openSession('good', clerk)
    const { router, calls, wentTo } = open(kent, '/dashboard')
    const stop = followSession(router)
    fromOtherTab(null)
    expect(session.token).toBeNull()
    expect(wentTo()).toEqual(['/sign-in?return_to=%2Fdashboard'])
    expect(calls).toEqual([])
    stop()
  })

  it('a sign-in in another tab is checked by the guard', () => {
    const { router } = open(kent, '/departments')
    const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
    const stop = followSession(router)
    fromOtherTab('better')
    expect(session).toMatchObject({ token: 'better', authenticated: true, user: null })
    expect(invalidate).toHaveBeenCalledOnce()
    stop()
  })

  it('rights that have changed meanwhile are checked by the guard, at once', async () => {
    openSession('good', clerk)
    const { router } = open(kent, '/search-for-bill')
    const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
    const stop = followSession(router)
    keepUser({ ...clerk, phone: '(330) 555-0100' })
    await Promise.resolve()
    expect(invalidate).not.toHaveBeenCalled()
    keepUser({ ...clerk, role: ['User'] })
    await Promise.resolve()
    expect(invalidate).toHaveBeenCalledOnce()
    stop()
  })

  it('a user who signs in there has no permissions here until the guard has checked them', () => {
    openSession('good', clerk)
    const { router } = open(kent, '/departments')
    vi.spyOn(router, 'invalidate').mockResolvedValue()
    const stop = followSession(router)
    fromOtherTab('better')
    expect(session.permissions).toEqual(guestPermissions)
    stop()
  })

  it('a session that another tab opened unnoticed is not ended with the one before it', () => {
    openSession('good', clerk)
    // As for a page in the back-forward cache: it receives no event.
    window.localStorage.setItem('id_token', 'better')
    window.localStorage.setItem('user-data', 'theirs')
    purgeSession('expired')
    expect(session.token).toBeNull()
    expect(window.localStorage.getItem('id_token')).toBe('better')
    expect(window.localStorage.getItem('user-data')).toBe('theirs')
  })

  it('ignores an event about the token that this tab has', () => {
    openSession('good', clerk)
    const { router, wentTo } = open(kent, '/dashboard')
    const stop = followSession(router)
    fromOtherTab('good')
    expect(session.user).not.toBeNull()
    expect(wentTo()).toEqual([])
    stop()
  })
})
