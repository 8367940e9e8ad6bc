import { expect, test } from 'vitest'
import { embedderOf, isProduct } from './embedding'

const root = { protocol: 'https:', host: 'pay.example.com', hostname: 'pay.example.com' }
const api = { protocol: 'http:', host: 'api.localhost:8787', hostname: 'api.localhost' }

test.each([
  ['https://kent.pay.example.com', root, true],
  ['https://pay.example.com', root, true],
  ['https://evilpay.example.com', root, false],
  ['https://kent.pay.example.com:444', root, false],
  ['http://kent.pay.example.com', root, false],
  ['http://kent.pay.localhost:5173', root, false],
  ['http://kent.pay.localhost:5173', api, true],
  ['http://evil.example', api, false],
  ['null', root, false],
])('%s around %o: %s', (origin, here, expected) => {
  expect(isProduct(origin, here)).toBe(expected)
})

test('the nearest page counts, else the referrer, else nobody', () => {
  expect(embedderOf(['https://a.example', 'https://b.example'], '')).toBe('https://a.example')
  expect(embedderOf([], 'https://c.example/x?y')).toBe('https://c.example')
  expect(embedderOf(undefined, 'https://c.example/x?y')).toBe('https://c.example')
  expect(embedderOf(undefined, '')).toBeNull()
})
