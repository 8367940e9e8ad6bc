import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Cloud } from '@mocks/app/cloud'
import { BrokenNetwork, defectAnswer } from '@mocks/cloud/faults/defect'
import type { CloudOptions } from '@mocks/cloud/options'
import { randomHex } from '@mocks/cloud/services'
import { visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { ownValue } from '@/rules/own-value'
import { tenantOf } from '@/rules/tenants/hosts'

export interface HttpHostOptions {
  /** Of several worlds the one that a request belongs to. */
  readonly cloudOf: (request: Request) => Pick<Cloud, 'fetch' | 'charges' | 'outbox' | 'mails'>
  /** 0: any free one. */
  readonly port: number
  /** Which pages may call; others get no CORS headers, as a real server would do it. */
  readonly allows: (origin: string) => boolean
  /** Answers requests other than calls, or null for a 404. */
  readonly serveStatic?: (request: Request) => Promise<Response | null>
  /** Without it, all that the product sends and reads. */
  readonly crossOrigin?: CrossOrigin
  /** More lists for tests, by their path. */
  readonly lists?: Readonly<Record<string, () => unknown>>
}

/** The headers that a page of another origin may send, and those that it may read. */
interface CrossOrigin {
  readonly allowed: readonly string[]
  readonly exposed: readonly string[]
}

export interface HttpHost {
  readonly port: number
  close(): Promise<void>
}

/** Pages of the product on this machine: `pay.localhost` and its subdomains, any port and scheme. */
export const isLocalProduct = (origin: string): boolean =>
  /^https?:\/\/(?:[a-z0-9-]+\.)?pay\.localhost(?::\d+)?$/.test(origin)

/**
 * For a cloud that others reach over HTTP: new signing keys at each start, because a fixed key
 * could be read in this code.
 */
export const httpCloudOptions = () =>
  ({ scenarios: true, signingKey: randomHex() }) satisfies CloudOptions

/**
 * A name that can only mean this machine. Under any other name a page of a stranger could reach us,
 * once the stranger lets that name point to this machine (DNS rebinding).
 */
const isLoopback = (host: string): boolean =>
  /^(?:(?:[a-z0-9-]+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host)

/** The roots, and one label before them: the merchant. A deeper name has no merchant. */
const isProductHost = (host: string): boolean =>
  /^(?:[a-z0-9-]+\.)?(?:api|pay)\.localhost(?::\d+)?$/.test(host)

/** Whether a program asks, or a person in the address bar: browsers say what a page asks for. */
const isNoPage = ({ headers }: Request): boolean =>
  headers.get('origin') === null && (headers.get('sec-fetch-site') ?? 'none') === 'none'

/** The processor's charges and the sent mails, for tests: not readable by a page. */
const forTests: Readonly<
  Record<string, (cloud: ReturnType<HttpHostOptions['cloudOf']>, host: string) => unknown>
> = {
  '/__charges': (cloud) => cloud.charges(),
  '/__mails': (cloud) => cloud.outbox,
  // Of the site that is asked, with the mails that follow from its books.
  '/__site-mails': (cloud, host) => cloud.mails(tenantOf(host)),
}

/** The cloud on loopback; the tenant is in the Host header. */
export function serveHttp(options: HttpHostOptions): Promise<HttpHost> {
  const server = createServer((incoming, outgoing) => {
    // On a line that was used before, browsers ask again by themselves when it goes dead, charges
    // too; a fault that breaks it would never be seen.
    outgoing.shouldKeepAlive = false
    respond(options, incoming)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        // A fault plays a broken network: the line goes dead.
        if (error instanceof BrokenNetwork) {
          outgoing.destroy()
          return
        }
        console.error(error)
        return send(defectAnswer(error), outgoing)
      })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : options.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}

const privately = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const notForPages = () =>
  new Response('For programs only, under the name {merchant}.api.localhost\n', { status: 403 })

async function respond(options: HttpHostOptions, incoming: IncomingMessage): Promise<Response> {
  const request = await requestOf(incoming)
  if (!request) return new Response('Bad request\n', { status: 400 })
  const { pathname, host } = new URL(request.url)
  if (!isLoopback(host) && !isProductHost(host))
    return new Response('Not a name of this machine\n', { status: 421 })
  if (!pathname.startsWith('/api/')) {
    const listed = ownValue(forTests, pathname) ?? ownValue(options.lists, pathname)
    if (listed && request.method === 'GET') {
      if (!isProductHost(host) || !isNoPage(request)) return notForPages()
      return Response.json(listed(options.cloudOf(request), host), { headers: privately })
    }
    const file = await options.serveStatic?.(request)
    return file ?? new Response('Not found\n', { status: 404 })
  }
  const origin = request.headers.get('origin')
  const caller = origin !== null && options.allows(origin) ? origin : null
  const { crossOrigin = ownCrossOrigin } = options
  if (request.method === 'OPTIONS') {
    const status = caller === null ? 403 : 204
    return new Response(null, { status, headers: preflight(caller, crossOrigin) })
  }
  const response = await options.cloudOf(request).fetch(request, visitorOf(incoming))
  const headers = new Headers(response.headers)
  const forPages = Object.entries(readable(caller, crossOrigin))
  for (const [name, value] of forPages) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Behind a proxy the visitor is whom the proxy names last. This host listens on loopback only, so
 * nobody but this machine can say it: journeys do, which would otherwise share one address.
 */
function visitorOf({ headers, socket }: IncomingMessage): string | undefined {
  const named =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  return isIP(named) === 0 ? socket.remoteAddress : named
}

const ownCrossOrigin: CrossOrigin = {
  allowed: [
    'Authorization',
    'Content-Type',
    'X-Department-Id',
    'Idempotency-Key',
    'X-Forwarded-For',
    ...Object.values(visitHeaders),
  ],
  exposed: ['X-Request-Id', 'Retry-After'],
}

/** `caller`: the page's origin; null: it may not read. Credentials are not needed: the token is in its header. */
function readable(caller: string | null, { exposed }: CrossOrigin): Record<string, string> {
  if (caller === null) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': caller,
    ...(exposed.length > 0 && { 'Access-Control-Expose-Headers': exposed.join(', ') }),
  }
}

function preflight(caller: string | null, rules: CrossOrigin): Record<string, string> {
  if (caller === null) return readable(caller, rules)
  return {
    ...readable(caller, rules),
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': rules.allowed.join(', '),
    'Access-Control-Max-Age': '600',
  }
}

async function requestOf(incoming: IncomingMessage): Promise<Request | null> {
  const { method = 'GET', headers: sent, url = '/' } = incoming
  // The scheme that the visitor used, where a proxy names it: card fields have the same one.
  const scheme = sent['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const address = `${scheme}://${sent.host ?? 'localhost'}${url}`
  if (!URL.canParse(address)) return null
  const headers = new Headers()
  for (const [name, value] of Object.entries(sent)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  return new Request(address, { method, headers, body: await bodyOf(incoming) })
}

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
