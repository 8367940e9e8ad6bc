import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import type { CloudOptions } from '@mocks/cloud/options'

export interface NodeCloud {
  readonly cloud: Cloud
  /** Gives the real `fetch` back. */
  readonly stop: () => void
}

/**
 * A fresh world in this process, for Vitest: requests for `…/api/…` go to the cloud, all others
 * pass through.
 */
export function startNodeCloud(options: CloudOptions = {}): NodeCloud {
  const cloud = createCloud(options)
  const realFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).pathname.startsWith('/api/')
      ? cloud.fetch(request)
      : realFetch(request)
  }
  return {
    cloud,
    stop: () => {
      globalThis.fetch = realFetch
    },
  }
}
