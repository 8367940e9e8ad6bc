import { afterEach, describe, expect, test, vi } from 'vitest'
import { rootAddress, tenantAddress, tenantHost, tenantOf } from './hosts'
import { cityEntry, readPlace, sitePath } from './one-host'

afterEach(() => vi.unstubAllGlobals())

const at = (href: string) => readPlace(new URL(href))

describe.each([
  ['at the top of a host', '', 'https://demo.example.com'],
  ['in a folder', '/civic-till', 'https://x.github.io/civic-till'],
  ['on a machine without a name', '', 'http://127.0.0.1:9150'],
])('a build for one host, %s', (_, folder, root) => {
  const stub = () => vi.stubGlobal('__ONE_HOST__', folder)

  test.each([
    ['/', null, '/'],
    ['', null, '/'],
    ['/admin/dashboard', null, '/admin/dashboard'],
    ['/~tiffin', 'tiffin', '/'],
    ['/~tiffin/', 'tiffin', '/'],
    ['/~Tiffin/departments?q=1#x', 'tiffin', '/departments'],
    ['/~louisville-ohio/water/search', 'louisville-ohio', '/water/search'],
    ['/departments/~tiffin', null, '/departments/~tiffin'],
    ['/~evil.example/', null, '/~evil.example/'],
    ['/~/', null, '/~/'],
    ['/~%2F/', null, '/~%2F/'],
  ])('%s is of the city %s, its path %s', (path, tenant, inside) => {
    stub()
    const place = at(root + path)
    expect(tenantOf(place.host)).toBe(tenant)
    expect(place.path).toBe(inside)
  })

  test('a city’s address is the root’s with its label', () => {
    stub()
    for (const place of [at(`${root}/~tiffin/departments`), at(`${root}/`)]) {
      expect(tenantAddress(place, 'Stow', '/sign-in?x=1')).toBe(`${root}/~stow/sign-in?x=1`)
      expect(rootAddress(place, '/sign-in')).toBe(`${root}/sign-in`)
      expect(tenantHost(place, 'stow')).toBe(`${root.replace(/^https?:\/\//u, '')}/~stow`)
    }
  })

  test('an unsafe label leads to the root', () => {
    stub()
    expect(tenantAddress(at(`${root}/~tiffin/`), '//evil.example')).toBe(`${root}/`)
  })

  test('what is written is read again', () => {
    stub()
    const there = at(tenantAddress(at(`${root}/~tiffin/`), 'stow', '/checkout'))
    expect(tenantOf(there.host)).toBe('stow')
    expect(there.path).toBe('/checkout')
    expect(tenantOf(at(rootAddress(there)).host)).toBeNull()
  })

  test('each site has a path of its own', () => {
    stub()
    expect(sitePath(at(`${root}/~tiffin/departments`))).toBe(`${folder}/~tiffin/`)
    expect(sitePath(at(`${root}/departments`))).toBe(`${folder}/`)
  })

  test.each([
    ['/?city=tiffin', '/~tiffin/'],
    ['/?city=Tiffin&scenario=dark', '/~tiffin/?scenario=dark'],
    ['/?city=//evil.example', '/'],
    ['/?scenario=dark', null],
    ['/admin/settings?city=tiffin', null],
    ['/~stow/?city=tiffin', null],
  ])('%s leads to %s', (path, to) => {
    stub()
    expect(cityEntry(new URL(root + path))).toBe(to === null ? null : root + to)
  })
})

test('another folder of the same host is no page of the build', () => {
  vi.stubGlobal('__ONE_HOST__', '/civic-till')
  for (const path of ['/', '/~tiffin/', '/civic-tillage/~tiffin/'])
    expect(at(`https://x.github.io${path}`)).toMatchObject({ host: 'x.github.io', path })
})

test('in a build with subdomains a path names no city', () => {
  expect(at('https://kent.pay.example/~tiffin/departments')).toEqual({
    protocol: 'https:',
    host: 'kent.pay.example',
    path: '/~tiffin/departments',
  })
  expect(cityEntry(new URL('https://pay.example/?city=tiffin'))).toBe('https://tiffin.pay.example/')
})
