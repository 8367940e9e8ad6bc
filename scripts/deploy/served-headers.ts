import { readdirSync, readFileSync, statSync } from 'node:fs'
import { type ClientRequest, request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { appHeaders, assetHeaders, caching, type Headers } from '../../deploy/headers.ts'
import type { Site } from '../../deploy/site.ts'
import type { Ports } from './web-server.ts'

/** What the web server really sends, compared with `deploy/headers.ts`. */

interface Answer {
  readonly status: number
  readonly headers: Headers
}

/** nginx's own, about the file and its transport; whatever else is sent has to be expected. */
const ofTransport = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
])

function answerOf(sent: ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sent.on('response', (incoming) => {
      incoming.resume()
      const headers = Object.entries(incoming.headers)
      resolve({
        status: incoming.statusCode ?? 0,
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

function lowerCased(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

/** The differences between what is sent and what should be, one a line. */
function differences({ headers }: Answer, expected: Headers): string[] {
  const wanted = lowerCased(expected)
  const names = new Set([
    ...Object.keys(wanted),
    ...Object.keys(headers).filter((name) => !ofTransport.has(name)),
  ])
  return [...names].flatMap((name) =>
    headers[name] === wanted[name]
      ? []
      : [`${name}: sent ${headers[name] ?? 'nothing'}, expected ${wanted[name] ?? 'nothing'}`],
  )
}

const privatePaths = [
  '/real-estate-tax/search?q=not-for-the-log',
  '/print-receipt/02adce3cb750bf13a7d158934ed373e7?print=1',
  '/notifications-unsubscribe/not-for-the-log',
  '/password-reset-confirm?token=not-for-the-log',
]

/** Returns what is wrong, one a line; nothing if all is as it should be. */
export async function checkServedHeaders(
  site: Site,
  ports: Ports,
  accessLog: string,
): Promise<string[]> {
  const root = new URL(site.rootOrigin).hostname
  const merchant = `miamicounty.${root}`
  const problems: string[] = []
  const expect = (what: string, found: readonly string[]) =>
    problems.push(...found.map((line) => `${what}: ${line}`))

  const get = (path: string, host = merchant, headers: Headers = {}) =>
    answerOf(
      request({
        host: '127.0.0.1',
        port: ports.https,
        path,
        headers: { host, 'accept-encoding': 'gzip', ...headers },
        servername: host,
        rejectUnauthorized: false,
        agent: false,
      }),
    )
  const status = (answer: Answer, wanted: number) =>
    answer.status === wanted ? [] : [`status ${answer.status}, expected ${wanted}`]
  const check = async (path: string, wanted: number, headers: Headers, host = merchant) => {
    const answer = await get(path, host)
    expect(path, [...status(answer, wanted), ...differences(answer, headers)])
    return answer
  }

  const listed = appHeaders(site)
  const page = { ...listed, 'X-Robots-Tag': 'noindex' }
  const file = assetHeaders(site)
  for (const path of ['/', '/departments', '/real-estate-tax/search'])
    await check(path, 200, listed)
  await check('/', 200, listed, root)
  for (const path of ['/index.html', '/checkout', '/admin/users/search', ...privatePaths]) {
    await check(path, 200, page)
  }
  const { headers: first } = await check('/no/such/page', 200, page)
  expect('the page', first['server'] === 'nginx' ? [] : [`names its version: ${first['server']}`])
  const again = await get('/departments', merchant, { 'if-none-match': first['etag'] ?? '' })
  expect('the page again', status(again, 304))

  const assets = readdirSync(join(site.folder, 'assets'))
  for (const name of assets) {
    const answer = await check(`/assets/${name}`, 200, { ...file, 'Cache-Control': caching.hashed })
    const isText = /\.(?:js|css|svg)$/u.test(name)
    const isLarge = statSync(join(site.folder, 'assets', name)).size > 2048
    const isPacked = answer.headers['content-encoding'] === 'gzip'
    if (isText && isLarge && !isPacked) expect(name, ['not compressed'])
  }
  await check('/assets/gone.js', 404, file)
  for (const path of ['/robots.txt', '/version.json', '/.well-known/security.txt']) {
    await check(path, 200, { ...file, 'Cache-Control': caching.html })
  }
  await check('/gone.txt', 404, { ...file, 'Cache-Control': caching.html })
  for (const path of ['/api', '/api/merchant-info']) {
    const noApi = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': caching.data }
    await check(path, 502, noApi)
  }

  const plain = await answerOf(
    requestPlainly({
      host: '127.0.0.1',
      port: ports.http,
      path: '/departments?from=bill',
      headers: { host: merchant },
      agent: false,
    }),
  )
  const moved = `https://${merchant}/departments?from=bill`
  expect('over http', [
    ...status(plain, 301),
    ...(plain.headers['location'] === moved ? [] : [`leads to ${plain.headers['location']}`]),
  ])
  for (const host of ['example.com', `a.${merchant}`]) {
    const answer = await get('/', host).catch(() => null)
    if (answer !== null) expect(host, [`is answered with ${answer.status}`])
  }

  const logged = readFileSync(accessLog, 'utf8')
  if (!logged.includes('/print-receipt/:id')) expect('the log', ['holds no pattern of a receipt'])
  if (/02adce3c|not-for-the-log/u.test(logged)) expect('the log', ['holds a secret of an address'])
  return problems
}
