import { describe, expect, test } from 'vitest'
import { requestUrl } from './request-url'

const base = 'https://kent.api.example.com'
const ask = (id: string) => requestUrl(base, 'api/users/{id}/receipts', { id }, {})

/** The path that is sent: the browser resolves `..` in the address as it does. */
const path = (url: string | null) => (url === null ? null : new URL(url).pathname)

describe('a parameter stays one segment of its address', () => {
  test.each([
    ['u7', '/api/users/u7/receipts'],
    ['a/b', '/api/users/a%2Fb/receipts'],
    ['08-004512.000', '/api/users/08-004512.000/receipts'],
    ['...', '/api/users/.../receipts'],
    ['.a', '/api/users/.a/receipts'],
    ['a..b', '/api/users/a..b/receipts'],
    ['a\\b', '/api/users/a%5Cb/receipts'],
    ['a?b=c', '/api/users/a%3Fb%3Dc/receipts'],
    ['a#b', '/api/users/a%23b/receipts'],
    ['100%', '/api/users/100%25/receipts'],
    ['%zz', '/api/users/%25zz/receipts'],
    ['@evil.example', '/api/users/%40evil.example/receipts'],
    ['//evil.example', '/api/users/%2F%2Fevil.example/receipts'],
    ['Größe', '/api/users/Gr%C3%B6%C3%9Fe/receipts'],
    ['a\r\nb', '/api/users/a%0D%0Ab/receipts'],
  ])('"%s" → %s', (id, there) => expect(path(ask(id))).toBe(there))
})

describe('a parameter that leads elsewhere is refused', () => {
  test.each([
    '.',
    '..',
    ' .. ',
    '.\t.',
    '../..',
    '..\\..',
    '../users/1',
    'a/../../b',
    'a/..',
    '/..',
    '%2e%2e',
    '%2E%2e',
    '.%2e',
    '..%2f..%2fadmin',
    '%2e%2e%2fadmin',
    '%252e%252e',
    '%25252e%25252e%25255cadmin',
    '\ud800',
  ])('"%s"', (id) => expect(ask(id)).toBeNull())

  test('at any position among others', () => {
    const at = { parcelId: 'p1', year: '..' }
    expect(requestUrl(base, 'api/bills/{parcelId}/{year}', at, {})).toBeNull()
  })
})

test('a query may hold any text', () => {
  const url = requestUrl(base, 'api/bills/search', {}, { q: '../..&x=1#y', page: 2, house: '' })
  expect(url).toBe(`${base}/api/bills/search?q=..%2F..%26x%3D1%23y&page=2`)
})
