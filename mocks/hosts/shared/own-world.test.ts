import { expect, it, vi } from 'vitest'
import { demoWorldPaths } from '../demo-world'
import type { VisitNews } from '../visit-news'
import { ownWorld } from './own-world'

const tiffin = 'http://tiffin.pay.localhost:5173'
const post = (path: string, body: unknown = null) =>
  new Request(`${tiffin}${path}`, { method: 'POST', body: JSON.stringify(body) })

it('answers the product’s calls and the panel’s, and tells its page', async () => {
  const heard = vi.fn<(news: VisitNews) => void>()
  const { forward, clockOffset } = await ownWorld(heard)
  expect((await forward(new Request(`${tiffin}/api/merchant-info`))).status).toBe(200)
  const minute = 60_000
  expect((await forward(post(demoWorldPaths.clock, { milliseconds: minute }))).status).toBe(200)
  expect(heard.mock.calls).toEqual([
    [{ visit: null, replaced: false, moved: minute, clockOffset: clockOffset + minute }],
  ])
})
