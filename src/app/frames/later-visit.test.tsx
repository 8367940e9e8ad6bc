import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { openAddress, readyCloud, stubBrowser } from '@/app/open-address.test-support'
import { followCity } from '@/app/session/after-navigation'
import { contract } from '@/contract/all'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { setClockOffset } from '@/state/clock'

// What a later visit shows before merchant-info is answered.

const host = 'miamicounty.pay.localhost'
const key = 'city-facts'

const known = vi.hoisted(() => {
  const city = {
    id: 'm1',
    sub_domain: 'miamicounty',
    name: 'Known County, Ohio',
    office: 'Office known',
    address: '1 Known Street',
    city: 'Troy',
    state: 'OH',
    zip: '45373',
    phone: '(937) 555-0199',
    fax: null,
    hours: 'Weekdays 8 to 4',
    repName: 'A. Known',
    url: null,
    logo: null,
    brand_color: '#224488',
    time_zone: 'America/New_York',
    roll_type_real: 'R',
    enableTerminal: false,
    force_guest_checkout_per_item: false,
    is_enabled: 1,
  } as const
  window.localStorage.setItem('city-facts', JSON.stringify(city))
  return city
})

let cloud: Awaited<ReturnType<typeof readyCloud>>

beforeAll(async () => {
  cloud = await readyCloud()
})

beforeEach(() => {
  setClockOffset(cloud.clock.offset)
  stubBrowser()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens an address; answers how to let merchant-info be answered. */
async function open(path: string, answer: (request: Request) => Promise<Response>) {
  let go: (_: unknown) => void = () => undefined
  const held = new Promise((resolve) => {
    go = resolve
  })
  openAddress(path, {
    host,
    fetch: async (request) => {
      const isInfo = new URL(request.url).pathname === `/${contract.getMerchantInfo.path}`
      if (!isInfo) return cloud.fetch(request)
      await held
      return answer(request)
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return go
}

const header = () => within(document.querySelector('header') ?? document.body)
const brand = () => document.documentElement.style.getPropertyValue('--brand-fill')

it('has name, phone, color, footer and title in its first render', async () => {
  await open('/departments', (request) => cloud.fetch(request))
  expect(header().getByText('Known County, Ohio')).toBeDefined()
  expect(header().getByText(/Office known · \(937\) 555-0199/u)).toBeDefined()
  expect(document.querySelector('footer')?.textContent).toContain('1 Known Street, Troy, OH 45373')
  expect(brand()).not.toBe('')
  expect(document.title).toContain('Known County, Ohio - ')
})

it('checks behind: the answer takes the place of what was known', async () => {
  const go = await open('/departments', (request) => cloud.fetch(request))
  go(null)
  await screen.findByRole('link', { name: 'Real estate tax' })
  expect(header().queryByText('Known County, Ohio')).toBeNull()
  expect(header().getByText('Miami County, Ohio')).toBeDefined()
})

it('the page itself waits for the answer: a city that was switched off shows no department', async () => {
  const go = await open('/departments', async (request) => {
    const text = await (await cloud.fetch(request)).text()
    return new Response(text.replace('"is_enabled":1', '"is_enabled":0'), {
      headers: { 'content-type': 'application/json' },
    })
  })
  expect(screen.queryByRole('link', { name: 'Real estate tax' })).toBeNull()
  go(null)
  await screen.findByRole('heading', { name: 'This site is not taking payments' })
  expect(screen.queryByRole('link', { name: 'Real estate tax' })).toBeNull()
})

it('where the answer fails, nothing is said of the city', async () => {
  const go = await open('/departments', () => Promise.resolve(new Response('', { status: 404 })))
  go(null)
  await screen.findByRole('heading', { name: 'This site is not taking payments' })
  expect(document.body.textContent).not.toContain('Known County')
})

it('keeps the newest answer, and of a city that is switched off nothing', () => {
  const stored = () => window.localStorage.getItem(key)
  const client = createQueryClient()
  const answer = (data: MerchantInfo) => client.setQueryData(merchantInfoQuery.queryKey, { data })
  const stop = followCity(client)
  answer({ ...known, name: 'Newer name' })
  expect(stored()).toContain('Newer name')
  answer({ ...known, is_enabled: 0 })
  expect(stored()).toBe('null')
  stop()
})

it.each(['', '{', '{"name":"Kent"}', '[]'])('damaged facts count as absent: %s', async (text) => {
  window.localStorage.setItem(key, text)
  vi.resetModules()
  const { lastKnownCity } = await import('@/state/city-facts')
  expect(lastKnownCity).toBeNull()
})
