import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { trustedCardFields } from '@/rules/payments/card-fields'
import { apiBase, rootAddress, rootHost, tenantAddress, tenantOf } from '@/rules/tenants/hosts'
import { startLanding } from '@/rules/addresses/landing'
import { appPolicy } from './headers.ts'
import { buildVariables, site } from './site.ts'

// The example is put through the rules that its build follows, so that they cannot contradict.

const host = new URL(site.rootOrigin).host
const at = (name: string) => ({ protocol: 'https:', host: name, origin: `https://${name}` })
const root = at(host)
const merchant = at(`miamicounty.${host}`)

function allowed(name: string): string[] {
  const directive = appPolicy(site)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
  return directive?.split(' ').slice(1) ?? []
}

afterEach(() => vi.unstubAllGlobals())

describe('a build that is told the root’s name', () => {
  beforeEach(() => vi.stubGlobal('__ROOT_HOST__', buildVariables(site)['VITE_ROOT_HOST']))

  test('takes the root for the root', () => {
    expect(tenantOf(root.host)).toBeNull()
    expect(rootHost(root.host)).toBe(host)
    expect(startLanding(root.host)).toEqual({ kind: 'named', name: 'wrong-url' })
  })

  test('takes the label before it for the merchant', () => {
    expect(tenantOf(merchant.host)).toBe('miamicounty')
    expect(rootHost(merchant.host)).toBe(host)
    expect(startLanding(merchant.host)).toEqual({ kind: 'named', name: 'departments' })
  })

  test('moves between the two', () => {
    expect(tenantAddress(root, 'kent', '/departments')).toBe(`https://kent.${host}/departments`)
    expect(tenantAddress(merchant, 'kent')).toBe(`https://kent.${host}/`)
    expect(rootAddress(merchant, '/sign-in')).toBe(`https://${host}/sign-in`)
  })

  test('may call the API hosts that it asks', () => {
    expect(apiBase(root, site.apiOrigin)).toBe('https://api.example.com')
    expect(apiBase(merchant, site.apiOrigin)).toBe('https://miamicounty.api.example.com')
    expect(allowed('connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
      'https://*.api.example.com',
    ])
  })

  test.each([root, merchant])('shows the processor’s card fields on $host', (page) => {
    const address = `${site.cardFieldsOrigin}/itoke/ajax-tokenizer.html`
    const trusted = trustedCardFields(address, { ...page, siteHost: rootHost(page.host) })
    expect(allowed('frame-src')).toEqual([trusted?.origin])
  })

  test('and no other vendor’s', () => {
    const address = 'https://cards.example.net/itoke/ajax-tokenizer.html'
    expect(trustedCardFields(address, { ...root, siteHost: host })).toBeNull()
  })
})

test('the API’s host is not the page host of a merchant', () => {
  const { hostname } = new URL(site.apiOrigin)
  expect(hostname.endsWith(`.${host}`)).toBe(false)
})

test('a build that is not told follows the specification: three labels are a merchant’s', () => {
  expect(tenantOf(root.host)).toBe('pay')
})
