import { request as openRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type CallId } from '@/contract/all'
import { createCloud } from '@mocks/app/create-cloud'
import { falseAnswer } from '@mocks/cloud/false-answer'
import { visitHeaders } from '@mocks/cloud/visit-headers'
import { isLocalProduct, serveHttp, type HttpHost } from '@mocks/hosts/http'
import { ownWorlds } from '@mocks/hosts/own-worlds'
import { personaPassword } from '@mocks/world/personas'
import { type ScenarioName, scenarioNames, scenarioOf } from './registry'
import type { FaultEffect } from './fault'
import { faultsOf, hasOwnWorld } from './scenario'

/**
 * Every scenario by its name in the three ways that need no browser. How their pages end:
 * src/app/pages/scenario-endings.test.tsx; in a browser: e2e/scenarios.spec.ts.
 */

type Ask = (request: Request) => Promise<Response>

const shared = createCloud({ scenarios: true })
const cloudOf = ownWorlds(shared)
let served: HttpHost
beforeAll(async () => {
  served = await serveHttp({ cloudOf, port: 0, allows: isLocalProduct })
})
afterAll(() => served.close())

let visits = 0

/** Adds what the page's interception would. */
function visiting(name: ScenarioName, ask: Ask): Ask {
  visits += 1
  const visit = `visit ${visits}`
  return (request) => {
    request.headers.set(visitHeaders.scenario, name)
    request.headers.set(visitHeaders.visit, visit)
    return ask(request)
  }
}

const ways: readonly (readonly [string, (name: ScenarioName) => Ask])[] = [
  [
    'createCloud({ scenario })',
    (scenario) => {
      const cloud = createCloud({ scenario })
      return (request) => cloud.fetch(request)
    },
  ],
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
const patience = { answer: 10_000, silence: 200 }

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

const worldOf = (ask: Ask): Promise<string[]> =>
  Promise.all([
    ...views.map((path) => seen(ask(requestFor('miamicounty', path)))),
    ...ofStaff.map((path) => seen(askedBy(staff, ask, path))),
    ...ofProvider.map((path) => seen(askedBy(provider, ask, path))),
  ])

/** Only staff get the number of users, and the files that were imported. */
const ofStaff = ['api/user-roles', 'api/imports']
const staff = {
  email: 'merchant-admin@miamicounty.example',
  origin: 'http://miamicounty.pay.localhost',
}
/** Only the provider gets warnings, and how many cards were declined. */
const ofProvider = ['api/warnings', 'api/transactions-report']
const provider = { email: 'admin@civictill.example', origin: 'http://pay.localhost' }

async function askedBy({ email, origin }: typeof staff, ask: Ask, path: string): Promise<Response> {
  const body = JSON.stringify({ email, password: personaPassword })
  const entered: unknown = await (
    await ask(new Request(`${origin}/api/login`, { method: 'POST', body }))
  ).json()
  const token = /"api_token":"([^"]+)"/.exec(JSON.stringify(entered))?.[1]
  const headers = { Authorization: `Bearer ${token ?? ''}` }
  return ask(new Request(`${origin}/${path}`, { headers }))
}

/** Made once for all ways: a large world takes its time. */
const alone = new Map<ScenarioName, Promise<string[]>>()
function worldAlone(scenario: ScenarioName): Promise<string[]> {
  const known = alone.get(scenario)
  if (known !== undefined) return known
  const cloud = createCloud({ scenario })
  const made = worldOf((request) => cloud.fetch(request))
  alone.set(scenario, made)
  return made
}
let ofShared: Promise<string[]> | undefined
const worldShared = () => (ofShared ??= worldOf((request) => shared.fetch(request)))

/** Made once for all ways: an effect without an answer takes the whole time of silence. */
const answers = new Map<string, Promise<string>>()
function answerOf(effect: FaultEffect): Promise<string> {
  if (effect.kind === 'slow') return Promise.resolve('waiting')
  const key = JSON.stringify(effect)
  const known = answers.get(key)
  if (known !== undefined) return known
  const made = seen(falseAnswer(effect), patience.silence)
  answers.set(key, made)
  return made
}

const spoiled = scenarioNames.filter((name) => faultsOf(scenarioOf(name)).length > 0)
const elsewhere = scenarioNames.filter((name) => hasOwnWorld(scenarioOf(name)))

describe.each(ways)('by %s', (_, way) => {
  it.each(spoiled)('%s has its effects on its calls', async (name) => {
    const { tenant } = scenarioOf(name)
    const ask = way(name)
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
