import { request as openRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type CallId } from '@/contract/all'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { faultAnswer } from '@mocks/cloud/faults/fault-answer'
import { visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { tokenFor } from '@mocks/hosts/caller'
import { isLocalProduct, serveHttp, type HttpHost } from '@mocks/hosts/http'
import { ownWorlds } from '@mocks/hosts/own-worlds'
import { type ScenarioName, scenarioNames, scenarioOf } from './registry'
import type { FaultEffect } from './fault'
import { faultsOf, hasOwnWorld } from './scenario'

/**
 * Every scenario by its name in the three ways that need no browser. How their pages end:
 * src/app/pages/scenario-endings.test.tsx; in a browser: e2e/scenarios.spec.ts.
 */

type Ask = (request: Request) => Promise<Response>

/** How one visit asks, and the cloud that answers it. */
interface Visit {
  readonly ask: Ask
  readonly cloud: Pick<Cloud, 'enter'>
}

const shared = createCloud({ scenarios: true })
const cloudOf = ownWorlds(shared)
let served: HttpHost
beforeAll(async () => {
  served = await serveHttp({ cloudOf, port: 0, allows: isLocalProduct })
})
afterAll(() => served.close())

let visits = 0

/** Adds what the page's interception would. */
function visiting(name: ScenarioName, ask: Ask): Visit {
  visits += 1
  const headers = { [visitHeaders.scenario]: name, [visitHeaders.visit]: `visit ${visits}` }
  return {
    ask: (request) => {
      for (const [header, value] of Object.entries(headers)) request.headers.set(header, value)
      return ask(request)
    },
    cloud: cloudOf({ headers: new Headers(headers) }),
  }
}

const alone = (cloud: Cloud): Visit => ({ ask: (request) => cloud.fetch(request), cloud })

const ways: readonly (readonly [string, (name: ScenarioName) => Visit])[] = [
  ['createCloud({ scenario })', (scenario) => alone(createCloud({ scenario }))],
  ['the header X-Scenario', (name) => visiting(name, (request) => cloudOf(request).fetch(request))],
  ['the http host', (name) => visiting(name, overHttp)],
]

async function overHttp(request: Request): Promise<Response> {
  const { host, pathname, search } = new URL(request.url)
  const path = pathname + search
  const body = await request.text()
  const { method } = request
  const headers = { ...Object.fromEntries(request.headers), host }
  return new Promise((resolve, reject) => {
    const sent = openRequest({ port: served.port, path, method, headers }, (incoming) => {
      let text = ''
      incoming.on('data', (part: Buffer) => (text += part.toString()))
      incoming.on('end', () => {
        const type = { 'Content-Type': incoming.headers['content-type'] ?? '' }
        resolve(new Response(text, { status: incoming.statusCode ?? 599, headers: type }))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** An answer is awaited, however busy the machine is; for no answer, this time suffices. */
const patience = { answer: 20_000, silence: 200 }

/** Status, kind and text; `network`; or `waiting`, when nothing came in the time that there is. */
function seen(answer: Promise<Response>, time = patience.answer): Promise<string> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('waiting'), time)
  })
  const told = answer.then(
    async (response) => {
      const type = response.headers.get('content-type') ?? ''
      return `${response.status} ${type} ${await response.text()}`
    },
    () => 'network',
  )
  return Promise.race([told, late])
}

const requestFor = (tenant: string | null, path: string, method = 'GET') =>
  new Request(`http://${tenant === null ? '' : `${tenant}.`}pay.localhost/${path}`, { method })

function lookAt(ask: Ask, tenant: string | null, id: CallId, time: number): Promise<string> {
  const { path, method } = contract[id]
  return seen(ask(requestFor(tenant, path.replaceAll(/\{\w+\}/g, '1'), method)), time)
}

const views = [
  'api/merchant-info',
  'api/bills/08-004518/2025',
  'api/bills/08-004512/history',
  'api/bills/search?by=number&q=08',
]

async function worldOf({ ask, cloud }: Visit): Promise<string[]> {
  const found: string[] = []
  for (const path of views) found.push(await seen(ask(requestFor('miamicounty', path))))
  for (const { email, tenant, paths } of officeViews) {
    const token = await tokenFor(cloud, email)
    for (const path of paths) {
      const request = requestFor(tenant, path)
      request.headers.set('Authorization', `Bearer ${token}`)
      found.push(await seen(ask(request)))
    }
  }
  return found
}

const officeViews = [
  // Only staff get the number of users, and the files that were imported.
  {
    email: 'merchant-admin@miamicounty.example',
    tenant: 'miamicounty',
    paths: ['api/user-roles', 'api/imports'],
  },
  // Only the provider gets warnings, and how many cards were declined.
  {
    email: 'admin@civictill.example',
    tenant: null,
    paths: ['api/warnings', 'api/transactions-report?merchant_id=1'],
  },
]

/** Made once for all ways: a large world takes its time. */
const worldsAlone = new Map<ScenarioName, Promise<string[]>>()
function worldAlone(scenario: ScenarioName): Promise<string[]> {
  const made = worldsAlone.get(scenario) ?? worldOf(alone(createCloud({ scenario })))
  worldsAlone.set(scenario, made)
  return made
}
let ofShared: Promise<string[]> | undefined
const worldShared = () => (ofShared ??= worldOf(alone(shared)))

/** Made once for all ways: an effect without an answer takes the whole time of silence. */
const answers = new Map<string, Promise<string>>()
function answerOf(effect: FaultEffect): Promise<string> {
  if (effect.kind === 'slow') return Promise.resolve('waiting')
  const key = JSON.stringify(effect)
  const known = answers.get(key)
  if (known !== undefined) return known
  const made = seen(faultAnswer(effect), patience.silence)
  answers.set(key, made)
  return made
}

const spoiled = scenarioNames.filter((name) => faultsOf(scenarioOf(name)).length > 0)
const elsewhere = scenarioNames.filter((name) => hasOwnWorld(scenarioOf(name)))

describe.each(ways)('by %s', (_, way) => {
  it.concurrent.each(spoiled)('%s has its effects on its calls', async (name) => {
    const { tenant } = scenarioOf(name)
    const { ask } = way(name)
    for (const { match, effect, chance } of faultsOf(scenarioOf(name))) {
      // Dice have tests of their own; and of a call that wrote nothing no answer is lost.
      if (chance !== undefined || effect.kind === 'drop-after-commit') continue
      const wanted = await answerOf(effect)
      const time = wanted === 'waiting' ? patience.silence : patience.answer
      expect(await lookAt(ask, tenant, match.call ?? 'listDepartments', time)).toBe(wanted)
    }
  })

  it.each(elsewhere)('%s has a world of its own', { timeout: 30_000 }, async (name) => {
    const own = await worldOf(way(name))
    expect(own).toEqual(await worldAlone(name))
    expect(own).not.toEqual(await worldShared())
  })
})
