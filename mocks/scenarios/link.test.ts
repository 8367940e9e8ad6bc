import { describe, expect, it, vi } from 'vitest'
import { readPlace } from '@/rules/tenants/one-host'
import { carried, freshLink, linkAs, linkTo, placeOf, readLink } from './link'
import { reportLink } from './report-link'
import { scenarioOf } from './registry'

const here = { protocol: 'http:', host: 'miamicounty.pay.localhost:5173' }
const city = 'http://miamicounty.pay.localhost:5173'

describe('reading', () => {
  it.each([
    ['/departments?scenario=chaos', 'chaos', null, '/departments'],
    ['/a/search?q=08&scenario=chaos&page=2#x', 'chaos', null, '/a/search?q=08&page=2#x'],
    ['/?scenario=', '', null, '/'],
    ['/sign-in?scenario=chaos&demo-visit=7', 'chaos', '7', '/sign-in'],
    ['/?scenario=no%20such', 'no such', null, '/'],
  ])('%s', (path, name, visit, rest) => {
    expect(readLink(city + path)).toEqual({
      name,
      visit,
      faults: [],
      carried: null,
      as: null,
      script: null,
      several: [],
      view: null,
      rest,
    })
  })

  it('is null without a scenario', () => {
    expect(readLink(`${city}/departments?q=scenario`)).toBeNull()
  })

  it('takes faults alone, several, and beside a scenario', () => {
    expect(readLink(`${city}/a?fault=getBill:404&q=1&fault=login:500:2`)).toEqual({
      name: null,
      visit: null,
      faults: ['getBill:404', 'login:500:2'],
      carried: null,
      as: null,
      script: null,
      several: [],
      view: null,
      rest: '/a?q=1',
    })
    const both = readLink(`${city}/?scenario=dark&fault=getBill:404`)
    expect(both).toMatchObject({ name: 'dark', faults: ['getBill:404'], rest: '/' })
  })
})

describe('what a tab has one of', () => {
  it.each([
    ['/?scenario=dark&scenario=chaos', ['dark', 'chaos']],
    ['/?scenario=dark&scenario=dark', ['dark', 'dark']],
    ['/?as=user&scenario=dark&as=guest', ['user', 'guest']],
    ['/?script=gone&script=slow', ['gone', 'slow']],
    ['/?scenario=dark&as=user&fault=getBill:404&fault=login:500', []],
  ])('%s names several: %j', (path, several) => {
    expect(readLink(city + path)).toMatchObject({ several })
  })
})

describe('writing', () => {
  it('leads to where the scenario begins, from any host', () => {
    const search = 'http://miamicounty.pay.localhost:5173/real-estate-tax/search'
    expect(linkTo(here, 'empty-search', scenarioOf('empty-search'))).toBe(
      `${search}?q=08-004521&scenario=empty-search`,
    )
    const root = { protocol: 'https:', host: 'till.example' }
    expect(placeOf(root, scenarioOf('as-utility-user'))).toBe(
      'https://tiffin.till.example/departments',
    )
    expect(placeOf(here, scenarioOf('as-super'))).toBe('http://pay.localhost:5173/admin/dashboard')
  })

  it('is what reading reads', () => {
    const { pathname, search } = new URL(placeOf(here, scenarioOf('county-system-down')))
    const link = readLink(linkTo(here, 'county-system-down', scenarioOf('county-system-down')))
    expect(link).toEqual({
      name: 'county-system-down',
      visit: null,
      faults: [],
      carried: null,
      as: null,
      script: null,
      several: [],
      view: null,
      rest: pathname + search,
    })
  })
})

describe('opening a page as a person', () => {
  it.each([
    ['miamicounty', '/search?q=a&page=2#x', 'user', 'user'],
    [null, '/admin/dashboard', null, 'guest'],
  ] as const)('at %s%s', (tenant, path, persona, as) => {
    const href = linkAs(here, tenant, path, persona)
    expect(readLink(href)).toEqual({
      name: null,
      visit: null,
      faults: [],
      carried: null,
      as,
      script: null,
      several: [],
      view: null,
      rest: path,
    })
    expect(new URL(href).host).toBe(new URL(placeOf(here, { tenant, path })).host)
  })

  it('ends what the tab has played, and may bring faults', () => {
    const place = { tenant: null, path: '/a?b=1', persona: 'super' } as const
    const nothing = { name: '', visit: null, as: 'super', several: [], view: null, rest: '/a?b=1' }
    expect(readLink(freshLink(here, place))).toEqual({
      ...nothing,
      carried: null,
      faults: [],
      script: null,
    })
    const spoiled = { ...place, faults: ['getUser:500'], script: 'slow' } as const
    expect(readLink(freshLink(here, spoiled))).toEqual({
      ...nothing,
      carried: null,
      faults: ['getUser:500'],
      script: 'slow',
    })
  })
})

describe('carrying a visit along', () => {
  const visit = { id: 'tab-1', scenario: 'chaos', faults: null }
  it.each([
    ['another subdomain', 'http://tiffin.pay.localhost:5173/sign-in'],
    ['the root', 'http://pay.localhost:5173/sign-in?return_to=%2Fa'],
  ])('to %s', (_, href) => {
    const link = readLink(carried(here, href, visit))
    const { pathname, search } = new URL(href)
    expect(link).toEqual({
      name: 'chaos',
      visit: 'tab-1',
      faults: [],
      carried: null,
      as: null,
      script: null,
      several: [],
      view: null,
      rest: pathname + search,
    })
  })

  it('to another city of one host, and to no other page of that host', () => {
    vi.stubGlobal('__ONE_HOST__', '/civic-till')
    const onHost = readPlace(new URL('https://x.github.io/civic-till/~stow/'))
    const there = carried(onHost, 'https://x.github.io/civic-till/~tiffin/sign-in', visit)
    expect(readLink(there)).toMatchObject({ name: 'chaos', rest: '/civic-till/~tiffin/sign-in' })
    for (const path of ['/civic-till/~stow/sign-in', '/another/~tiffin/']) {
      expect(carried(onHost, `https://x.github.io${path}`, visit)).toBe(
        `https://x.github.io${path}`,
      )
    }
    vi.unstubAllGlobals()
  })

  it('carries armed faults, also without a scenario', () => {
    const armed = { id: 'tab-1', scenario: null, faults: '[{"match":{}}]' }
    const link = readLink(carried(here, 'http://tiffin.pay.localhost:5173/a?q=1', armed))
    expect(link).toMatchObject({ name: '', visit: 'tab-1', carried: armed.faults, rest: '/a?q=1' })
  })

  it.each([
    ['the same host, which remembers', `${city}/departments`],
    ['another product', 'http://vendor.example/pay'],
    ['another port', 'http://tiffin.pay.localhost:5174/'],
    ['another protocol', 'https://tiffin.pay.localhost:5173/'],
    ['a link to a scenario', 'http://tiffin.pay.localhost:5173/?scenario=dark'],
    ['what is no address', '/departments'],
  ])('not to %s', (_, href) => {
    expect(carried(here, href, visit)).toBe(href)
  })
})

describe('the link of a bug report', () => {
  const view = JSON.stringify({ cart: '[{"label":"Tax #1 & 2"}]' })
  const page = { tenant: 'tiffin', path: '/water/search?q=08' }

  it('brings to its site what the tab played, and what the page shows', () => {
    const played = { visit: '7', scenario: 'chaos', faults: '[1]', script: 'gone' } as const
    const link = reportLink(here, page, played, view)
    expect(new URL(link).host).toBe('tiffin.pay.localhost:5173')
    expect(readLink(link)).toMatchObject({
      name: 'chaos',
      visit: '7',
      carried: '[1]',
      script: 'gone',
      view,
    })
  })

  it('ends a scenario where the reporter played none', () => {
    const played = { visit: '7', scenario: null, faults: null, script: null }
    expect(readLink(reportLink(here, page, played, view))).toMatchObject({
      name: '',
      carried: null,
      script: null,
      view,
    })
  })
})
