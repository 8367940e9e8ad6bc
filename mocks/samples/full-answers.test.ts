import * as v from 'valibot'
import { expect, it } from 'vitest'
import { contract } from '@/contract/all'
import type { Endpoint } from '@/contract/endpoint'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { refusedSamples } from './refused-samples'

const given: readonly Endpoint[] = Object.values<Endpoint>(contract).filter((one) => one.given)

const pathOf = ({ path }: Endpoint) =>
  new RegExp(`^/${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u')

it('the cloud answers given calls in full: nothing stands in for what it says', async () => {
  const cloud = createCloud()
  const seen = new Set<string>()
  /** Calls in whose answers something stood in for what was not said. */
  const completed = new Set<string>()
  const fetch: typeof cloud.fetch = async (request, network) => {
    const answer = await cloud.fetch(request, network)
    const { pathname } = new URL(request.url)
    const endpoint = given.find(
      (one) => one.method === request.method && pathOf(one).test(pathname),
    )
    if (endpoint?.given && answer.ok) {
      seen.add(endpoint.id)
      const body: unknown = await answer.clone().json()
      const [said, read] = [body, endpoint.given.read(body)].map((one) =>
        JSON.stringify(v.parse(endpoint.answer, one)),
      )
      if (said !== read) completed.add(endpoint.id)
    }
    return answer
  }
  const watched: Cloud = {
    ...cloud,
    fetch,
    get outbox() {
      return cloud.outbox
    },
  }
  expect(await refusedSamples(watched)).toEqual([])
  expect([...completed]).toEqual([])
  expect(seen.size).toBe(given.length)
}, 30_000)
