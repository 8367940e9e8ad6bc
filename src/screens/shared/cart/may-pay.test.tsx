import { renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { KnownUser, Role } from '@/contract/people/users'
import { purgeSession } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { useMayPay } from './may-pay'

const userOf = (role: Role): KnownUser => ({
  id: 'u1',
  name: 'Pat Cole',
  email: 'pat@example.com',
  username: 'pcole',
  phone: null,
  role: [role],
  merchant_id: null,
  sub_domain: null,
})

describe('cart and checkout, as payer (product.md 4.1)', () => {
  test.each([
    ['Super Users', false],
    ['Admin', false],
    ['Support', false],
    ['Merchant Admin', false],
    ['Merchant User', false],
    ['User', true],
  ] as const)('%s: %s', (role, allowed) => {
    openSession('token', userOf(role))
    expect(renderHook(useMayPay).result.current).toBe(allowed)
  })

  test('Guest: true', () => {
    purgeSession()
    expect(renderHook(useMayPay).result.current).toBe(true)
  })
})
