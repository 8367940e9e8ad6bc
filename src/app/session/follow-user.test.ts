import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { keys } from '@/api/keys'
import type { KnownUser } from '@/contract/people/users'
import { purgeSession, session } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { followUser } from './after-navigation'

const otherTab = new BroadcastChannel('user-changed')

const confirmed: KnownUser = {
  id: 'u1',
  name: 'Pat Cole',
  email: 'pat@example.com',
  pending_email: null,
  username: 'pcole',
  phone: null,
  role: ['User'],
  merchant_id: 'm1',
  sub_domain: 'kent',
}
const waiting = { ...confirmed, pending_email: confirmed.email }

const asked: string[] = []
configureClient({
  baseUrl: 'http://kent.pay.localhost',
  token: () => session.token,
  departmentId: () => '',
  ready: Promise.resolve(),
  fetch: (request) => {
    asked.push(new URL(request.url).pathname)
    return Promise.resolve(Response.json({ user: confirmed }))
  },
  onFailure: () => undefined,
})

afterEach(() => {
  purgeSession()
  asked.length = 0
})

it('an address that another tab has confirmed is confirmed here, too', async () => {
  const client = new QueryClient()
  const [own, other] = [keys.users.one('u1'), keys.users.one('u2')]
  for (const key of [own, other]) client.setQueryData(key, {})
  openSession('one', waiting)
  const stop = followUser(client)
  otherTab.postMessage(null)
  await vi.waitFor(() => expect(session.user).toMatchObject({ id: 'u1', pending_email: null }))
  expect(asked).toEqual(['/api/verify_token'])
  expect([own, other].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false])
  stop()
})

it('a guest asks for nobody', async () => {
  const stop = followUser(new QueryClient())
  const heard = new Promise((resolve) => {
    new BroadcastChannel('user-changed').addEventListener('message', resolve, { once: true })
  })
  otherTab.postMessage(null)
  await heard
  expect(asked).toEqual([])
  stop()
})
