import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'

interface HttpRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const timeout = 60_000

/**
 * One request, without following redirects: pages do not follow them to other origins either. Node
 * resolves no names under `localhost`; they mean this machine (RFC 6761).
 */
export function send({ url, method, headers, body }: HttpRequest): Promise<HttpAnswer> {
  const isLocal = url.hostname.endsWith('.localhost')
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: isLocal ? '127.0.0.1' : url.hostname,
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        headers: { ...headers, Host: url.host },
        timeout,
      },
      (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const text = Buffer.concat(parts).toString()
          resolve({ status: incoming.statusCode ?? 0, headers: headersOf(incoming), text })
        })
      },
    )
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeout / 1000} s`)))
    sent.end(body)
  })
}

function headersOf({ headers: received }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(received))
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  return headers
}
