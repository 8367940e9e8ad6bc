import { createMemoryHistory, isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import type { KnownUser, Role } from '@/contract/people/users'
import { createAppRouter } from '@/app/router'
import { addressRows } from '@/rules/addresses/address-table'
import { tenantOf } from '@/rules/tenants/hosts'
import { machineNow } from '@/state/clock'
import { purgeSession, session } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { guard } from './guard'

/**
 * Hosts × roles × routes × token states, each with its one outcome (specification §2, §4 and §6;
 * decisions 1, 7, 16 and 18). The tables are written by hand from those pages.
 *
 *   ok    the screen            no    the panel that says who may, in place
 *   dep   /departments          dash  /dashboard            adm   /admin/dashboard
 *   oops  /wrong-url            404   /404
 *   in    /sign-in, and from there back
 *   twin  the merchant's own address of the same screen; `twin-no`: the panel is there
 *   home  session purged, the browser leaves for the user's own subdomain, to its sign-in
 *   root  session purged, the browser leaves for the root's sign-in
 */
const visitors = ['guest', 'US', 'MU', 'MA', 'SP', 'AD', 'SU'] as const
type Visitor = (typeof visitors)[number]

/** Addresses with the same behavior, each with one example. */
const groups: Readonly<Record<string, readonly string[]>> = {
  start: ['/'],
  city: [
    '/departments',
    '/real-estate-tax/search',
    '/overview-parcel/08-004512/2025/real-estate-tax',
    '/checkout',
    '/blind-payments/dog-licenses',
    '/url/income-tax',
    '/account-view/u1/08-004512/0001/real-estate-tax',
    '/merchant-account-view/08-004512/0001/real-estate-tax',
    '/real-estate-tax/import-payments',
  ],
  profile: ['/user-profile/u1'],
  open: [
    '/print-receipt/r1',
    '/password-reset',
    '/password-reset-confirm',
    '/notifications-unsubscribe/t1',
  ],
  'sign-in': ['/sign-in', '/sign-up'],
  admin: ['/admin'],
  'admin twin': [
    '/admin/dashboard',
    '/admin/users/merchants/m7',
    '/admin/reports',
    '/admin/reports/departments/7',
    '/admin/reports/transactions/m7/real-estate-tax',
    '/admin/transactions-reports',
    '/admin/transactions-reports/departments/7',
    '/admin/transactions-reports/transactions/m7/real-estate-tax',
  ],
  'admin user twin': ['/admin/users/merchants/add-user', '/admin/users/merchants/add-user/u9'],
  'merchant office': [
    '/dashboard',
    '/users/m7',
    '/reports',
    '/reports/departments/7',
    '/reports/transactions/m7/real-estate-tax',
    '/transactions-reports',
    '/transactions-reports/departments/7',
    '/transactions-reports/transactions/m7/real-estate-tax',
    '/search-for-bill',
    '/notifications/m7',
    '/notifications/m7/notification/BILLING',
    '/notifications/m7/notification/BILLING/n1',
  ],
  'merchant user': ['/users/add-user', '/users/add-user/u9'],
  imports: ['/import/accounts', '/import/import-permit', '/import/import-aging'],
  'provider only': [
    '/admin/settings',
    '/admin/settings/add-settings',
    '/admin/settings/add-settings/m7',
    '/admin/users/merchants',
    '/admin/users/search',
    '/admin/users/account-view/u1/08-004512/0001/real-estate-tax',
    '/admin/notifications',
    '/admin/warnings',
    '/admin/warnings/recaptcha',
    '/admin/maintenance',
  ],
  'user import': ['/admin/import-users'],
  error: ['/404', '/500', '/wrong-url'],
}

/** Everyone except the provider's people belongs to miamicounty. */
const county = 'miamicounty.pay.localhost:5173'
const elsewhere = 'tiffin.pay.localhost:5173'
const root = 'pay.localhost:5173'

//                        guest US   MU      MA   SP   AD  SU
const own: Table = {
  start: /*           */ 'dep  dep  dep     dep  root dep dep',
  city: /*            */ 'ok   ok   ok      ok   root ok  ok',
  profile: /*         */ 'ok   ok   ok      ok   root ok  ok',
  open: /*            */ 'ok   ok   ok      ok   root ok  ok',
  'sign-in': /*       */ 'ok   dep  dep     dep  root dep dep',
  admin: /*           */ 'in   dep  dash    dash root adm adm',
  'admin twin': /*    */ 'in   dep  twin    twin root ok  ok',
  'admin user twin': /**/ 'in   dep  twin-no twin root ok  ok',
  'merchant office': /**/ 'in   no   ok      ok   root ok  ok',
  'merchant user': /* */ 'in   no   no      ok   root ok  ok',
  imports: /*         */ 'in   no   no      ok   root ok  ok',
  'provider only': /* */ 'in   dep  no      no   root ok  ok',
  'user import': /*   */ 'in   dep  no      no   root ok  ok',
  error: /*           */ 'ok   ok   ok      ok   ok   ok  ok',
}

const other: Table = {
  start: /*           */ 'dep  home home    home root dep dep',
  city: /*            */ 'ok   home home    home root ok  ok',
  profile: /*         */ 'ok   home home    home root ok  ok',
  open: /*            */ 'ok   home home    home root ok  ok',
  'sign-in': /*       */ 'ok   home home    home root dep dep',
  admin: /*           */ 'in   home home    home root adm adm',
  'admin twin': /*    */ 'in   home home    home root ok  ok',
  'admin user twin': /**/ 'in   home home    home root ok  ok',
  'merchant office': /**/ 'in   home home    home root ok  ok',
  'merchant user': /* */ 'in   home home    home root ok  ok',
  imports: /*         */ 'in   home home    home root ok  ok',
  'provider only': /* */ 'in   home home    home root ok  ok',
  'user import': /*   */ 'in   home home    home root ok  ok',
  error: /*           */ 'ok   ok   ok      ok   ok   ok  ok',
}

const onRoot: Table = {
  start: /*           */ 'oops oops oops    oops oops oops oops',
  city: /*            */ 'oops oops oops    oops oops oops oops',
  profile: /*         */ 'ok   oops oops    oops ok   ok  ok',
  open: /*            */ 'ok   ok   ok      ok   ok   ok  ok',
  'sign-in': /*       */ 'ok   oops oops    oops adm  adm adm',
  admin: /*           */ 'in   oops oops    oops adm  adm adm',
  'admin twin': /*    */ 'in   oops oops    oops ok   ok  ok',
  'admin user twin': /**/ 'in   oops oops    oops ok   ok  ok',
  'merchant office': /**/ 'in   oops oops    oops ok   ok  ok',
  'merchant user': /* */ 'in   oops oops    oops ok   ok  ok',
  imports: /*         */ 'in   oops oops    oops ok   ok  ok',
  'provider only': /* */ 'in   oops oops    oops ok   ok  ok',
  'user import': /*   */ 'in   oops oops    oops no   ok  ok',
  error: /*           */ 'ok   ok   ok      ok   ok   ok  ok',
}

/** Where the twins of decision 16 are, also written by hand. */
const twins: Readonly<Record<string, string>> = {
  '/admin/dashboard': '/dashboard',
  '/admin/users/merchants/m7': '/users/m7',
  '/admin/reports': '/reports',
  '/admin/reports/departments/7': '/reports/departments/7',
  '/admin/reports/transactions/m7/real-estate-tax': '/reports/transactions/m7/real-estate-tax',
  '/admin/transactions-reports': '/transactions-reports',
  '/admin/transactions-reports/departments/7': '/transactions-reports/departments/7',
  '/admin/transactions-reports/transactions/m7/real-estate-tax':
    '/transactions-reports/transactions/m7/real-estate-tax',
  '/admin/users/merchants/add-user': '/users/add-user',
  '/admin/users/merchants/add-user/u9': '/users/add-user/u9',
}

type Table = Readonly<Record<string, string>>

const paths = Object.entries(groups).flatMap(([group, of]) => of.map((path) => ({ group, path })))

const cases = (table: Table) =>
  paths.flatMap(({ group, path }) =>
    visitors.map((visitor, column) => ({
      visitor,
      path,
      expected: (table[group] ?? '').split(/\s+/u)[column] ?? 'missing',
    })),
  )

beforeEach(() => {
  purgeSession()
})

describe('the tables are complete', () => {
  it('holds every address of the table of addresses', () => {
    const tried = new Set(paths.map(({ path }) => rowAt(path)))
    const missing = addressRows.filter((row) => row.name !== 'unknown' && !tried.has(row.name))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it.each([
    ['own', own],
    ['other', other],
    ['root', onRoot],
  ])('says something for every group: %s', (_, table) => {
    expect(Object.keys(table)).toEqual(Object.keys(groups))
  })
})

describe('with a valid token, or none', () => {
  describe.each([
    ['on the own subdomain', county, own],
    ['on another merchant’s subdomain', elsewhere, other],
    ['on the root domain', root, onRoot],
  ])('%s', (_, host, table) => {
    it.each(cases(table))('$visitor at $path: $expected', async ({ visitor, path, expected }) => {
      const result = await navigate({ host, path, visitor })
      expect(spoken(result, path)).toBe(expected)
      const purged = visitor !== 'guest' && ['home', 'root'].includes(expected)
      expect(session.token).toBe(visitor === 'guest' || purged ? null : 'good')
    })
  })

  it.each(visitors)(
    'any unknown path reaches the catch-all, which leads to /404: %s',
    async (visitor) => {
      const result = await navigate({ host: county, path: '/no/such/page', visitor })
      expect(result).toMatchObject({ at: '/no/such/page', hops: 0, calls: [] })
    },
  )

  it('a citizen without a city is refused on the root too', async () => {
    const stray = { ...people.US, sub_domain: 'null', merchant_id: null }
    const to = (path: string) => navigate({ host: root, path, visitor: stray })
    expect((await to('/dashboard')).at).toBe('/wrong-url')
    expect(await to('/sign-in')).toMatchObject({ at: '/wrong-url', hops: 2 })
  })

  it('staff of another merchant than the visited one goes to merchant-dashboard', async () => {
    const visitor = { ...people.MA, merchant_id: 'm9' }
    const to = (path: string) => navigate({ host: county, path, visitor })
    expect(await to('/departments')).toMatchObject({ at: '/dashboard', hops: 1 })
    expect(await to('/dashboard')).toMatchObject({ at: '/dashboard', hops: 0 })
  })

  it('an unsafe sub_domain is never navigated to (decision 7)', async () => {
    const visitor = { ...people.US, sub_domain: 'evil.example/' }
    const { left } = await navigate({ host: county, path: '/departments', visitor })
    expect(left).toBe('http://pay.localhost:5173/sign-in')
  })
})

describe('with a token whose check fails in any way', () => {
  const answers: Readonly<Record<string, () => Response>> = {
    '401': () => json({ message: 'The token has expired' }, 401),
    '500': () => json({}, 500),
    'no answer': () => {
      throw new TypeError('Failed to fetch')
    },
    HTML: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'another shape': () => json({ user: { name: 'Ann' } }),
  }

  describe.each(Object.entries(answers))('%s', (_, verify) => {
    it.each(paths)('on a subdomain: $path', async ({ group, path }) => {
      const result = await navigate({ host: county, path, visitor: 'MA', verify })
      expect(spoken(result, path)).toBe(group === 'sign-in' || group === 'error' ? 'ok' : 'in')
      expect(session.token).toBe(group === 'error' ? 'good' : null)
    })

    it.each(paths)('on the root: $path', async ({ group, path }) => {
      const result = await navigate({ host: root, path, visitor: 'SU', verify })
      // Such a page exists for no visitor, so it needs no check.
      const missing = group === 'start' || group === 'city'
      const stays = group === 'sign-in' || group === 'error'
      expect(spoken(result, path)).toBe(missing ? 'oops' : stays ? 'ok' : 'in')
      expect(session.token).toBe(missing || group === 'error' ? 'good' : null)
    })
  })

  it('keeps the server’s message for the sign-in page', async () => {
    const verify = () => json({ errors: { token: ['The token was revoked'] } }, 401)
    await navigate({ host: county, path: '/departments', visitor: 'US', verify })
    expect(session).toMatchObject({ ended: 'unchecked', errors: ['The token was revoked'] })
  })
})

describe('with a token that was unused for 30 minutes (decision 6)', () => {
  it.each(paths)(
    'the session is over before anything private shows: $path',
    async ({ group, path }) => {
      const result = await navigate({ host: county, path, visitor: 'MA', lastThere: 31 * 60_000 })
      expect(spoken(result, path)).toBe(group === 'sign-in' || group === 'error' ? 'ok' : 'in')
      expect(session.ended).toBe(group === 'error' ? null : 'inactive')
      expect(result.calls).not.toContain('/api/verify_token')
      // Only the call that ends it at the server still carries it.
      expect(result.withToken).toEqual(group === 'error' ? [] : ['/api/logout'])
    },
  )
})

describe('an unavailable host takes precedence over every other rule', () => {
  afterEach(() => vi.unstubAllGlobals())

  const everyone = paths.flatMap(({ group, path }) =>
    (['guest', 'US', 'SP', 'SU'] as const).map((visitor) => ({ group, path, visitor })),
  )

  it.each(everyone)('switched off: $visitor at $path', async ({ group, path, visitor }) => {
    const info = () => merchantInfo('m1', 0)
    const result = await navigate({ host: county, path, visitor, info })
    expect(spoken(result, path)).toBe(group === 'error' ? 'ok' : '404')
  })

  it.each(everyone)('unknown: $visitor at $path', async ({ group, path, visitor }) => {
    const info = () => json({ error: 'Subdomain does not exist' }, 403)
    const result = await navigate({ host: 'nowhere.pay.localhost', path, visitor, info })
    expect(spoken(result, path)).toBe(group === 'error' ? 'ok' : 'oops')
    expect(session.token).toBe(group === 'error' && visitor !== 'guest' ? 'good' : null)
  })

  it.each(everyone)(
    'deeper than a merchant: $visitor at $path',
    async ({ group, path, visitor }) => {
      vi.stubGlobal('__ROOT_HOST__', 'pay.localhost')
      const host = 'miamicounty.evil.pay.localhost:5173'
      const result = await navigate({ host, path, visitor })
      expect(spoken(result, path)).toBe(group === 'error' ? 'ok' : 'oops')
      expect(result.calls).toEqual([])
    },
  )

  it.each(paths)('a 401 of merchant-info acts like any other: $path', async ({ group, path }) => {
    const info = () => json({ message: 'Sign in again' }, 401)
    const result = await navigate({ host: county, path, visitor: 'MA', info })
    const signIn = group === 'sign-in' ? '/sign-in?return_to=%2Fdepartments' : 'in'
    expect(spoken(result, path)).toBe(group === 'error' ? 'ok' : signIn)
  })

  it.each(paths)('an alias moves to the other municipality: $path', async ({ path }) => {
    const host = 'amherstincometax.pay.localhost:5173'
    const { left, calls } = await navigate({ host, path: `${path}?q=1`, visitor: 'US' })
    expect(left).toBe(`http://amherstestimate.pay.localhost:5173${path}?q=1`)
    expect(calls).toEqual([])
  })
})

interface Journey {
  readonly host: string
  readonly path: string
  readonly visitor: Visitor | KnownUser
  readonly verify?: () => Response
  readonly info?: () => Response
  /** Milliseconds since the last activity. */
  readonly lastThere?: number
}

interface Result {
  readonly at: string
  readonly denied: boolean
  /** The other host, when the browser leaves for it. */
  readonly left: string | null
  readonly hops: number
  readonly calls: readonly string[]
  /** The calls that carried the token. */
  readonly withToken: readonly string[]
}

/** Follows the guard from one address to the next until it allows one. */
async function navigate({
  host,
  path,
  visitor,
  verify,
  info,
  lastThere = 0,
}: Journey): Promise<Result> {
  const user = typeof visitor === 'string' ? people[visitor] : visitor
  if (user) openSession('good', user)
  // As after a reload: a token whose user is not known yet.
  session.user = null
  const newValue = String(machineNow() - lastThere)
  window.localStorage.setItem('last-activity', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'last-activity', newValue }))

  const calls: string[] = []
  const withToken: string[] = []
  configureClient({
    baseUrl: `http://${host}`,
    token: () => session.token,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      if (request.headers.has('authorization')) withToken.push(pathname)
      if (pathname === '/api/verify_token') return verify ? verify() : json({ user })
      if (pathname !== '/api/merchant-info') return json({ data: [] })
      return info ? info() : merchantInfo(tenantOf(host) === 'tiffin' ? 'm2' : 'm1', 1)
    },
    onFailure: () => undefined,
  })

  let left: string | null = null
  const leaving = new Promise<'left'>((resolve) => {
    site.leave = (url) => {
      left = url
      resolve('left')
    }
  })
  site.host = host
  const context = {
    queryClient: createQueryClient(),
    site,
    visit: { path: null, checkedToken: null, sentOn: false, ahead: new Map() },
  }
  let at = path
  for (let hops = 0; hops <= 3; hops += 1) {
    const location = { href: at, pathname: at.replace(/[?#].*$/u, '') }
    const passing = guard({ context, location, preload: false, address: addressOf(at) })
    try {
      const passed = await Promise.race([passing, leaving])
      const denied = passed !== 'left' && passed.denied !== null
      return { at, denied, left, hops, calls, withToken }
    } catch (thrown) {
      if (!isRedirect(thrown)) throw thrown
      at = thrown.options.href ?? String(thrown.options.to)
    }
  }
  throw new Error(`more than three hops from ${path} on ${host}`)
}

function spoken({ at, denied, left }: Result, path: string): string {
  if (left !== null) {
    return left === `http://${county}/sign-in`
      ? 'home'
      : left === `http://${root}/sign-in`
        ? 'root'
        : left
  }
  const panel = denied ? 'no' : 'ok'
  if (at === path) return panel
  if (at === twins[path] && path !== '/admin/dashboard') return denied ? 'twin-no' : 'twin'
  if (at === `/sign-in?return_to=${encodeURIComponent(path)}`) return 'in'
  // Addresses that only redirect are never returned to.
  if (at === '/sign-in' && path === '/') return 'in'
  const names: Readonly<Record<string, string>> = {
    '/departments': 'dep',
    '/dashboard': path === '/admin/dashboard' ? 'twin' : 'dash',
    '/admin/dashboard': 'adm',
    '/wrong-url': 'oops',
    '/404': '404',
  }
  return names[at] ?? at
}

const site = { protocol: 'http:', host: root, leave: (_: string) => undefined as void }

const router = createAppRouter(
  { queryClient: createQueryClient(), site },
  createMemoryHistory({ initialEntries: ['/404'] }),
)

/** Matches as the router does: an address without a screen belongs to the catch-all. */
function addressOf(path: string) {
  const { pathname } = new URL(path, 'https://here.invalid')
  return router.matchRoutes(pathname).at(-1)?.staticData.address ?? null
}

function rowAt(path: string): string | undefined {
  const parts = path.split('/').filter(Boolean)
  const fits = addressRows.filter((row) => {
    const wanted = row.path.split('/').filter(Boolean)
    const least = wanted.filter((one) => !one.endsWith('?')).length
    return (
      parts.length >= least &&
      parts.length <= wanted.length &&
      parts.every((part, index) => wanted[index]?.startsWith(':') || wanted[index] === part)
    )
  })
  const words = ({ path: of }: { path: string }) =>
    of.split('/').filter((one) => one !== '' && !one.startsWith(':')).length
  return fits.toSorted((one, next) => words(next) - words(one))[0]?.name
}

const people = {
  guest: null,
  US: person('User', 'miamicounty', 'm1'),
  MU: person('Merchant User', 'miamicounty', 'm1'),
  MA: person('Merchant Admin', 'miamicounty', 'm1'),
  SP: person('Civic Till Support', 'null', null),
  AD: person('Civic Till Admin', null, null),
  SU: person('Civic Till Super Users', '', null),
} as const

function person(
  role: Role | `Civic Till ${Role}`,
  sub_domain: string | null,
  merchant_id: string | null,
): KnownUser {
  return {
    id: 'u1',
    name: 'Pat Cole',
    email: 'pat@example.com',
    username: 'pcole',
    phone: null,
    role: [role],
    merchant_id,
    sub_domain,
  }
}

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}

function merchantInfo(id: string, is_enabled: 0 | 1): Response {
  return json({
    data: {
      id,
      sub_domain: 'miamicounty',
      name: 'Miami County',
      office: 'Treasurer',
      address: '1 Main Street',
      city: 'Troy',
      state: 'OH',
      zip: '45373',
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
}
