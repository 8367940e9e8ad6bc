import { request as open } from 'node:http'
import * as v from 'valibot'
import { cities } from './names.ts'
import { apiPort } from './servers.ts'

interface Exchange {
  readonly port?: number
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | null
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Talks to `npm run api` from outside the browser: Node does not resolve *.localhost by itself. */
export function exchange({
  port = apiPort,
  method = 'GET',
  path,
  headers,
  body,
}: Exchange): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const host = `${cities.county}.api.localhost:${port}`
    const sent = open(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, host } },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => (text += chunk))
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: text,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}

/** The answer, parsed; anything but 200 is an error of the test. */
export async function ask<Answer>(
  path: string,
  schema: v.GenericSchema<Answer>,
  port = apiPort,
): Promise<Answer> {
  const { status, body } = await exchange({ path, port })
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`)
  return v.parse(schema, JSON.parse(body))
}

interface Call {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly body?: unknown
}

/** A call of the county's site as the application makes it; a refusal is an error of the test. */
export async function callApi<Answer>(
  { method = 'POST', path, token, body }: Call,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const answer = await exchange({
    method,
    path,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`)
  return v.parse(schema, JSON.parse(answer.body))
}
