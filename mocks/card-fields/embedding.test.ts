import { expect, test } from 'vitest'
import { embedderOf, isProduct } from './embedding'

const root = { protocol: 'https:', host: 'pay.example.com', hostname: 'pay.example.com' }
const api = { protocol: 'http:', host: 'api.localhost:8787', hostname: 'api.localhost' }

test.each([
  ['https://kent.pay.example.com', true],
  ['https://pay.example.com', true],
  ['https://evilpay.example.com', false],
  ['https://kent.pay.example.com:444', false],
  ['http://kent.pay.example.com', false],
  ['http://kent.pay.localhost:5173', false],
  ['null', false],
])('on the root, %s: %s', (origin, expected) => {
  expect(isProduct(origin, root, false)).toBe(expected)
})

test.each([
  ['http://kent.pay.localhost:5173', true],
  ['http://localhost:5173', true],
  ['http://evil.example', false],
  ['http://localhost.evil.example', false],
])('from the API, %s: %s', (origin, expected) => {
  expect(isProduct(origin, api, true)).toBe(expected)
  expect(isProduct(origin, root, true)).toBe(false)
})

test('beside the page, on any host: that page alone', () => {
  const handbook = { protocol: 'https:', host: 'handbook.example', hostname: 'handbook.example' }
  expect(isProduct('https://handbook.example', handbook, true)).toBe(true)
  expect(isProduct('https://evil.example', handbook, true)).toBe(false)
})

test('the nearest page counts, else the referrer, else none', () => {
  expect(embedderOf(['https://a.example', 'https://b.example'], '')).toBe('https://a.example')
  expect(embedderOf([], 'https://c.example/x?y')).toBe('https://c.example')
  expect(embedderOf(undefined, 'https://c.example/x?y')).toBe('https://c.example')
  expect(embedderOf(undefined, '')).toBeNull()
})
