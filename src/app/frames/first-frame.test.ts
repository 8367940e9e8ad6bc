import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addressRows } from '@/rules/addresses/address-table'
import { tenantOf } from '@/rules/tenants/hosts'

const root = document.documentElement

const frame = document.createElement('div')
const place = document.createElement('div')
place.id = 'root'
frame.className = 'first-frame'

/** Runs the first frame's script at an address; answers what of its frame it shows. */
async function frameAt(hostname: string, pathname: string, rootHost = ''): Promise<string | null> {
  vi.resetModules()
  vi.stubGlobal('__ROOT_HOST__', rootHost)
  vi.stubGlobal('location', { protocol: 'https:', host: hostname, hostname, pathname })
  await import('./first-frame')
  return frame.dataset['shown'] ?? null
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  place.replaceChildren()
  frame.innerHTML = '<p data-heading>What would you like to pay?</p>'
  delete frame.dataset['shown']
  document.body.replaceChildren(place, frame)
  return () => {
    vi.unstubAllGlobals()
    document.body.replaceChildren()
    root.className = ''
    root.lang = ''
  }
})

const city = 'miamicounty.pay.localhost'

describe('a citizen’s page', () => {
  it.each([
    ['/', 'departments'],
    ['/departments', 'departments'],
    ['/real-estate-tax/search', 'search'],
    ['/checkout', 'page'],
    ['/checkout/tender', 'page'],
    ['/overview-parcel/08-004512/2025/real-estate-tax', 'page'],
  ])('%s has the frame %s', async (path, expected) => {
    expect(await frameAt(city, path)).toBe(expected)
  })

  it('has its department in the heading of a search', async () => {
    await frameAt(city, '/real-estate-tax/search')
    expect(frame.textContent).toBe('Real Estate Tax')
  })
})

// In an address any value fits a parameter.
const sample = (path: string) => path.replaceAll(/:[a-z_]+/giu, 'a-1')
const others = addressRows.filter(({ layout, path }) => layout !== 'public' && path !== '*')

it.each(others.map(({ path }) => sample(path)))('%s has no citizen’s header', async (path) => {
  expect(await frameAt(city, path)).toBeNull()
})

it.each([
  city,
  'pay.localhost',
  'localhost',
  'example.com',
  'kent.example.com',
  'a.kent.example.com',
  '127.0.0.1',
  '[::1]',
  'pay.localhost.',
])('%s is a city’s host or not, as the host rules say', async (host) => {
  expect((await frameAt(host, '/departments')) !== null).toBe(tenantOf(host) !== null)
})

it.each([
  ['kent.pay.example.com', 'departments'],
  ['pay.example.com', null],
  ['localhost', null],
])('a build with a root host of its own: %s', async (host, expected) => {
  expect(await frameAt(host, '/departments', 'pay.example.com')).toBe(expected)
})

it.each([
  ['/civic-till/~kent/departments', 'departments'],
  ['/civic-till/~kent/real-estate-tax/search', 'search'],
  ['/civic-till/~kent/sign-in', null],
  ['/civic-till/departments', null],
])('a build for one host: %s', async (path, expected) => {
  vi.stubGlobal('__ONE_HOST__', '/civic-till')
  expect(await frameAt('x.github.io', path)).toBe(expected)
})

it('sets theme and language on every page', async () => {
  window.localStorage.setItem('config', '{"language":"fr"}')
  await frameAt(city, '/sign-in')
  expect([root.className, root.lang]).toEqual(['light', 'fr'])
  window.localStorage.clear()
})

it('goes when the application’s page has come, and not before', async () => {
  await frameAt(city, '/departments')
  await Promise.resolve()
  expect(frame.isConnected).toBe(true)
  place.append(document.createElement('main'))
  await vi.waitFor(() => expect(frame.isConnected).toBe(false))
})
