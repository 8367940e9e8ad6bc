import { getResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { callerFor } from './caller'
import { startNodeCloud } from './node'
import { pageHandlers } from './page'

let stop = () => {}
afterEach(() => stop())

it('answers fetch in this process', async () => {
  const node = startNodeCloud()
  stop = node.stop
  const response = await fetch('http://miamicounty.pay.localhost/api/merchant-info')
  expect(await response.json()).toMatchObject({ data: { name: 'Miami County, Ohio' } })
  node.stop()
  await expect(fetch('http://127.0.0.1:9/api/merchant-info')).rejects.toThrow('fetch failed')
})

it('gives each test a world of its own', async () => {
  const node = startNodeCloud({ seed: 'another' })
  stop = node.stop
  const { status } = await callerFor(node.cloud, 'miamicounty').call(getMerchantInfo, {})
  expect(status).toBe(200)
})

it('answers through MSW handlers in a page', async () => {
  const node = startNodeCloud()
  stop = node.stop
  const request = new Request('http://tiffin.pay.localhost/api/merchant-info')
  const response = await getResponse(pageHandlers(node.cloud), request)
  expect(await response?.json()).toMatchObject({ data: { name: 'City of Tiffin' } })
})
