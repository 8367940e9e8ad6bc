import { afterEach, expect, it } from 'vitest'
import { configureClient } from '@/api/client'
import type { KnownUser } from '@/contract/users'
import { purgeSession, session } from '@/state/session'
import { openSession } from '@/state/signed-in'
import { checkBeside } from './token-check'

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

configureClient({
  baseUrl: 'http://kent.pay.localhost',
  token: () => session.token,
  departmentId: () => '',
  ready: Promise.resolve(),
  fetch: (request) => {
    asked.push(request.headers.get('authorization') ?? '')
    return new Promise(() => undefined)
  },
  onFailure: () => undefined,
})

const next = () => new Promise((resolve) => setTimeout(resolve, 0))

afterEach(() => {
  purgeSession()
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
