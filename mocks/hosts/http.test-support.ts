import { request } from 'node:http'
import type { Cloud } from '@mocks/app/cloud'
import type { HttpHost } from './http'

/** The caller's network: all calls of this test come from one machine. */
export const networkHeader = 'x-test-network'

/** A cloud that is asked over a line; Node cannot resolve *.localhost, so the name is a header. */
export function overHttp({ port }: HttpHost): Cloud['fetch'] {
  return async (asked, network = '') => {
    const { pathname, search, hostname } = new URL(asked.url)
    const body = await asked.text()
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: `${pathname}${search}`,
          method: asked.method,
          headers: {
            ...Object.fromEntries(asked.headers),
            Host: hostname,
            [networkHeader]: network,
          },
        },
        (incoming) => {
          const parts: Buffer[] = []
          incoming.on('data', (part: Buffer) => parts.push(part))
          incoming.on('end', () =>
            resolve(
              new Response(Buffer.concat(parts), {
                status: incoming.statusCode ?? 0,
                headers: { 'Content-Type': incoming.headers['content-type'] ?? '' },
              }),
            ),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }
}
