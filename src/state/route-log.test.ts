import { beforeEach, describe, expect, it } from 'vitest'
import type { KnownUser } from '@/contract/people/users'
import {
  forgetRoutes,
  logRoute,
  type Navigated,
  previousRoute,
  rememberPrevious,
  routeLog,
} from './route-log'
import { purgeSession, session } from './session/session'
import { openSession } from './session/signed-in'

const departments: Navigated = {
  path: '/departments',
  params: {},
  query: {},
  name: 'departments',
  meta: { layout: 'public', access: 'public' },
  fullPath: '/departments',
}

const person: KnownUser = {
  id: 'u7',
  name: 'Pat Cole',
  email: 'pat@example.com',
  username: 'pcole',
  phone: null,
  role: ['Merchant Admin'],
  merchant_id: 'm1',
  sub_domain: 'kent',
}

const log = (navigated: Navigated) => logRoute(navigated, { at: 7, user: session.user })
const last = () => routeLog().at(-1)

beforeEach(() => {
  purgeSession()
  log(departments)
  forgetRoutes()
})

describe('the route log (specification §3, decision 23)', () => {
  it('holds path, params, query, name, meta, fullPath and user', () => {
    openSession('t', person)
    const search = { ...departments, query: { q: '08-0045' }, fullPath: '/departments?q=08-0045' }
    log(search)
    expect(last()).toMatchObject({ ...search, user: { id: 'u7', role: ['Merchant Admin'] } })
    expect(last()?.at).toBe(7)
  })

  it('has no user for a guest', () => {
    log(departments)
    expect(last()?.user).toBeNull()
  })

  it('keeps the last 200', () => {
    for (let index = 0; index < 250; index += 1) {
      log({ ...departments, path: `/${index}` })
    }
    expect(routeLog()).toHaveLength(200)
    expect(routeLog()[0]?.path).toBe('/50')
  })

  it.each<[string, Partial<Navigated>]>([
    [
      'the token of a reset link',
      { query: { token: 's3cret/x' }, fullPath: '/password-reset-confirm?token=s3cret%2Fx' },
    ],
    [
      'a token that is written in another way than it reads',
      { query: { token: 'a/s3cret b' }, fullPath: '/password-reset-confirm?token=a%2fs3cret+b' },
    ],
    [
      'a token that is named twice',
      { query: { token: 's3cret1' }, fullPath: '/x?token=s3cret2&token=s3cret1' },
    ],
    [
      'the item that opens a bill of two facts',
      {
        path: '/overview-parcel/08/2025/court',
        query: { item: 's3cret' },
        fullPath: '/overview-parcel/08/2025/court?item=s3cret',
      },
    ],
    [
      'the token of an unsubscribe link',
      {
        path: '/notifications-unsubscribe/s3cret',
        params: { token: 's3cret' },
        fullPath: '/notifications-unsubscribe/s3cret',
      },
    ],
    [
      'where sign-in leads back to',
      {
        name: 'sign-in',
        query: { return_to: '/print-receipt/s3cret' },
        fullPath: '/sign-in?return_to=%2Fprint-receipt%2Fs3cret',
      },
    ],
    [
      'the id that opens a receipt',
      {
        name: 'print-receipt',
        path: '/print-receipt/s3cret',
        params: { id: 's3cret' },
        fullPath: '/print-receipt/s3cret',
      },
    ],
  ])('holds no secret: %s', (_, navigated) => {
    log({ ...departments, ...navigated })
    expect(JSON.stringify(last())).not.toContain('s3cret')
    expect(last()?.fullPath).toContain('•••')
  })
})

it.each([
  '/password-reset-confirm#token=s3cret',
  '/password-reset-confirm#s3cret',
  '/password-reset-confirm#a#s3cret',
])('the route log holds nothing from behind #: %s', (fullPath) => {
  log({ ...departments, path: '/password-reset-confirm', fullPath })
  expect(last()?.fullPath).toBe('/password-reset-confirm')
})

describe('the previous route (specification §2)', () => {
  it.each([
    ['/real-estate-tax/search', '/real-estate-tax/search?q=08', '/real-estate-tax/search?q=08'],
    ['/', '/', null],
    ['/sign-in', '/sign-in?return_to=%2Freports', null],
  ])('after %s', (path, fullPath, expected) => {
    rememberPrevious(path, fullPath)
    expect(previousRoute()).toBe(expected)
  })

  it('is null after a page whose session ended under it, and set again after the next page', () => {
    openSession('t', person)
    log({ ...departments, path: '/user-profile/u7', fullPath: '/user-profile/u7' })
    purgeSession('expired')
    rememberPrevious('/user-profile/u7', '/user-profile/u7')
    expect(previousRoute()).toBeNull()
    log(departments)
    rememberPrevious('/departments', '/departments')
    expect(previousRoute()).toBe('/departments')
  })

  it('is kept across / and /sign-in', () => {
    rememberPrevious('/departments', '/departments')
    rememberPrevious('/sign-in', '/sign-in')
    expect(previousRoute()).toBe('/departments')
  })
})
