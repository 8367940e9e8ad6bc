import { expect, it } from 'vitest'
import { unlinkAccountOfUser } from '@/contract/bills/office-accounts'
import { configureClient } from '@/api/client'
import { createCloud } from '@mocks/app/create-cloud'
import { personaNamed } from '@mocks/world/personas'
import { unlinkForUser } from './office-accounts'

const of = { departmentId: 'real-estate-tax', account: '08-004512', client: '0001' }

/** The answer is lost; `isMade`: after it was done. */
async function unlinked(isMade: boolean) {
  const cloud = createCloud()
  await cloud.ready
  const provider = await cloud.enter(personaNamed('super').email)
  const user = await cloud.enter(personaNamed('user').email)
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
  return unlinkForUser(user?.user.id ?? '', of)
}

it('an unlinking whose answer is lost was made, if the account is not linked any more', async () => {
  await expect(unlinked(true)).resolves.toBeNull()
})

it('and has failed, if it still is', async () => {
  await expect(unlinked(false)).rejects.toMatchObject({ kind: 'network' })
})
