import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { personaNamed } from '@mocks/world/personas'
import { contract, type CallId } from '@/contract/all'
import { openAddress, readyCloud, signInAs, stubBrowser } from '@/app/open-address.test-support'
import { setClockOffset } from '@/state/clock'
import { purgeSession } from '@/state/session/session'

/**
 * Covers the time while calls are not answered: the shell at once, a sentence after 10 seconds, and
 * at the time limit a Retry. Time is simulated.
 */

const host = 'miamicounty.pay.localhost'
const bill = '/overview-parcel/08-004512/2025/real-estate-tax'

let cloud: Awaited<ReturnType<typeof readyCloud>>
let asked: string[]
/** The answer to a call; undefined: the cloud answers. */
let befalls: (call: string) => Promise<Response> | undefined

const never = () => new Promise<Response>(() => undefined)
const pathOf = (call: CallId) => `/${contract[call].path}`
const neverAnswers =
  (...calls: readonly CallId[]) =>
  (path: string) =>
    calls.map(pathOf).includes(path) ? never() : undefined

beforeAll(async () => {
  cloud = await readyCloud()
  // Scripts loaded on the way take real time; here they are loaded before.
  await Promise.all([
    import('@/app/guard/visitor-check'),
    import('@/app/session/session-end'),
    import('@/layouts/office/office-outline'),
    import('./bare-frame'),
    import('./auth-frame'),
  ])
})

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  befalls = () => undefined
  setClockOffset(cloud.clock.offset)
  stubBrowser()
  // React logs what a boundary catches, and the guard what it only logs.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  purgeSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Advances the time and waits until its effects are done. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

async function open(path: string) {
  const { router } = openAddress(path, {
    host,
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      return befalls(pathname) ?? cloud.fetch(request)
    },
  })
  await pass(0)
  return { pathname: () => router.state.location.pathname }
}

const triesOf = (call: CallId) => asked.filter((path) => path === pathOf(call)).length
const stillWorking = () => screen.queryByText(/^Still working…/u)
const department = () => screen.queryByRole('link', { name: 'Real estate tax' })

describe('while no call is answered', () => {
  beforeEach(() => {
    befalls = never
  })

  it.each([
    ['/departments', 'What would you like to pay?'],
    ['/', 'What would you like to pay?'],
    ['/real-estate-tax/search?q=08-0045', 'Real Estate Tax'],
    [bill, '08-004512'],
    ['/checkout', 'Checkout'],
    ['/blind-payments/dog-license', 'Dog License'],
  ])('%s has its header, heading and footer at once', async (path, title) => {
    await open(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('button', { name: 'Cart, empty' })).toBeDefined()
    expect(screen.getByRole('contentinfo')).toBeDefined()
    expect(screen.getAllByText('Loading')).toHaveLength(1)
  })

  it('menus that the loaded page would close again are disabled', async () => {
    await open('/departments')
    for (const name of ['Menu', 'Cart, empty', 'Accessibility']) {
      expect(screen.getByRole('button', { name }).closest('[inert]')).not.toBeNull()
    }
  })

  it.each(['/sign-in', '/password-reset', '/dashboard'])(
    '%s has the shape of a form for a guest',
    async (path) => {
      await open(path)
      expect(screen.getByRole('combobox', { name: 'Language' })).toBeDefined()
      expect(screen.getByRole('contentinfo')).toBeDefined()
      expect(screen.getAllByText('Loading')).toHaveLength(1)
    },
  )

  it.each([
    ['merchant-admin', '/dashboard', 'Dashboard'],
    ['user', '/user-profile/6', 'My profile'],
  ] as const)('%s sees the shape of %s and no name', async (persona, path, title) => {
    await signInAs(cloud, persona)
    await open(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.body.textContent).not.toContain(personaNamed(persona).name)
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it('an office page without a shape of its own has that of a list, and of a menu', async () => {
    await signInAs(cloud, 'merchant-admin')
    await open('/users/1')
    expect(screen.getAllByText('Loading')).toHaveLength(1)
    const bones = [...document.querySelectorAll('.bone')]
    expect(bones.some((bone) => bone.closest('main') !== null)).toBe(true)
    expect(bones.some((bone) => bone.closest('main') === null)).toBe(true)
  })

  it('the sign-in page tells a signed-in user that it redirects them', async () => {
    await signInAs(cloud, 'user')
    await open('/sign-in')
    expect(screen.getByText('Taking you to your page…')).toBeDefined()
  })

  it('says after 10 seconds that it still works', async () => {
    await open('/departments')
    await pass(9_900)
    expect(stillWorking()).toBeNull()
    await pass(200)
    expect(stillWorking()).not.toBeNull()
    expect(stillWorking()?.closest('[aria-busy=true]')).toBeNull()
  })

  it('asks a signed-in user to sign in again after one time limit', async () => {
    await signInAs(cloud, 'user')
    await open('/departments')
    await pass(59_900)
    expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull()
    await pass(300)
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
    expect(triesOf('verifyToken')).toBe(1)
  })

  it('ends after one time limit with the reason and Retry', async () => {
    await open('/departments')
    await pass(59_900)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(200)
    expect(screen.getByRole('alert').textContent).toMatch(/^The server did not answer\./u)
    expect([triesOf('getMerchantInfo'), triesOf('listDepartments')]).toEqual([2, 1])
    befalls = () => undefined
    vi.useRealTimers()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Real estate tax' })).toBeDefined()
  })
})

describe('while one call is not answered', () => {
  it('merchant-info: the page goes on without it after 20 seconds', async () => {
    befalls = neverAnswers('getMerchantInfo')
    await open('/departments')
    await pass(19_900)
    expect(department()).toBeNull()
    await pass(200)
    expect(department()).not.toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    // The call was retried without success: the header stops waiting.
    await pass(20_000)
    expect(screen.getByText('Civic Till')).toBeDefined()
  })

  it('the first token check: it counts as failed after one time limit', async () => {
    await signInAs(cloud, 'user')
    befalls = neverAnswers('verifyToken')
    const { pathname } = await open('/departments')
    await pass(59_900)
    expect(pathname()).toBe('/departments')
    expect(department()).toBeNull()
    expect(stillWorking()).not.toBeNull()
    await pass(200)
    expect(pathname()).toBe('/sign-in')
    expect(triesOf('verifyToken')).toBe(1)
  })

  it('a search: the page says that it still works, then why it failed and which number to call', async () => {
    befalls = neverAnswers('searchBills')
    await open('/real-estate-tax/search?by=address&q=main')
    await pass(9_000)
    expect(stillWorking()).toBeNull()
    await pass(2_000)
    expect(stillWorking()).not.toBeNull()
    await pass(50_000)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toMatch(/^The search did not work\. .*The server did not answer\./u)
    expect(alert.textContent).toMatch(/You can also call \(\d{3}\) \d{3}-\d{4}\./u)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(triesOf('searchBills')).toBe(1)
  })
})

it('a city that is switched off never shows its departments', async () => {
  const info = await cloud.fetch(new Request(`http://${host}${pathOf('getMerchantInfo')}`))
  const text = (await info.text()).replace('"is_enabled":1', '"is_enabled":0')
  expect(text).toContain('"is_enabled":0')
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  befalls = (path) =>
    path === pathOf('getMerchantInfo')
      ? new Promise((resolve) => {
          const headers = { 'content-type': 'application/json' }
          setTimeout(() => resolve(new Response(text, { headers })), 5_000)
        })
      : undefined
  const { pathname } = await open('/real-estate-tax/search')
  await pass(4_900)
  expect(triesOf('listDepartments')).toBe(1)
  expect(pathname()).toBe('/real-estate-tax/search')
  await pass(1_000)
  watch.disconnect()
  expect(pathname()).toBe('/404')
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.join('\n')).not.toMatch(/Real estate tax/u)
})

it('the shell makes no calls of its own', async () => {
  await signInAs(cloud, 'user')
  const { pathname } = await open('/')
  await pass(1_000)
  expect(pathname()).toBe('/departments')
  expect(department()).not.toBeNull()
  expect(triesOf('verifyToken')).toBe(1)
  expect(triesOf('getMerchantInfo')).toBe(1)
  expect(triesOf('listDepartments')).toBe(1)
})
