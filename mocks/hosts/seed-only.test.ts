import { request, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { type CallId, contract } from '@/contract/all'
import { getUser } from '@/contract/people/managed-users'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { fitsPath } from '@mocks/cloud/routes'
import { personaUserId } from '@mocks/world/seed/users'
import { sampleCallersOf } from '@mocks/samples/sample-callers'
import { sampleCalls } from '@mocks/samples/sample-calls'
import { callerFor, tokenFor } from './caller'
import { type HttpHost, isLocalProduct, serveHttp } from './http'
import { ownWorlds } from './own-worlds'
import { seedOnly } from './seed-only'

const user = (at: string) =>
  ['email', 'id', 'merchant_id', 'name', 'phone', 'role', 'sub_domain', 'username'].map(
    (name) => `${at}.${name}`,
  )
const settings = (at: string) =>
  [
    'address',
    'city',
    'enableTerminal',
    'fax',
    'force_guest_checkout_per_item',
    'is_enabled',
    'logo',
    'name',
    'phone',
    'repName',
    'roll_type_real',
    'state',
    'url',
    'zip',
  ].map((name) => `${at}.${name}`)
const merchant = (at: string) => [...settings(at), `${at}.id`].toSorted()
const department = ['data[].id', 'data[].payment_settings{}', 'data[].url']
const session = ['authorisation.api_token', ...user('user')]
const usersOnOnePage = [...user('data[]'), 'pagination{}']

/** Written by hand from sections 3 and 7 of the specification; null: no body. */
const specified: Readonly<Partial<Record<CallId, readonly string[] | null>>> = {
  login: session,
  register: session,
  forgotPassword: null,
  resetPassword: null,
  verifyToken: user('user'),
  logout: ['status'],
  getTypeList: ['[].MSG', '[].VAL'],
  getCycleLabels: ['[].code', '[].label'],
  getMerchantInfo: settings('data'),
  getIframeUrls: ['data.card'],
  listPermitDepartments: department,
  listDepartments: department,
  listMerchantDepartments: department,
  listSettings: merchant('[]'),
  getSettings: merchant('data'),
  listDomains: ['data[].id', 'data[].sub_domain'],
  listMerchants: merchant('data[]'),
  createMerchant: merchant('data'),
  updateMerchant: merchant('data'),
  setMerchantStatus: merchant('data'),
  deleteMerchant: ['data.id'],
  saveCardPoint: ['success'],
  saveDepartmentSettings: null,
  setDepartmentStatus: ['success'],
  setAllDepartmentsStatus: ['success'],
  setDepartmentHidden: ['success'],
  listUsers: usersOnOnePage,
  searchUsers: usersOnOnePage,
  getUser: user('data'),
  createUser: user('data'),
  updateUser: ['message'],
  updateProfile: user('data'),
  deleteUser: ['message'],
  listUserRoles: ['data[].id', 'data[].name'],
  getDepartmentsReport: ['data[].id', 'data[].name', 'merchant_name'],
}

/** All names of an answer by their place, each once. */
function namesIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, `${at}[]`))
  if (typeof value !== 'object' || value === null) return [at.replace(/\[\]$/u, '')]
  const entries = Object.entries(value)
  if (entries.length === 0) return [`${at}{}`]
  return entries.flatMap(([name, each]) => namesIn(each, at === '' ? name : `${at}.${name}`))
}

interface Heard {
  readonly status: number
  /** null: there is no body. */
  readonly names: readonly string[] | null
}

/**
 * Makes each call of the samples. The samples go on with what the cloud itself answers; what the host
 * makes of it is kept.
 */
async function hearSamples() {
  const cloud = createCloud()
  await cloud.ready
  const placeOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`
  const whole = new Map<string, Response>()
  let last: Heard = { status: 0, names: null }
  const host = seedOnly(() => ({
    ...cloud,
    fetch: async (asked, address) => {
      const response = await cloud.fetch(asked, address)
      whole.set(placeOf(asked), response.clone())
      return response
    },
  }))
  const fetch: Cloud['fetch'] = async (asked, address) => {
    whole.clear()
    const unread = asked.clone()
    const response = await host.cloudOf(asked).fetch(asked, address)
    const text = await response.text()
    const names = text === '' ? null : namesIn(JSON.parse(text))
    last = { status: response.status, names: names && [...new Set(names)].toSorted() }
    return whole.get(placeOf(asked)) ?? cloud.fetch(unread, address)
  }
  const callers = await sampleCallersOf({ ...cloud, fetch })
  const heard = new Map<CallId, Heard>()
  for (const { id } of Object.values(contract)) {
    await sampleCalls[id]({ ...callers, round: 1 })
    heard.set(id, last)
  }
  return { heard, unknown: v.parse(v.array(v.string()), host.lists?.['/__unknown-calls']?.()) }
}

const given = Object.values(contract).filter((call) => call.in_specification)
const added = Object.values(contract).filter((call) => !call.in_specification)

describe('a host that knows the specification alone', () => {
  let samples: Awaited<ReturnType<typeof hearSamples>>
  beforeAll(async () => {
    samples = await hearSamples()
  }, 40_000)

  it('is described for each call of the specification', () => {
    expect(Object.keys(specified).toSorted()).toEqual(given.map(({ id }) => id).toSorted())
  })

  it.each(given.map(({ id }) => id))('%s answers the names of the specification', (id) => {
    const names = specified[id] ?? null
    expect(samples.heard.get(id)).toEqual({ status: 200, names: names && names.toSorted() })
  })

  it.each(added)('$id is not there, and is listed', ({ id, method, path }) => {
    expect(samples.heard.get(id)).toEqual({ status: 404, names: ['message'] })
    const isListed = samples.unknown.some((call) => {
      const [asked, at = ''] = call.split(' ')
      return asked === method && fitsPath(path, at)
    })
    expect(isListed).toBe(true)
  })
})

describe('what it takes and says', () => {
  const page = 'http://miamicounty.pay.localhost:5173'
  const cloud = createCloud()
  let host: HttpHost
  beforeAll(async () => {
    host = await serveHttp({ ...seedOnly(() => cloud), port: 0, allows: isLocalProduct })
  })
  afterAll(() => host.close())

  interface Answer {
    readonly status: number
    readonly headers: IncomingHttpHeaders
    readonly json: unknown
  }

  /** Node cannot resolve *.localhost: the name goes into the Host header. */
  function ask(
    path: string,
    {
      method = 'GET',
      label = 'miamicounty.',
      headers = { Origin: page },
      body = '',
    }: {
      method?: string
      label?: string
      headers?: Readonly<Record<string, string>>
      body?: string
    } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const named = { Host: `${label}api.localhost:${host.port}`, ...headers }
      const sent = request(
        { host: '127.0.0.1', port: host.port, path, method, headers: named },
        (incoming) => {
          let text = ''
          incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
          incoming.on('end', () => {
            const json: unknown =
              text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, json })
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  const as = async (email: string) => ({ Authorization: `Bearer ${await tokenFor(cloud, email)}` })

  it('lets pages send the headers of section 7 and read none', async () => {
    const { status, headers } = await ask('/api/login', {
      method: 'OPTIONS',
      headers: { Origin: page, 'Access-Control-Request-Method': 'POST' },
    })
    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe(page)
    expect(headers['access-control-allow-headers']).toBe(
      'Authorization, Accept, X-Department-Id, Content-Type',
    )
    const info = await ask('/api/merchant-info')
    expect(info.headers['access-control-allow-origin']).toBe(page)
    for (const each of [headers, info.headers]) {
      expect(each['access-control-expose-headers']).toBeUndefined()
    }
    expect(info.headers['x-request-id']).toBeUndefined()
  })

  it('lists what it was asked for and does not have', async () => {
    const headers = {}
    expect((await ask('/__unknown-calls', { headers })).json).toEqual([])
    const answer = await ask('/api/bills/search?q=08-')
    expect([answer.status, answer.json]).toEqual([404, { message: 'Not found' }])
    expect((await ask('/__unknown-calls', { headers })).json).toEqual(['GET /api/bills/search'])
    expect((await ask('/__unknown-calls')).status).toBe(403)
  })

  it('refuses with the names of section 8', async () => {
    const body = JSON.stringify({ email: 'user@miamicounty.example', password: 'wrong' })
    const wrong = await ask('/api/login', { method: 'POST', body })
    expect([wrong.status, wrong.json]).toEqual([401, { message: 'E-mail or password is wrong' }])
    const unknown = await ask('/api/merchant-info', { label: 'nowhere.' })
    expect([unknown.status, unknown.json]).toEqual([
      403,
      { message: 'Subdomain does not exist', error: 'Subdomain does not exist' },
    ])
    const empty = JSON.stringify({ email: '', password: '' })
    const fields = await ask('/api/login', { method: 'POST', body: empty })
    const headers = await as('merchant-admin@miamicounty.example')
    const own = `/api/users/${personaUserId('merchant-admin')}`
    const refused = await ask(own, { method: 'DELETE', headers })
    expect(refused.status).toBe(409)
    expect(namesIn(refused.json)).toEqual(['message'])
    const required = ['This field is required.']
    expect(fields.json).toEqual({
      message: 'Some fields are not valid',
      errors: { email: required, password: required },
    })
  })

  it('answers all rows at once, with numbers for ids, and searches them', async () => {
    const headers = await as('super@civictill.example')
    const list = await ask('/api/users?page=2&per_page=10&sort=-name', { label: '', headers })
    const rows = v.parse(
      v.object({ data: v.array(v.object({ id: v.number(), name: v.string() })) }),
      list.json,
    )
    expect(rows.data.length).toBeGreaterThan(100)
    const names = rows.data.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    const found = await ask('/api/users-search?q=ruth+keller', { label: '', headers })
    expect(found.json).toMatchObject({ data: [{ name: 'Ruth Keller', merchant_id: 1 }] })
    const merchants = await ask('/api/settings?q=tiffin', { label: '', headers })
    expect(merchants.json).toMatchObject([{ id: 2, is_enabled: 1 }])
  })

  it('says whether a city is switched off in a number', async () => {
    const on = await ask('/api/merchant-info')
    expect(on.json).toMatchObject({ data: { is_enabled: 1 } })
    const off = await ask('/api/merchant-info', { label: 'brewster.' })
    expect(off.json).toMatchObject({ data: { is_enabled: 0 } })
  })

  it('says a notice where there is one, by its two names', async () => {
    const headers = { 'X-Scenario': 'maintenance-notice' }
    const own = ownWorlds(cloud, { scenarios: true })
    const noticed = seedOnly((asked) => own(asked))
    const asked = new Request('http://miamicounty.pay.localhost/api/merchant-info', { headers })
    const answer: unknown = await (await noticed.cloudOf(asked).fetch(asked)).json()
    const notice = v.strictObject({ is_maintenance: v.literal(true), message: v.string() })
    expect(v.is(v.object({ maintenance: notice }), answer)).toBe(true)
  })

  it('knows no versions, and leaves alone what it has no name for', async () => {
    const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
    const headers = { Authorization: `Bearer ${token}` }
    const params = { id: personaUserId('merchant-user') }
    const staff = callerFor(cloud, 'miamicounty', { token })
    const read = async () => (await staff.call(getUser, { params })).answer?.data
    const before = await read()
    expect(before?.rights).toEqual([expect.any(String)])
    const body = JSON.stringify({
      name: 'Leon Fisk-Hale',
      email: before?.email,
      username: before?.username,
      phone: before?.phone,
      role: 'Merchant User',
      merchant_id: 1,
      version: '',
      rights: [],
    })
    const saved = await ask(`/api/users/${params.id}`, { method: 'PUT', headers, body })
    expect([saved.status, saved.json]).toEqual([200, { message: 'The user was saved' }])
    const after = await read()
    expect(after).toEqual({ ...before, name: 'Leon Fisk-Hale', version: after?.version })
  })
})
