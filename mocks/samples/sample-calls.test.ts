import { describe, expect, it } from 'vitest'
import { contract, type CallId } from '@/contract/all'
import { createCloud } from '@mocks/app/create-cloud'
import { sampleCallersOf } from './sample-callers'
import { sampleCalls } from './sample-calls'

const patience = { timeout: 60_000 }
const ids = Object.values(contract).map(({ id }): CallId => id)

describe.each([undefined, 'large-world'] as const)('in the world %s', (scenario) => {
  const cloud = createCloud(scenario === undefined ? {} : { scenario })

  it('every call of the contract succeeds', patience, async () => {
    const cast = await sampleCallersOf(cloud)
    const failed: string[] = []
    for (const round of [1, 2]) {
      for (const id of ids) {
        const { status, failure } = await sampleCalls[id]({ ...cast, round })
        if (status >= 300) failed.push(`${id} ${status} ${JSON.stringify(failure)}`)
      }
    }
    expect(failed).toEqual([])
  })
})
