import { request as openRequest } from 'node:http'
import { getResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, configureClient } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { setAllDepartmentsStatus } from '@/contract/departments/department-status'
import { listDepartments } from '@/contract/departments/departments'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { type EffectName, effects, type FaultEffect } from '@mocks/scenarios/fault'
import { faultsHeader, visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { callerFor, tokenFor } from './caller'
import { type HttpHost, isLocalProduct, serveHttp } from './http'
import { startNodeCloud } from './node'
import { pageHandlers } from './page'
import { createForwarder } from './shared/line/forwarder'
import { openLine } from './shared/line/line'
import { createPortServer } from './shared/worker/port-server'

/** Each effect in each of the four hosts, as the application's own client sees it. */

const cloud = createCloud({ scenarios: true })
const ends: (() => unknown)[] = []
let served: HttpHost
let token = ''

beforeAll(async () => {
  served = await serveHttp({ cloudOf: () => cloud, port: 0, allows: isLocalProduct })
  ends.push(() => served.close())
  token = await tokenFor(cloud, 'super@civictill.example')
})
afterAll(async () => {
  for (const end of ends) await end()
})

type Carrier = (request: Request) => Promise<Response>

interface Host {
  readonly cloud: Cloud
  readonly carry: Carrier
}

function node(): Host {
  const started = startNodeCloud({ scenarios: true })
  const carry = globalThis.fetch
  started.stop()
  return { cloud: started.cloud, carry: (request) => carry(request) }
}

const page = (): Host => ({ cloud, carry: throughMsw })

const throughMsw: Carrier = async (request) => {
  const response = await getResponse(pageHandlers(cloud), request)
  if (response === undefined || response.type === 'error') throw new TypeError('no answer')
  return response
}

function shared(): Host {
  const { port1, port2 } = new MessageChannel()
  ends.push(() => port1.close())
  const hello = () => ({ clockOffset: 0, saved: true })
  const world = { fetch: (request: Request) => cloud.fetch(request), hello }
  createPortServer(Promise.resolve(world)).serve(port2)
  const { forward } = createForwarder(async () => openLine(port1))
  const carry: Carrier = async (request) => {
    const response = await forward(request)
    // What `fetch` in a page makes of it.
    if (response.type === 'error') throw new TypeError('no answer')
    return response
  }
  return { cloud, carry }
}

const http = (): Host => ({ cloud, carry: overHttp })

/** Node's own fetch names the host by itself; the tenant is in the name. */
const overHttp: Carrier = async (request) => {
  const { host, pathname: path } = new URL(request.url)
  const body = await request.text()
  const { method } = request
  const headers = { ...Object.fromEntries(request.headers), host }
  return new Promise((resolve, reject) => {
    const sent = openRequest({ port: served.port, path, method, headers }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (part: string) => (text += part))
      incoming.on('end', () => {
        const type = incoming.headers['content-type'] ?? ''
        const wait = incoming.headers['retry-after'] ?? ''
        const given = { 'Content-Type': type, 'Retry-After': wait }
        resolve(new Response(text, { status: incoming.statusCode ?? 599, headers: given }))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** What the client calls it; `no answer`: not yet. */
const outcomes: Readonly<Record<EffectName, string>> = {
  '401': 'http 401 Unauthorised',
  '403': 'http 403 You may not do this',
  'unknown-subdomain': 'http 403 Subdomain does not exist',
  '404': 'http 404 This was not found',
  '409': 'http 409 Somebody else was faster',
  '422': 'http 422 Some fields are not valid',
  '429': 'http 429 Too many requests., wait 120 s',
  '500': 'http 500 The server answered 500. Try again in a moment.',
  '502': 'http 502',
  '503': 'http 503 This service is not available',
  network: 'network 0',
  timeout: 'no answer',
  slow: 'no answer',
  html: 'not-json 200',
  malformed: 'not-json 200',
  empty: 'not-json 200',
  'wrong-shape': 'bad-shape 200',
  'drop-after-commit': 'network 0',
}

const names = Object.keys(effects).filter((name): name is EffectName => name in effects)
const rows = names.map((name): [EffectName, string] => [name, outcomes[name]])
let tests = 0

describe.each<[string, () => Host]>([
  ['node', node],
  ['page', page],
  ['shared', shared],
  ['http', http],
])('the %s host', (_, open) => {
  let host: Host
  beforeAll(() => {
    host = open()
    configureClient({
      baseUrl: 'http://miamicounty.pay.localhost',
      token: () => token,
      departmentId: () => '',
      ready: Promise.resolve(),
      fetch: (request) => host.carry(request),
      onFailure: () => undefined,
    })
  })

  function headersFor(effect: FaultEffect, name: 'listDepartments' | 'setAllDepartmentsStatus') {
    return {
      [visitHeaders.visit]: `test ${++tests}`,
      [visitHeaders.faults]: faultsHeader([{ match: { call: name }, effect }]),
    }
  }

  async function outcomeOf(effect: FaultEffect): Promise<string> {
    const silence = new Promise<string>((resolve) => {
      setTimeout(() => resolve('no answer'), 250)
    })
    const headers = headersFor(effect, 'listDepartments')
    const asked = call(listDepartments, {}, { headers }).then(
      () => 'answer',
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        const { kind, status, body, retryAfterSeconds } = error
        const wait = retryAfterSeconds === null ? '' : `, wait ${retryAfterSeconds} s`
        return `${kind} ${status} ${body.message ?? ''}${wait}`.trimEnd()
      },
    )
    return Promise.race([asked, silence])
  }

  it.each(rows)('%s is %s', async (name, outcome) => {
    expect(await outcomeOf(effects[name])).toBe(outcome)
  })

  it('answers later, all the same', async () => {
    const before = performance.now()
    expect(await outcomeOf({ kind: 'slow', ms: 60 })).toBe('answer')
    expect(performance.now() - before).toBeGreaterThan(55)
  })

  it('loses the answer of a write that happened', async () => {
    const visitor = callerFor(host.cloud, 'miamicounty')
    const count = async () => (await visitor.call(listDepartments, {})).answer?.data.length
    const setAll = (status: boolean, headers = {}) =>
      call(setAllDepartmentsStatus, { body: { merchant_id: '1', status } }, { headers })
    const headers = headersFor(effects['drop-after-commit'], 'setAllDepartmentsStatus')
    const before = await count()
    await expect(setAll(false, headers)).rejects.toMatchObject({ kind: 'network' })
    expect(await count()).toBe(0)
    await setAll(true)
    expect(await count()).toBe(before)
  })
})
