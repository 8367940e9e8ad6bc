import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { personaNamed } from '@mocks/world/personas'
import { officeKeys } from '@/api/office-keys'
import { followSession } from './after-navigation'
import { openAddress, readyCloud, signInAs, stubBrowser } from '@/app/open-address.test-support'
import type { AppRouter } from '@/app/router'
import { endForInactivity, signOut } from './session-flow'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { purgeSession, session } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'

/** After its session ends a screen makes no more calls, and the first reason is the one shown. */

const host = 'miamicounty.pay.localhost'
const unauthorized = () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })

let cloud: Awaited<ReturnType<typeof readyCloud>>

beforeAll(async () => {
  cloud = await readyCloud()
})

let stop = (): void => undefined
let mend = (): void => undefined

function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve: (value: T) => resolve(value) }
}

beforeEach(() => {
  stubBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  stop()
  mend()
  cleanup()
  forgetScreenLeft()
  purgeSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Opened {
  readonly router: AppRouter
  /** The calls since the dashboard was loaded, without the guard's own. */
  readonly asked: string[]
  /** Replaces the server's answers from now on. */
  readonly answer: (by: (path: string) => Response | Promise<Response> | null) => void
}

/** A clerk's dashboard with its figures; the next page waits for `arrive`. */
async function openDashboard(): Promise<Opened & { arrive: () => void }> {
  await signInAs(cloud, 'merchant-admin')
  const asked: string[] = []
  let special: (path: string) => Response | Promise<Response> | null = () => null
  const { router, queryClient } = openAddress('/dashboard', {
    host,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\//u, '')
      if (!['merchant-info', 'get-departments', 'verify_token'].includes(path)) {
        asked.push(request.headers.has('authorization') ? path : `${path} without a token`)
      }
      return (await special(path)) ?? cloud.fetch(request)
    },
  })
  stop = followSession(router)
  await waitFor(() => expect(asked).toContain('dashboard'), { timeout: 10_000 })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  asked.length = 0

  // Delays the next page's script, as a slow network does.
  const { promise, resolve } = later<undefined>()
  const { options } = router.routesByPath['/sign-in']
  const { loader } = options
  options.loader = () => promise
  mend = () => {
    if (loader) options.loader = loader
  }
  return {
    router,
    asked,
    answer: (by) => (special = by),
    arrive: () => resolve(undefined),
  }
}

/** Triggers what a page does when it becomes visible again, and waits. */
async function lookedAt() {
  await act(async () => Promise.resolve())
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 60))
  })
}

const said = async (text: string | RegExp) => {
  await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(text), {
    timeout: 5_000,
  })
}

/** Another tab of this origin ended the session that both have. */
function otherTabEnds() {
  window.localStorage.removeItem('id_token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'id_token', newValue: null }))
}

/**
 * Simulates inactivity in the whole browser while this tab's timers are throttled, as those of
 * hidden tabs are.
 */
function nobodyFor(minutes: number) {
  const then = Date.now() + minutes * 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => then)
}

describe('signing out on the dashboard', () => {
  it('makes no call but the logout, and says that the user is signed out', async () => {
    const { router, asked, arrive } = await openDashboard()
    const leaving = signOut(router)
    await lookedAt()
    expect(asked).toEqual(['logout'])
    arrive()
    await leaving
    await said('You are signed out.')
    expect(session).toMatchObject({ ended: 'signed-out', errors: [] })
    expect(asked).toEqual(['logout'])
    expect(router.state.location.href).toBe('/sign-in')
  }, 20_000)

  it('shows nothing private and makes no calls while the server is slow to answer', async () => {
    const { router, asked, answer, arrive } = await openDashboard()
    const { promise, resolve } = later<Response>()
    answer((path) => (path === 'logout' ? promise : unauthorized()))
    const leaving = signOut(router)
    await lookedAt()
    expect(screen.getByRole('status').textContent).toBe('Signing you out…')
    expect(document.querySelector('main')).toBeNull()
    expect(asked).toEqual(['logout'])
    resolve(Response.json({ status: 'success' }))
    arrive()
    await leaving
    await said('You are signed out.')
    expect(asked).toEqual(['logout'])
  }, 20_000)

  it('happens once: a second press, and inactivity meanwhile, change nothing', async () => {
    const { router, asked, arrive } = await openDashboard()
    const leaving = [signOut(router), signOut(router), endForInactivity(router)]
    arrive()
    await Promise.all(leaving)
    await said('You are signed out.')
    expect(asked).toEqual(['logout'])
    expect(session.ended).toBe('signed-out')
  }, 20_000)

  it('keeps its reason when another tab signs out meanwhile', async () => {
    const { router, asked, answer, arrive } = await openDashboard()
    answer((path) => {
      if (path === 'logout') otherTabEnds()
      return null
    })
    const leaving = signOut(router)
    arrive()
    await leaving
    await said('You are signed out.')
    expect(asked).toEqual(['logout'])
    expect(router.state.location.href).toBe('/sign-in')
  }, 20_000)

  it('brings the screen back when a user has signed in meanwhile, in another tab', async () => {
    const { router, asked, answer } = await openDashboard()
    const next = await cloud.enter(personaNamed('merchant-user').email)
    answer((path) => {
      if (path === 'logout' && next) openSession(next.token, next.user)
      return null
    })
    await signOut(router)
    await waitFor(() =>
      expect(asked.toSorted()).toEqual(['dashboard', 'dashboard/to-do', 'logout']),
    )
    await said(/Dashboard/u)
    expect(session.token).toBe(next?.token)
  }, 20_000)
})

describe('two tabs after 30 minutes of inactivity', () => {
  it('the second one reports inactivity too when the first ends the shared session', async () => {
    const { asked, arrive } = await openDashboard()
    nobodyFor(30)
    otherTabEnds()
    await lookedAt()
    arrive()
    await said(/You were signed out after 30 minutes/u)
    expect(session).toMatchObject({ ended: 'inactive', errors: [] })
    expect(asked).toEqual([])
  }, 20_000)

  it('the second one reports inactivity too when the server refuses its token first', async () => {
    const { router, asked, answer, arrive } = await openDashboard()
    nobodyFor(30)
    answer((path) => (path === 'dashboard' ? unauthorized() : null))
    await router.options.context.queryClient.refetchQueries({ queryKey: officeKeys.dashboard.all })
    await lookedAt()
    arrive()
    await said(/You were signed out after 30 minutes/u)
    expect(asked).toEqual(['dashboard'])
  }, 20_000)

  it('a session that another tab ends earlier returns to its page after sign-in', async () => {
    const { router, arrive } = await openDashboard()
    nobodyFor(10)
    otherTabEnds()
    arrive()
    await waitFor(() => expect(router.state.location.href).toBe('/sign-in?return_to=%2Fdashboard'))
    expect(session.ended).toBe('elsewhere')
  }, 20_000)
})

describe('a call that ends the session', () => {
  it('by 401: no other call goes out without a token', async () => {
    const { router, asked, answer, arrive } = await openDashboard()
    answer(() => unauthorized())
    await router.options.context.queryClient.refetchQueries({ queryKey: officeKeys.dashboard.all })
    await lookedAt()
    arrive()
    await said('Your session has ended. Sign in again.')
    expect(screen.queryByText('Unauthorised')).toBeNull()
    expect(asked).toEqual(['dashboard'])
    expect(session).toMatchObject({ ended: 'expired', errors: [] })
  }, 20_000)

  it('by an unknown subdomain: leads to /wrong-url, and no further call is made', async () => {
    const { router, asked, answer, arrive } = await openDashboard()
    answer(() => Response.json({ error: 'Subdomain does not exist' }, { status: 403 }))
    await router.options.context.queryClient.refetchQueries({ queryKey: officeKeys.dashboard.all })
    await lookedAt()
    arrive()
    await waitFor(() => expect(router.state.location.pathname).toBe('/wrong-url'))
    expect(asked).toEqual(['dashboard'])
    expect(session.token).toBeNull()
  }, 20_000)
})
