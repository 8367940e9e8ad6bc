import { expect, test } from 'vitest'
import { isTenantOrigin } from './is-tenant-origin'

const root = { protocol: 'http:', host: 'pay.localhost:5173' }

test.each([
  'http://pay.localhost:5173',
  'http://miamicounty.pay.localhost:5173',
  'http://a.b.pay.localhost:5173',
])('%s is ours', (origin) => {
  expect(isTenantOrigin(origin, root)).toBe(true)
})

test.each([
  'https://miamicounty.pay.localhost:5173',
  'http://miamicounty.pay.localhost:5174',
  'http://miamicounty.pay.localhost',
  'http://evilpay.localhost:5173',
  'http://pay.localhost:5173.evil.example',
  'http://localhost:5173',
  'http://miamicounty.pay.localhost:5173/',
  'null',
  '',
])('%s is not', (origin) => {
  expect(isTenantOrigin(origin, root)).toBe(false)
})
