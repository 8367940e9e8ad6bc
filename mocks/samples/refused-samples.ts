import { contract, type CallId } from '@/contract/all'
import type { Cloud } from '@mocks/app/cloud'
import { sampleCallersOf } from './sample-callers'
import { sampleCalls } from './sample-calls'

const ids = Object.values(contract).map(({ id }): CallId => id)

/** Makes every call of the contract twice, by one who may; what does not succeed. */
export async function refusedSamples(cloud: Cloud): Promise<string[]> {
  const cast = await sampleCallersOf(cloud)
  const refused: string[] = []
  for (const round of [1, 2]) {
    for (const id of ids) {
      const { status, failure } = await sampleCalls[id]({ ...cast, round })
      if (status >= 300) refused.push(`${id} ${status} ${JSON.stringify(failure)}`)
    }
  }
  return refused
}
