import { request, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { BrokenNetwork, readDefect } from '@mocks/cloud/faults/defect'
import { httpCloudOptions, isLocalProduct, serveHttp, type HttpHost } from './http'
import { ownWorlds } from './own-worlds'

// Node cannot resolve *.localhost: the name goes into the Host header.
const page = 'http://miamicounty.pay.localhost:5173'
const options = httpCloudOptions()
let host: HttpHost

beforeAll(async () => {
  host = await serveHttp({
    cloudOf: ownWorlds(createCloud(options), options),
    port: 0,
    allows: isLocalProduct,
    serveStatic: async ({ url }) =>
      url.endsWith('/card-fields/') ? new Response('<p>card</p>') : null,
  })
})
afterAll(() => host.close())

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Asked {
  readonly method: string
  readonly label: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly port: number
}

function ask(
  path: string,
  {
    method = 'GET',
    label = 'miamicounty',
    headers = {},
    body = '',
    port = host.port,
  }: Partial<Asked> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { Host: `${label}.api.localhost:${port}`, ...headers },
      },
      (incoming) => {
        let text = ''
        incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('the http host', () => {
  it('takes the tenant from the Host header', async () => {
    expect(JSON.parse((await ask('/api/merchant-info')).body)).toMatchObject({
      data: { sub_domain: 'miamicounty' },
    })
    const other = await ask('/api/merchant-info', { label: 'tiffin' })
    expect(JSON.parse(other.body)).toMatchObject({ data: { sub_domain: 'tiffin' } })
    const unknown = await ask('/api/merchant-info', { label: 'nowhere' })
    expect(unknown.status).toBe(403)
    expect(JSON.parse(unknown.body)).toMatchObject({ error: 'Subdomain does not exist' })
  })

  it('names its own root as the origin of the card fields', async () => {
    expect(JSON.parse((await ask('/api/merchant/iframe-urls')).body)).toMatchObject({
      data: { card: `http://api.localhost:${host.port}/card-fields/index.html` },
    })
  })

  it('names it by https behind a proxy that is reached by https', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' }
    expect(JSON.parse((await ask('/api/merchant/iframe-urls', { headers })).body)).toMatchObject({
      data: { card: `https://api.localhost:${host.port}/card-fields/index.html` },
    })
  })

  it('answers the preflight of the product’s pages', async () => {
    const answer = await ask('/api/payments', {
      method: 'OPTIONS',
      headers: {
        Origin: page,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers['access-control-allow-origin']).toBe(page)
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    expect(answer.headers['access-control-allow-methods']).toContain('POST')
    for (const name of [
      'Authorization',
      'Content-Type',
      'X-Department-Id',
      'Idempotency-Key',
      'X-Forwarded-For',
      'X-Scenario',
      'X-Demo-Visit',
      'X-Demo-Faults',
    ]) {
      expect(answer.headers['access-control-allow-headers']).toContain(name)
    }
  })

  it('lets the product’s pages read the answer, and says nothing to others', async () => {
    for (const Origin of [page, 'https://miamicounty.pay.localhost']) {
      const ours = await ask('/api/merchant-info', { headers: { Origin } })
      expect(ours.headers['access-control-allow-origin']).toBe(Origin)
      expect(ours.headers['access-control-expose-headers']).toContain('Retry-After')
      expect(ours.headers.vary).toContain('Origin')
    }
    for (const Origin of ['http://pay.localhost.evil.example', 'http://evil.example', 'null']) {
      const theirs = await ask('/api/merchant-info', { headers: { Origin } })
      expect(theirs.headers['access-control-allow-origin']).toBeUndefined()
      const before = await ask('/api/payments', { method: 'OPTIONS', headers: { Origin } })
      expect(before.status).toBe(403)
    }
  })

  it('takes bodies, and numbers its answers', async () => {
    const answer = await ask('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'user@miamicounty.example', password: 'wrong' }),
    })
    expect(answer.status).toBe(401)
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u)
    expect(JSON.parse(answer.body)).toMatchObject({ message: 'E-mail or password is wrong' })
  })

  it('serves other documents from its static part only', async () => {
    expect(await ask('/card-fields/')).toMatchObject({ status: 200, body: '<p>card</p>' })
    expect(await ask('/etc/passwd')).toMatchObject({ status: 404 })
  })

  it('lists mails and charges for programs', async () => {
    const body = JSON.stringify({ email: 'user@miamicounty.example' })
    await ask('/api/forgot_password', { method: 'POST', body })
    const mails = await ask('/__mails')
    expect(JSON.parse(mails.body)).toMatchObject([
      { kind: 'reset', to: 'user@miamicounty.example' },
    ])
    const charges = await ask('/__charges')
    expect(charges.status).toBe(200)
    expect(charges.body).toContain('"tenant":"miamicounty"')
    for (const { headers } of [mails, charges]) {
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
    // Typed into the address bar.
    expect((await ask('/__mails', { headers: { 'Sec-Fetch-Site': 'none' } })).status).toBe(200)
  })

  it('lists the mails of one site, with those that follow from its books', async () => {
    const listed = await ask('/__site-mails')
    expect(listed.body).toContain('"kind":"receipt"')
    expect(listed.body).toContain('"kind":"bill"')
    expect(listed.body).toContain('"site":"miamicounty"')
    expect(listed.body).not.toContain('"site":"tiffin"')
    expect((await ask('/__site-mails', { headers: { Origin: page } })).status).toBe(403)
  })

  const names: readonly (readonly [name: string, listed: number, called: number])[] = [
    ['miamicounty.api.localhost', 200, 200],
    ['api.localhost', 200, 200],
    ['pay.localhost', 200, 200],
    // This machine, but not by a name of the product.
    ['localhost', 403, 200],
    ['127.0.0.1', 403, 200],
    ['[::1]', 403, 200],
    ['other.localhost', 403, 200],
    // Host names that another person may point here.
    ['evil.example', 421, 421],
    ['api.localhost.evil.example', 421, 421],
    ['evil-api.localhost.example', 421, 421],
    ['localhost.evil.example', 421, 421],
    ['127.0.0.1.evil.example', 421, 421],
    ['127.0.0.1.nip.io', 421, 421],
    ['notlocalhost', 421, 421],
    // Deeper than a merchant.
    ['miamicounty.evil.api.localhost', 421, 421],
    ['miamicounty.evil.pay.localhost', 421, 421],
    ['miamicounty.other.localhost', 421, 421],
    ['192.168.0.7', 421, 421],
    ['0.0.0.0', 421, 421],
  ]

  it.each(names)(
    'asked as %s lists with %i and answers calls with %i',
    async (name, listed, called) => {
      for (const port of ['', `:${host.port}`]) {
        const headers = { Host: `${name}${port}` }
        expect((await ask('/__mails', { headers })).status).toBe(listed)
        expect((await ask('/__charges', { headers })).status).toBe(listed)
        const call = await ask('/api/verify_token', { method: 'POST', headers })
        // The call came to the cloud, which has something of its own to say.
        expect(call.status === 421 ? 421 : 200).toBe(called)
      }
    },
  )

  it.each<Readonly<Record<string, string>>>([
    { Origin: page },
    { Origin: 'http://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://api.localhost' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'something new' },
    { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'none' },
  ])('lists nothing for a page: %j', async (headers) => {
    for (const path of ['/__mails', '/__charges']) {
      const { status, body } = await ask(path, { headers })
      expect([status, body]).toEqual([403, expect.stringContaining('For programs only')])
    }
  })

  it('signs with a new key at each start, never with one from the code', async () => {
    const email = 'super@civictill.example'
    const tokenOf = async (cloud: Cloud) => (await cloud.enter(email))?.token ?? ''
    const ours = createCloud(options)
    const verified = async (token: string, more = {}) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        Host: `api.localhost:${host.port}`,
        ...more,
      }
      return (await ask('/api/verify_token', { method: 'POST', headers })).status
    }
    const own = { 'X-Scenario': 'payments-off', 'X-Demo-Visit': 'keys' }
    expect(await verified(await tokenOf(ours))).toBe(200)
    expect(await verified(await tokenOf(ours), own)).toBe(200)
    // The next start, and a world as in a browser, whose key follows from its seed.
    for (const other of [createCloud(httpCloudOptions()), createCloud()]) {
      const token = await tokenOf(other)
      expect(await verified(token)).toBe(401)
      expect(await verified(token, own)).toBe(401)
    }
  })

  it('plays the scenario that a request names, for that request alone', async () => {
    const headers = { 'X-Scenario': 'service-unavailable' }
    expect((await ask('/api/get-departments', { headers })).status).toBe(503)
    expect((await ask('/api/get-departments')).status).toBe(200)
    const unknown = await ask('/api/get-departments', { headers: { 'X-Scenario': 'x' } })
    expect([unknown.status, unknown.body]).toMatchObject([
      400,
      expect.stringContaining('There is no scenario “x”'),
    ])
  })

  it('lists the mails of a world of one’s own by its name', async () => {
    const headers = { 'X-Scenario': 'payments-off', 'X-Demo-Visit': 'mails' }
    const body = JSON.stringify({ email: 'user@tiffin.example' })
    await ask('/api/forgot_password', { label: 'tiffin', method: 'POST', headers, body })
    expect((await ask('/__mails', { headers })).body).toContain('user@tiffin.example')
    expect((await ask('/__mails')).body).not.toContain('user@tiffin.example')
  })

  it('uses no line twice, because browsers repeat by themselves what broke on an old one', async () => {
    expect((await ask('/api/merchant-info')).headers.connection).toBe('close')
    const preflight = { method: 'OPTIONS', headers: { Origin: page } }
    expect((await ask('/api/payments', preflight)).headers.connection).toBe('close')
  })

  const rejecting = (reason: Error) =>
    serveHttp({
      cloudOf: () => ({
        fetch: () => Promise.reject(reason),
        charges: () => [],
        outbox: [],
        mails: () => [],
      }),
      port: 0,
      allows: isLocalProduct,
    })

  it('breaks the line when the cloud plays a broken network', async () => {
    const broken = await rejecting(new BrokenNetwork())
    await expect(fetch(`http://127.0.0.1:${broken.port}/api/x`)).rejects.toThrow('fetch failed')
    await broken.close()
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    // What stands before the proxy's own word, anybody may have written.
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['', '127.0.0.1'],
    ['a visitor', '127.0.0.1'],
    ['203.0.113.7:80', '127.0.0.1'],
    ['203.0.113', '127.0.0.1'],
  ])('forwarded for “%s”, the visitor is %s', async (named, visitor) => {
    const told = await serveHttp({
      cloudOf: () => ({
        fetch: async (_, address) => Response.json(address),
        charges: () => [],
        outbox: [],
        mails: () => [],
      }),
      port: 0,
      allows: isLocalProduct,
    })
    const headers = { 'X-Forwarded-For': named }
    const { body } = await ask('/api/x', { port: told.port, headers })
    expect(JSON.parse(body)).toBe(visitor)
    await told.close()
  })

  it('answers an error of the cloud itself as a mistake of the server', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = await rejecting(new RangeError('too deep'))
    const response = await fetch(`http://127.0.0.1:${broken.port}/api/x`)
    expect(response.status).toBe(500)
    expect(readDefect(response)).toBe('RangeError: too deep')
    await broken.close()
    said.mockRestore()
  })
})
