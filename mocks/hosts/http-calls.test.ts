import { expect, it } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { refusedSamples } from '@mocks/samples/refused-samples'
import { isLocalProduct, serveHttp } from './http'
import { networkHeader, overHttp } from './http.test-support'

it('every call of the contract succeeds over HTTP', async () => {
  const cloud = createCloud()
  const cloudOf = ({ headers }: Request) => ({
    ...cloud,
    fetch: (asked: Request) => cloud.fetch(asked, headers.get(networkHeader) || undefined),
  })
  const host = await serveHttp({ cloudOf, port: 0, allows: isLocalProduct })
  try {
    expect(await refusedSamples({ ...cloud, fetch: overHttp(host) })).toEqual([])
  } finally {
    await host.close()
  }
}, 30_000)
