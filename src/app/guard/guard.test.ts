import { type AnyRedirect, isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { addresses, type Address } from '@/rules/addresses/addresses'
import { guard } from './guard'

const info = (is_enabled: 0 | 1) => ({
  data: {
    id: 'm1',
    sub_domain: 'tiffin',
    name: 'Tiffin',
    office: 'Finance',
    address: '1 Main Street',
    city: 'Tiffin',
    state: 'OH',
    zip: '44883',
    phone: '(937) 555-0100',
    fax: null,
    hours: 'Weekdays 8 to 4',
    repName: 'A. Lee',
    url: null,
    logo: null,
    brand_color: null,
    time_zone: 'America/New_York',
    roll_type_real: 'R',
    enableTerminal: false,
    is_enabled,
    force_guest_checkout_per_item: false,
  },
})

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const newVisit = () => ({ path: null, checkedToken: null, sentOn: false, ahead: new Map() })
const targetOf = ({ options }: AnyRedirect) => options.href ?? String(options.to)

interface Visit {
  host?: string
  address?: Address
  href?: string
  merchantInfo?: () => Response
}

/** The guard's result: a path, another host, or allow. */
async function visit({
  host = 'tiffin.pay.localhost:5173',
  address = addresses.departments,
  href = '/departments',
  merchantInfo = () => json(info(1)),
}: Visit): Promise<{ outcome: string; calls: string[] }> {
  const calls: string[] = []
  configureClient({
    baseUrl: `http://${host}`,
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      return pathname === '/api/merchant-info' ? merchantInfo() : json({ data: [] })
    },
    onFailure: () => undefined,
  })
  const outcome = await new Promise<string>((resolve) => {
    const site = { protocol: 'http:', host, leave: resolve }
    guard({
      context: { queryClient: createQueryClient(), site, visit: newVisit() },
      location: { href, pathname: href.replace(/[?#].*$/u, '') },
      address,
      preload: false,
    }).then(
      () => resolve('on'),
      (thrown: unknown) => resolve(isRedirect(thrown) ? targetOf(thrown) : String(thrown)),
    )
  })
  return { outcome, calls }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the guard of every navigation (decision 1)', () => {
  it('sends the income-tax variant to the other municipality, same path', async () => {
    const { outcome, calls } = await visit({
      host: 'amherstincometax.pay.localhost:5173',
      href: '/departments?x=1',
    })
    expect(outcome).toBe('http://amherstestimate.pay.localhost:5173/departments?x=1')
    expect(calls).toEqual([])
  })

  it.each([
    ['pay.localhost:5173', '/wrong-url'],
    ['localhost', '/wrong-url'],
    ['127.0.0.1:5173', '/wrong-url'],
    ['TIFFIN.pay.localhost.', 'on'],
  ])('knows a merchant by more than two labels: %s → %s', async (host, expected) => {
    expect((await visit({ host })).outcome).toBe(expected)
  })

  it('sends an old subdomain to the merchant’s own, same path', async () => {
    const { outcome } = await visit({
      host: 'old-tiffin.pay.localhost:5173',
      href: '/departments?x=1',
      merchantInfo: () => json({ ...info(1), moved_to: 'tiffin' }),
    })
    expect(outcome).toBe('http://tiffin.pay.localhost:5173/departments?x=1')
  })

  it('never calls merchant-info on the root', async () => {
    expect((await visit({ host: 'pay.localhost' })).calls).toEqual([])
  })

  it.each([
    ['enabled', () => json(info(1)), 'on'],
    ['disabled', () => json(info(0)), '/404'],
    ['answers 404', () => json({}, 404), '/404'],
    ['unknown subdomain', () => json({ error: 'Subdomain does not exist' }, 403), '/wrong-url'],
  ])('merchant %s → %s', async (_, merchantInfo, expected) => {
    expect((await visit({ merchantInfo })).outcome).toBe(expected)
  })

  it.each([
    ['500', () => json({}, 500)],
    ['another 403', () => json({ error: 'No' }, 403)],
    ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['another shape', () => json({ data: {} })],
  ])('only logs any other failure of merchant-info and goes on: %s', async (_, merchantInfo) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect((await visit({ merchantInfo })).outcome).toBe('on')
    expect(log).toHaveBeenCalledOnce()
  })

  it.each([addresses.notFound, addresses.serverError, addresses.wrongUrl])(
    'lets error pages through without a call (decision 17): $path',
    async (address) => {
      const merchantInfo = () => json({}, 404)
      expect(await visit({ address, merchantInfo })).toEqual({ outcome: 'on', calls: [] })
    },
  )
})
