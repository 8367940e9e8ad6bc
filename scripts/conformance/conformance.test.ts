import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@/contract/all'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { type HttpHost, isLocalProduct, serveHttp } from '@mocks/hosts/http'
import { seedOnly } from '@mocks/hosts/seed-only'
import { writingCalls } from '@mocks/samples/random-writes'
import { unsubscribeToken } from '@mocks/samples/unsubscribe-token'
import { personaUserId } from '@mocks/world/seed/users'
import { changesSomething } from './connection'
import { optionsOf } from './options'
import { hasFailed, junitOf, tableOf } from './report'
import { type Outcome, runConformance } from './run'

/** A whole run asks some hundred times; a busy machine takes its time. */
const longest = 120_000

const at = (port: number) => `http://api.localhost:${port}`

const run = (port: number, ...flags: readonly string[]) =>
  runConformance(optionsOf([at(port), ...flags], {}).settings)

const named = (outcomes: readonly Outcome[], name: string) =>
  outcomes.find((outcome) => outcome.name === name)

const notPassed = (outcomes: readonly Outcome[], result: Outcome['result']) =>
  outcomes.filter((one) => one.result === result).map(({ name, problems }) => [name, ...problems])

describe('a host', () => {
  const cloud: Cloud = createCloud()
  let full: HttpHost
  let specified: HttpHost
  beforeAll(async () => {
    await cloud.ready
    full = await serveHttp({ cloudOf: () => cloud, port: 0, allows: isLocalProduct })
    specified = await serveHttp({ ...seedOnly(() => cloud), port: 0, allows: isLocalProduct })
  })
  afterAll(async () => {
    await full.close()
    await specified.close()
  })

  it(
    'that has every call passes all of them, and none is left out',
    { timeout: longest },
    async () => {
      const token = unsubscribeToken({ id: 'mail-1', user: personaUserId('user'), merchant: '1' })
      const outcomes = await run(full.port, '--all', '--writes', '--unsubscribe-token', token)
      expect(notPassed(outcomes, 'failed')).toEqual([])
      expect(notPassed(outcomes, 'skipped')).toEqual([])
    },
  )

  it('that knows the specification alone passes its calls', { timeout: longest }, async () => {
    const outcomes = await run(specified.port, '--writes')
    expect(notPassed(outcomes, 'failed')).toEqual([])
    expect(notPassed(outcomes, 'skipped').map(([name]) => name)).toEqual([
      'saveCardPoint',
      'saveDepartmentSettings',
    ])
    expect(named(outcomes, 'getMerchantInfo')?.notes.join()).toMatch(/left out.*hours/u)
  })

  it('is not changed without --writes', { timeout: longest }, async () => {
    const before = await cloud.hash()
    const outcomes = await run(specified.port)
    expect(notPassed(outcomes, 'failed')).toEqual([])
    expect(named(outcomes, 'deleteMerchant')).toMatchObject({
      result: 'skipped',
      problems: ['createMerchant changes something: --writes'],
    })
    expect(await cloud.hash()).toBe(before)
  })
})

describe('a broken host', () => {
  type Answer = readonly [status: number, body: string, type?: string]
  const json = (body: unknown): Answer => [200, JSON.stringify(body)]
  const user = { id: 7, email: 'a@b.example' }
  const answers: Readonly<Record<string, Answer>> = {
    'POST /api/login': json({ authorisation: { api_token: 'token' }, user }),
    'POST /api/verify_token': json({ user: { email: 'a@b.example' } }),
    'GET /api/merchant-info': json({ data: { name: 42 } }),
    'GET /api/getTypeList': [404, JSON.stringify({ message: 'No route' })],
    'GET /api/getCycleLabels': [200, '<h1>It works</h1>', 'text/html'],
    'GET /api/get-departments': json({ data: [{ id: 'water' }, { name: 'Sewer' }] }),
    'GET /api/get-permit-departments': json([]),
    'GET /api/users': [200, '{"data": [', 'application/json'],
    'GET /api/user-roles': json({ success: false, message: 'Not today' }),
  }
  /** Its answer has no header for pages of another origin. */
  const unreadable = '/api/get-permit-departments'
  let server: Server
  let outcomes: readonly Outcome[] = []

  beforeAll(async () => {
    server = createServer(({ method = '', url = '', headers: { origin } }, response) => {
      if (method === 'OPTIONS' || url !== unreadable)
        response.setHeader('Access-Control-Allow-Origin', origin ?? '*')
      if (method === 'OPTIONS')
        return response
          .writeHead(204, { 'Access-Control-Allow-Headers': 'Authorization, Content-Type' })
          .end()
      const [status, body, type = 'application/json'] =
        answers[`${method} ${url}`] ?? ([500, '{}'] as const)
      return response.writeHead(status, { 'Content-Type': type }).end(body)
    })
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    outcomes = await run(port)
  }, longest)
  afterAll(() => {
    server.close()
  })

  it.each([
    ['verifyToken', 'user.id is missing'],
    ['getMerchantInfo', 'data.name is 42: it has to be string'],
    ['getTypeList', 'answers 404: No route'],
    [
      'getCycleLabels',
      'Content-Type is text/html: it has to be application/json (<h1>It works</h1>)',
    ],
    ['listDepartments', 'data.1.id is missing'],
    [
      'listPermitDepartments',
      'pages cannot read the answer: Access-Control-Allow-Origin has to be http://miamicounty.pay.localhost:5173, the header is missing',
    ],
    ['listUsers', 'the body is no JSON ({"data": [)'],
    ['listUserRoles', 'refuses with success: false and the status 200: Not today'],
    ['getSettings', 'answers 500'],
    ['logout', 'Access-Control-Allow-Headers lacks X-Department-Id'],
    [
      'a call without a session is a 401',
      'answers 200 ({"user":{"email":"a@b.example"}}): it has to be 401',
    ],
  ])('%s: %s', (name, problem) => {
    expect(named(outcomes, name)?.problems).toContain(problem)
    expect(named(outcomes, name)?.result).toBe('failed')
  })

  it('fails the run, and CI is told by JUnit', () => {
    expect(hasFailed(outcomes)).toBe(true)
    expect(tableOf(outcomes, false)).toMatch(/FAILED\s+getTypeList.*\n\s+answers 404: No route/u)
    expect(junitOf(outcomes)).toContain('name="getTypeList (GET api/getTypeList)"')
    expect(junitOf(outcomes)).toContain('<failure message="answers 404: No route">')
  })

  it('that is not there fails as well', async () => {
    const closed = await run(1)
    expect(named(closed, 'getMerchantInfo')?.problems).toEqual(['no answer: ECONNREFUSED'])
    expect(hasFailed(closed)).toBe(true)
  })
})

it('every call that writes in the cloud counts as one that changes something', () => {
  const writing: readonly string[] = writingCalls
  const unseen = Object.values(contract).filter(
    (endpoint) => writing.includes(endpoint.id) && !changesSomething(endpoint),
  )
  expect(unseen).toEqual([])
})

describe('options', () => {
  it('of a foreign host say where the pages are, and take passwords from the environment', () => {
    expect(() => optionsOf(['https://api.example.com'], {})).toThrow(/--site/u)
    const args = ['https://api.example.com', '--site', 'https://pay.example.com']
    expect(() => optionsOf([...args, '--staff', 'a@b.example'], {})).toThrow(
      'The password of a@b.example comes in CONFORMANCE_STAFF_PASSWORD',
    )
    const { settings } = optionsOf(
      [...args, '--staff', 'a@b.example', '--value', 'merchantId=12'],
      { CONFORMANCE_STAFF_PASSWORD: 'secret' },
    )
    expect(settings).toMatchObject({
      credentials: { staff: { email: 'a@b.example', password: 'secret' } },
      values: { merchantId: '12', departmentId: 'real-estate-tax' },
      isWriting: false,
      isAll: false,
      mails: null,
    })
    expect(Object.keys(settings.credentials)).toEqual(['staff'])
  })

  it('that are not known are refused', () => {
    expect(() => optionsOf(['api.example.com'], {})).toThrow(/Name one host/u)
    expect(() => optionsOf([at(1), '--value', 'parcel=1'], {})).toThrow(/--value takes/u)
    expect(() => optionsOf([at(1), '--everything'], {})).toThrow(/everything/u)
  })
})
