import { afterEach, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import type { KnownUser } from '@/contract/people/users'
import { storageKeys } from '@/rules/constants'
import { purgeSession, session, tokenStore } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { removeCookie } from '@/state/storage'
import { checkBeside, isSessionAlive } from './token-check'

const person = (id: string): KnownUser => ({
  id,
  name: 'Pat Cole',
  email: 'pat@example.com',
  username: 'pcole',
  phone: null,
  role: ['User'],
  merchant_id: 'm1',
  sub_domain: 'kent',
})

const asked: string[] = []
const never = () => new Promise<Response>(() => undefined)
let answer: () => Promise<Response> = never

configureClient({
  baseUrl: 'http://kent.pay.localhost',
  token: () => session.token,
  departmentId: () => '',
  ready: Promise.resolve(),
  fetch: (request) => {
    asked.push(request.headers.get('authorization') ?? '')
    return answer()
  },
  onFailure: () => undefined,
})

const next = () => new Promise((resolve) => setTimeout(resolve, 0))

afterEach(() => {
  purgeSession()
  answer = never
})

it('one check serves the navigations during it, and never another session', async () => {
  openSession('one', person('u1'))
  checkBeside()
  checkBeside()
  await next()
  expect(asked).toEqual(['Bearer one'])
  openSession('two', person('u2'))
  checkBeside()
  await next()
  expect(asked).toEqual(['Bearer one', 'Bearer two'])
})

it('a check that succeeds brings a lost cookie back (specification §4)', async () => {
  openSession('one', person('u1'))
  removeCookie(storageKeys.token)
  expect(document.cookie).not.toContain('one')
  answer = async () => Response.json({ user: person('u1') })
  checkBeside()
  await vi.waitFor(() => expect(document.cookie).toContain(`${storageKeys.token}=one`))
})

it('a check that succeeds saves no session that another tab has ended', async () => {
  openSession('one', person('u1'))
  removeCookie(storageKeys.token)
  tokenStore.remove()
  const answered = vi.fn<() => void>()
  answer = async () => {
    setTimeout(answered)
    return Response.json({ user: person('u1') })
  }
  checkBeside()
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
  await next()
  expect([document.cookie.includes('one'), tokenStore.read()]).toEqual([false, ''])
})

it.each([
  ['lives on where the server still takes its token', Response.json({ user: person('u1') }), true],
  ['is over where the server does not', Response.json({}, { status: 401 }), false],
])('a session %s', async (_, said, isAlive) => {
  openSession('one', person('u1'))
  answer = async () => said
  expect(await isSessionAlive()).toBe(isAlive)
})
