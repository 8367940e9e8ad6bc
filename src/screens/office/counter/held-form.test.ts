import { beforeEach, expect, test } from 'vitest'
import type { KnownUser } from '@/contract/people/users'
import { attemptFor, moveAttempt } from '@/state/cart/attempts'
import { purgeSession } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { noPayer } from './counter-form'
import { dropForm, followForm, heldForm, holdForm, leaveForm } from './held-form'

const clerk: KnownUser = {
  id: 'clerk',
  name: 'Clerk',
  email: 'clerk@mail.example',
  username: 'clerk',
  phone: null,
  role: ['Merchant Admin'],
  merchant_id: '1',
  sub_domain: 'miamicounty',
}

const typed = { ...noPayer, name: 'Ann Caller', lines: [{ id: '1', chosen: true, cents: 7_000 }] }
const begin = (facts: string) =>
  attemptFor({ tender: 'terminal', item_ids: ['1'], total_cents: 7_395, facts })

beforeEach(() => {
  dropForm()
  openSession('t', clerk)
  begin(crypto.randomUUID())
  holdForm(typed)
})

test('what was typed is found again after the sale was canceled', () => {
  const { key } = begin(crypto.randomUUID())
  holdForm(typed)
  moveAttempt(key, 'unknown')
  moveAttempt(key, 'expired')
  expect(heldForm()).toMatchObject({ name: 'Ann Caller', lines: typed.lines })
})

test('bank numbers, agreements and cash that was counted are not held', () => {
  holdForm({
    ...typed,
    routing: '042000314',
    account: '123456789',
    agreed: true,
    waived: true,
    received: 10_000,
  })
  expect(heldForm()).toMatchObject({
    routing: '',
    account: '',
    agreed: false,
    waived: false,
    received: null,
  })
})

test('it belongs to one attempt', () => {
  begin('another one')
  expect(heldForm()).toBeNull()
})

test('it is not for the next payer: it goes along with the link to its account, and only once', () => {
  followForm()
  leaveForm()
  expect(heldForm()).not.toBeNull()
  leaveForm()
  expect(heldForm()).toBeNull()
})

test.each(['signed-out', 'expired'] as const)('it ends with the session: %s', (why) => {
  purgeSession(why)
  openSession('t', clerk)
  expect(heldForm()).toBeNull()
})
