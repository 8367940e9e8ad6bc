import { expect, test } from 'vitest'
import { rootHostFrom } from './root-host.ts'

test.each([
  [undefined, ''],
  ['', ''],
  ['pay.example.com', 'pay.example.com'],
  ['Pay.Example.com.', 'pay.example.com'],
])('VITE_ROOT_HOST=%s is understood as "%s"', (value, host) => {
  expect(rootHostFrom(value)).toBe(host)
})

test.each([
  'https://pay.example.com',
  'pay.example.com/',
  'pay.example.com:8443',
  'pay',
  '10.0.0.1',
  'a b.c',
])('a build does not begin with VITE_ROOT_HOST=%s', (value) =>
  expect(() => rootHostFrom(value)).toThrow('VITE_ROOT_HOST is a host name'),
)
