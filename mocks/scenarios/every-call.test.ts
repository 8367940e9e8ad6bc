import { beforeAll, describe, expect, it } from 'vitest'
import { change } from '@/api/keyed-call'
import { configureClient } from '@/api/client'
import { ApiFailure, consequenceOf } from '@/api/failure'
import { contract } from '@/contract/all'
import type { Endpoint } from '@/contract/endpoint'
import { createCloud } from '@mocks/app/create-cloud'
import { type EffectName, effects, type FaultEffect } from './fault'
import { faultsHeader, visitHeaders } from '@mocks/cloud/visit/visit-headers'

/**
 * Each call × each way to fail ends in an outcome that has a name: what happens to the whole page
 * (specification §8), or what the screen says in place. A call that joins the contract joins here.
 */

type Outcome =
  /** To sign-in, without a session. */
  | 'sign-out'
  | 'not-found'
  | 'wrong-url'
  /** In place: a refusal, no answer, no JSON, JSON of another shape. */
  | 'http'
  | 'network'
  | 'not-json'
  | 'bad-shape'

const usual = {
  '401': 'sign-out',
  '403': 'http',
  'unknown-subdomain': 'wrong-url',
  '404': 'not-found',
  '409': 'http',
  '422': 'http',
  '429': 'http',
  '500': 'http',
  '502': 'http',
  '503': 'http',
  network: 'network',
  html: 'not-json',
  malformed: 'not-json',
  empty: 'not-json',
  'wrong-shape': 'bad-shape',
} as const satisfies Readonly<Partial<Record<EffectName, Outcome>>>

type Failing = keyof typeof usual
const failing = Object.keys(usual).filter((name): name is Failing => name in usual)

/** §8: a wrong password ends no session; a token check that fails in any way does. */
const shownNowhere = ['forgotPassword', 'resetPassword', 'saveDepartmentSettings']
const isAnswer = (effect: Failing) => effect === 'empty' || effect === 'wrong-shape'

function outcomeNamed(id: string, effect: Failing): Outcome | null {
  if (id === 'login' && effect === '401') return 'http'
  if (id === 'verifyToken' && effect !== 'unknown-subdomain') return 'sign-out'
  // The specification shows no answer to these, so that any is one.
  if (shownNowhere.includes(id) && isAnswer(effect)) return null
  return usual[effect]
}

const endpoints: readonly Endpoint[] = Object.values(contract)
const cloud = createCloud({ scenarios: true })

beforeAll(() => {
  configureClient({
    baseUrl: 'http://miamicounty.pay.localhost',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: (request) => cloud.fetch(request),
    onFailure: () => undefined,
  })
})

/** The failure that the application's client makes of it; null: an answer. */
async function ask(endpoint: Endpoint, effect: FaultEffect | null): Promise<ApiFailure | null> {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']),
  )
  const headers =
    effect === null ? {} : { [visitHeaders.faults]: faultsHeader([{ match: {}, effect }]) }
  try {
    await change(
      endpoint,
      { params, query: {}, body: endpoint.body && {} },
      () => 'a-key-of-this-test',
      { headers, departmentId: '' },
    )
    return null
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
}

it('tries every call of the specification', () => {
  expect(endpoints.filter(({ in_specification }) => in_specification)).toHaveLength(35)
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length)
})

describe.each(endpoints)('$id', (endpoint) => {
  it.each(failing)('%s has its outcome', async (effect) => {
    const failure = await ask(endpoint, effects[effect])
    const outcome = failure && (consequenceOf(failure) ?? failure.kind)
    expect(outcome).toBe(outcomeNamed(endpoint.id, effect))
  })

  it('slow is the same answer, later', async () => {
    const facts = (failure: ApiFailure | null) => failure && [failure.kind, failure.status]
    const before = performance.now()
    const late = facts(await ask(endpoint, { kind: 'slow', ms: 20 }))
    expect(performance.now() - before).toBeGreaterThan(18)
    expect(late).toEqual(facts(await ask(endpoint, null)))
  })
})
