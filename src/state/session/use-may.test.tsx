import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { KnownUser, Role } from '@/contract/people/users'
import { purgeSession } from './session'
import { openSession } from './signed-in'
import { useMay, useMayCheck } from './use-may'

const userOf = (role: Role, more: Partial<KnownUser> = {}): KnownUser => ({
  id: 'u1',
  name: 'Pat Cole',
  email: 'pat@example.com',
  username: 'pcole',
  phone: null,
  role: [role],
  merchant_id: 'tiffin',
  sub_domain: 'tiffin',
  ...more,
})

beforeEach(() => purgeSession())

describe('useMay', () => {
  const mayEdit = (merchant_id: string) =>
    renderHook(() => useMay('users.edit', { merchant_id })).result.current

  test.each<[Role, boolean, boolean]>([
    ['Super Users', true, true],
    ['Admin', true, true],
    ['Support', false, false],
    ['Merchant Admin', true, false],
    ['Merchant User', false, false],
    ['User', false, false],
  ])('%s edits a user of the own merchant: %s; of another: %s', (role, own, other) => {
    openSession('token', userOf(role))
    expect([mayEdit('tiffin'), mayEdit('kent')]).toEqual([own, other])
  })

  test('a guest edits nobody', () => {
    expect(mayEdit('tiffin')).toBe(false)
  })

  test('without an object it tells whether the role may at all', () => {
    openSession('token', userOf('Merchant Admin'))
    expect(renderHook(() => useMay('users.edit')).result.current).toBe(true)
  })

  test('an extra right counts', () => {
    const mayRefund = () =>
      renderHook(() => useMay('payments.refund', { merchant_id: 'tiffin' })).result.current
    openSession('token', userOf('Merchant User'))
    expect(mayRefund()).toBe(false)
    openSession('token', userOf('Merchant User', { rights: ['refund'] }))
    expect(mayRefund()).toBe(true)
  })

  test('it follows changes of the user', () => {
    openSession('token', userOf('Support'))
    const { result, rerender } = renderHook(() => useMay('users.delete'))
    expect(result.current).toBe(false)
    openSession('other', userOf('Admin'))
    rerender()
    expect(result.current).toBe(true)
  })
})

test('one function serves many rows', () => {
  openSession('token', userOf('Merchant Admin'))
  const { result } = renderHook(useMayCheck)
  const merchants = ['tiffin', 'kent']
  expect(merchants.map((merchant_id) => result.current('users.delete', { merchant_id }))).toEqual([
    true,
    false,
  ])
})
