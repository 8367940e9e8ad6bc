import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aliasOf,
  apiBase,
  hostParts,
  isIpAddress,
  isSafeLabel,
  rootAddress,
  rootHost,
  siteAddress,
  tenantAddress,
  tenantHost,
  tenantOf,
} from './hosts'

describe('a host with more than two labels is a merchant subdomain, its first label the merchant (§1)', () => {
  test.each([
    ['miamicounty.pay.localhost', 'miamicounty'],
    ['a.b.c.d', 'a'],
    ['pay.localhost', null],
    ['localhost', null],
    ['', null],
  ])('%s → %s', (host, tenant) => expect(tenantOf(host)).toBe(tenant))

  test.each([
    ['capitals do not count', 'MiamiCounty.Pay.Localhost', 'miamicounty'],
    ['nor does a port', 'miamicounty.pay.localhost:5173', 'miamicounty'],
    ['nor a trailing dot', 'pay.localhost.', null],
    ['nor both', 'tiffin.pay.localhost.:80', 'tiffin'],
    ['an IPv4 address is never a merchant', '127.0.0.1:5173', null],
    ['nor an IPv6 address', '[::1]:5173', null],
    ['nor one with an IPv4 tail', '[::ffff:10.0.0.1]', null],
  ])('%s (decision 7): %s', (_rule, host, tenant) => expect(tenantOf(host)).toBe(tenant))

  test('labels come without port and dot', () => {
    expect(hostParts('Tiffin.pay.example.:443')).toEqual(['tiffin', 'pay', 'example'])
  })

  test.each([
    ['10.0.0.1', true],
    ['::1', true],
    ['1.2.3.example', false],
    ['10.0.0', false],
  ])('%s is an IP address: %s', (host, answer) => expect(isIpAddress(host)).toBe(answer))
})

describe('a build can set a root host of more than two labels', () => {
  beforeEach(() => vi.stubGlobal('__ROOT_HOST__', 'pay.example.com'))
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['pay.example.com', null, 'pay.example.com'],
    ['Pay.Example.com.:8443', null, 'pay.example.com:8443'],
    ['kent.pay.example.com:8443', 'kent', 'pay.example.com:8443'],
    ['a.kent.pay.example.com', 'a.kent', 'pay.example.com'],
    ['kent.evil.pay.example.com:8443', 'kent.evil', 'pay.example.com:8443'],
    ['example.com', null, 'example.com'],
    ['notpay.example.com', 'notpay', 'example.com'],
    ['kent.pay.localhost:5173', 'kent', 'pay.localhost:5173'],
    ['127.0.0.1:5173', null, '127.0.0.1:5173'],
  ])('%s: merchant %s, root %s', (host, tenant, root) => {
    expect(tenantOf(host)).toBe(tenant)
    expect(rootHost(host)).toBe(root)
  })
})

describe('moving between hosts keeps protocol and port (§4)', () => {
  test.each([
    ['miamicounty.pay.localhost:5173', 'pay.localhost:5173'],
    ['pay.localhost:5173', 'pay.localhost:5173'],
    ['127.0.0.1:5173', '127.0.0.1:5173'],
  ])('the root of %s is %s', (host, root) => expect(rootHost(host)).toBe(root))

  test.each([
    ['pay.localhost:5173', 'tiffin', 'tiffin.pay.localhost:5173'],
    ['miamicounty.pay.localhost:5173', 'Tiffin', 'tiffin.pay.localhost:5173'],
    ['127.0.0.1:5173', 'tiffin', '127.0.0.1:5173'],
  ])('from %s to %s: %s', (host, label, there) => {
    expect(tenantHost({ protocol: 'http:', host }, label)).toBe(there)
  })

  test('what stands before a named root with a dot in it is no merchant', () => {
    expect(isSafeLabel('kent.evil')).toBe(false)
  })

  test('a label that is not safe is never navigated to (decision 7)', () => {
    const here = { protocol: 'http:', host: 'kent.pay.localhost' }
    expect(tenantHost(here, 'evil.example/')).toBe('pay.localhost')
  })

  test('whole addresses', () => {
    const here = { protocol: 'https:', host: 'kent.pay.example:8443' }
    expect(tenantAddress(here, 'stow', '/departments?x=1')).toBe(
      'https://stow.pay.example:8443/departments?x=1',
    )
    expect(rootAddress(here, '/sign-in')).toBe('https://pay.example:8443/sign-in')
    expect(siteAddress(here, 'stow', '/sign-in')).toBe('https://stow.pay.example:8443/sign-in')
    expect(siteAddress(here, null)).toBe('https://pay.example:8443/')
  })

  test.each([
    ['miamicounty', true],
    ['a-1', true],
    ['', false],
    ['UPPER', false],
    ['a.b', false],
    ['a/b', false],
    ['a b', false],
    ['x'.repeat(63), true],
    ['x'.repeat(64), false],
  ])('"%s" is a safe label: %s', (label, answer) => expect(isSafeLabel(label)).toBe(answer))
})

describe('the income-tax variant is an alias of another municipality (§2, decision 9)', () => {
  test.each([
    ['amherstincometax', 'amherstestimate'],
    ['AmherstIncomeTax', 'amherstestimate'],
    ['amherst', null],
    ['amherstestimate', null],
    [null, null],
  ])('%s → %s', (label, alias) => expect(aliasOf(label)).toBe(alias))
})

describe("requests go to the product's host with the first label in front (§7)", () => {
  const at = (host: string) => ({ protocol: 'http:', host, origin: `http://${host}` })

  test.each([
    [
      'a merchant page',
      'miamicounty.pay.localhost:5173',
      'http://api.localhost:8787',
      'http://miamicounty.api.localhost:8787',
    ],
    [
      'the root page',
      'pay.localhost:5173',
      'http://api.localhost:8787',
      'http://api.localhost:8787',
    ],
    ['a trailing slash', 'kent.pay.localhost', 'https://api.example/', 'https://kent.api.example'],
    ['a host without scheme', 'kent.pay.localhost', 'api.example:1', 'http://kent.api.example:1'],
    ['no API host', 'kent.pay.localhost:5173', '', 'http://kent.pay.localhost:5173'],
    ['an IP page', '127.0.0.1:5173', 'http://api.example', 'http://api.example'],
  ])('%s', (_case, host, apiHost, base) => expect(apiBase(at(host), apiHost)).toBe(base))
})
