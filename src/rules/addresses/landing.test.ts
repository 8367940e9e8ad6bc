import { describe, expect, test } from 'vitest'
import { addressRows } from './address-table'
import {
  isRemembered,
  landingAfterSignIn,
  landingPaths,
  safeReturn,
  signedInLanding,
  startLanding,
} from './landing'

const root = 'pay.localhost:5173'
const kent = 'kent.pay.localhost:5173'
const to = (name: string) => ({ kind: 'named', name })

describe('/ (§2)', () => {
  test.each([
    ['fewer than 3 host parts: /wrong-url', root, 'wrong-url'],
    ['otherwise /departments', kent, 'departments'],
    ['an IP address has no subdomain', '127.0.0.1:5173', 'wrong-url'],
  ])('%s', (_rule, host, name) => expect(startLanding(host)).toEqual(to(name)))
})

describe('a signed-in user visiting sign-in or sign-up (§2)', () => {
  test.each([
    ['goes to the admin dashboard on the root domain', root, null, 'admin-dashboard'],
    ['or to /wrong-url if the user has a sub_domain', root, 'kent', 'wrong-url'],
    ['and to /departments on a subdomain', kent, 'kent', 'departments'],
  ])('%s', (_rule, host, subDomain, name) => {
    expect(signedInLanding({ host, subDomain })).toEqual(to(name))
  })
})

describe('after sign-in (decision 18)', () => {
  test.each([
    ['Super Users', root, 'admin-dashboard'],
    ['Admin', root, 'admin-dashboard'],
    ['Support', root, 'admin-dashboard'],
    ['Merchant Admin', root, 'wrong-url'],
    ['User', root, 'wrong-url'],
    ['Merchant Admin', kent, 'merchant-dashboard'],
    ['Merchant User', kent, 'merchant-dashboard'],
    ['User', kent, 'departments'],
    ['Super Users', kent, 'departments'],
    ['Admin', kent, 'departments'],
  ] as const)('%s on %s: %s', (role, host, name) => {
    expect(landingAfterSignIn({ role, host, interrupted: null, userId: 'u7' })).toEqual(to(name))
  })

  test('Support on a subdomain is purged and sent to the sign-in of the root', () => {
    const arrival = {
      role: 'Support',
      host: kent,
      interrupted: '/departments',
      userId: 'u7',
    } as const
    expect(landingAfterSignIn(arrival)).toEqual({ kind: 'root-sign-in' })
  })

  test('the interrupted address takes precedence', () => {
    const arrival = {
      role: 'User',
      host: kent,
      interrupted: '/checkout?step=2#pay',
      userId: 'u7',
    } as const
    expect(landingAfterSignIn(arrival)).toEqual({ kind: 'path', path: '/checkout?step=2#pay' })
  })

  test('a route by name gets the user id where it needs one (§2)', () => {
    const arrival = { role: 'User', host: kent, interrupted: 'user-profile', userId: 'u7' } as const
    expect(landingAfterSignIn(arrival)).toEqual({ kind: 'path', path: '/user-profile/u7' })
  })

  test('an interrupted address of another host does not', () => {
    const arrival = {
      role: 'User',
      host: kent,
      interrupted: '//evil.example',
      userId: 'u7',
    } as const
    expect(landingAfterSignIn(arrival)).toEqual(to('departments'))
  })
})

test('named landings are in the table of addresses under the same path', () => {
  for (const [name, path] of Object.entries(landingPaths)) {
    expect(addressRows.find((row) => row.name === name)?.path).toBe(path)
  }
})

describe('a return address is a path of this host', () => {
  test.each(['/checkout', '/real-estate-tax/search?q=08-004512', '/users/7#activity'])(
    '%s is',
    (address) => expect(safeReturn(address)).toBe(address),
  )

  test.each([
    '',
    'departments',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/',
    '/sign-in',
    '/sign-up?next=1',
    '/404',
    '/500',
    '/wrong-url',
  ])('"%s" is not', (address) => expect(safeReturn(address)).toBe(null))
})

test('a return address carries no secret', () => {
  expect(safeReturn('/password-reset-confirm?token=s3cret')).toBe('/password-reset-confirm')
  expect(safeReturn('/checkout?token=s3cret&q=1e5%20x#pay')).toBe('/checkout?q=1e5+x#pay')
  expect(safeReturn('/password-reset-confirm#token=s3cret')).toBe('/password-reset-confirm')
})

describe('the previous route is remembered, except / and /sign-in (§2)', () => {
  test.each([
    ['/', false],
    ['/sign-in', false],
    ['/departments', true],
    ['/sign-up', true],
  ])('%s: %s', (path, answer) => expect(isRemembered(path)).toBe(answer))
})
