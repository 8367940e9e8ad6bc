import type { CallId } from '@/contract/all'
import type { Cloud } from '@mocks/app/cloud'
import type { BoundCall } from '@mocks/cloud/handler'
import { handlers } from '@mocks/handlers/all'
import type { Random } from '@mocks/lib/random'
import { sampleCallersOf } from './sample-callers'
import { sampleCalls } from './sample-calls'

/** Every call that changes the world. */
export const writingCalls: readonly CallId[] = Object.values<BoundCall>(handlers)
  .filter(({ apply }) => apply !== null)
  .map(({ id }) => id)

/** So many of them by chance, each with people and things of its own; `pause` comes before each. */
export async function writeAtRandom(
  cloud: Cloud,
  random: Random,
  count: number,
  pause: () => void = () => undefined,
): Promise<void> {
  const cast = await sampleCallersOf(cloud)
  for (let round = 1; round <= count; round += 1) {
    pause()
    const id = writingCalls[random.integer(0, writingCalls.length - 1)] ?? 'register'
    await sampleCalls[id]({ ...cast, round })
  }
}
