import { expect, it } from 'vitest'
import { unlinkAccountOfUser } from '@/contract/bills/office-accounts'
import { configureClient } from '@/api/client'
import { createCloud } from '@mocks/app/create-cloud'
import { personaNamed } from '@mocks/world/personas'
import { unlinkForUser } from './office-accounts'

const of = { departmentId: 'real-estate-tax', account: '08-004512', client: '0001' }

it.each([
  ['that was made', true],
  ['that was not', false],
])('an unlinking %s and whose answer is lost', async (_, isMade) => {
  const cloud = createCloud()
  await cloud.ready
  const provider = await cloud.enter(personaNamed('super').email)
  const user = await cloud.enter(personaNamed('user').email)
  const userId = user?.user.id ?? ''
  configureClient({
    baseUrl: 'http://pay.localhost',
    token: () => provider?.token ?? null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: async (request) => {
      if (request.method !== unlinkAccountOfUser.method) return cloud.fetch(request)
      if (isMade) await cloud.fetch(request)
      throw new TypeError('no answer')
    },
    onFailure: () => undefined,
  })
  const unlinking = unlinkForUser(userId, of)
  if (isMade) await expect(unlinking).resolves.toBeNull()
  else await expect(unlinking).rejects.toMatchObject({ kind: 'network' })
})
