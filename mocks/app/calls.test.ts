import { expect, it } from 'vitest'
import { contract } from '@/contract/all'
import { callAt } from './calls'

it.each(Object.values(contract))('finds $id by its method and path', async (endpoint) => {
  const path = endpoint.path.replaceAll(/\{\w+\}/gu, 'one')
  const found = await callAt(endpoint.method, `/${path}`)
  expect(found?.call.id).toBe(endpoint.id)
})

it('finds nothing where the contract has nothing', async () => {
  expect(await callAt('GET', '/api/nothing-of-this')).toBeNull()
})
