import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getBill } from '@/contract/bills/bills'
import { listDepartments } from '@/contract/departments/departments'
import { setDepartmentStatus } from '@/contract/departments/department-status'
import { getUser } from '@/contract/people/managed-users'
import { login } from '@/contract/people/sessions'
import { deleteUser } from '@/contract/people/user-changes'
import { noteAddedCalls } from './added-calls'
import { call, configureClient } from './client'
import { ApiFailure, consequenceOf, sentencesIn, waitSeconds } from './failure'
import { refusalOf } from './write'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

let sent: Request[]
const failures = vi.fn<(failure: ApiFailure) => void>()
let token: string | null

function answerWith(answer: () => Response | Promise<Response>) {
  configureClient({
    baseUrl: 'http://tiffin.pay.localhost',
    token: () => token,
    departmentId: () => 'water-sewer',
    ready: Promise.resolve(),
    fetch: async (request) => {
      sent.push(request)
      return answer()
    },
    onFailure: failures,
  })
}

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiFailure) return error
  throw new Error('expected an ApiFailure')
}

beforeEach(() => {
  sent = []
  token = null
  failures.mockReset()
})

describe('every request’s headers and address (specification §7, decision 8)', () => {
  it('asks for JSON and names the current department', async () => {
    answerWith(() => json({ data: [] }))
    await call(listDepartments, {})
    expect(sent[0]?.url).toBe('http://tiffin.pay.localhost/api/get-departments')
    expect(sent[0]?.headers.get('accept')).toBe('application/json')
    expect(sent[0]?.headers.get('x-department-id')).toBe('water-sewer')
  })

  it('sends no header beyond those of section 7, and Content-Type only with a body', async () => {
    token = 'abc'
    answerWith(() => json({ data: [] }))
    await call(listDepartments, {})
    answerWith(() => json({ authorisation: { api_token: 't' }, user: { id: 1 } }))
    await call(login, { body: { email: 'a@b.example', password: 'x' } })
    const names = ['accept', 'authorization', 'x-department-id']
    expect(sent.map((request) => [...request.headers.keys()])).toEqual([
      names,
      ['accept', 'authorization', 'content-type', 'x-department-id'],
    ])
  })

  it('carries a bearer token when one is stored, and never "Bearer null"', async () => {
    answerWith(() => json({ data: [] }))
    await call(listDepartments, {})
    token = ''
    await call(listDepartments, {})
    token = 'abc'
    await call(listDepartments, {})
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual([
      null,
      null,
      'Bearer abc',
    ])
  })

  it('writes parameters into the path, escaped', async () => {
    answerWith(() => json({}, 404))
    await failureOf(call(getUser, { params: { id: 'a/b c' } }))
    expect(sent[0]?.url).toBe('http://tiffin.pay.localhost/api/users/a%2Fb%20c')
  })

  it('makes no call for a parameter that leads out of api/', async () => {
    const failure = await failureOf(call(getUser, { params: { id: '..' } }))
    expect(failure.is(404)).toBe(true)
    expect(sent).toEqual([])
  })

  it('sends no department that does not fit a header', async () => {
    answerWith(() => json({ data: [] }))
    await call(listDepartments, {}, { departmentId: '日本' })
    await call(listDepartments, {}, { departmentId: 'a\r\nX-Other: b' })
    expect(sent.map((request) => request.headers.get('x-department-id'))).toEqual(['', ''])
  })
})

describe('a call beyond the specification’s (decision 39)', () => {
  const bill = { params: { parcelId: '1', year: '2026' }, query: {} }
  const askForBill = () => call(getBill, bill, { departmentId: 'water-sewer' })

  it.each([
    ['unknown', null, 1],
    ['none', undefined, 0],
    ['all', 'all', 1],
    ['this one', ['getBill'], 1],
    ['another', ['getReceipt'], 0],
  ] as const)('is made where the host has it: %s', async (_, says, made) => {
    answerWith(() => json({}, 500))
    if (says !== null) noteAddedCalls(typeof says === 'object' ? [...says] : says)
    const failure = await failureOf(askForBill())
    expect(failure.kind).toBe(made === 1 ? 'http' : 'not-offered')
    expect(sent).toHaveLength(made)
    expect(consequenceOf(failure)).toBeNull()
  })

  it('given calls are always made', async () => {
    answerWith(() => json([]))
    noteAddedCalls(undefined)
    await call(listDepartments, {})
    expect(sent).toHaveLength(1)
  })
})

describe('the reference that people read to us', () => {
  it('is the host’s, where its answer has one, else made in the page', async () => {
    answerWith(() => json({}, 500, { 'x-request-id': 'host-7' }))
    expect((await failureOf(call(listDepartments, {}))).requestId).toBe('host-7')
    answerWith(() => json({}, 500))
    expect((await failureOf(call(listDepartments, {}))).requestId).toMatch(/^[0-9a-f-]{36}$/u)
  })
})

describe('the four ways to fail (fault rule 2)', () => {
  it.each([
    ['network', () => Promise.reject(new TypeError('failed')), 0],
    ['not-json', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 200],
    ['not-json', () => new Response('{', { headers: { 'content-type': 'application/json' } }), 200],
    ['bad-shape', () => json({ data: [{ id: 1, status: 'yes' }] }), 200],
    ['http', () => json({ message: 'no' }, 500), 500],
    ['http', () => new Response('<html>', { status: 502 }), 502],
  ] as const)('%s (%#)', async (kind, answer, status) => {
    answerWith(answer)
    const failure = await failureOf(call(listDepartments, {}))
    expect([failure.kind, failure.status]).toEqual([kind, status])
    expect(failures).toHaveBeenCalledOnce()
  })

  it('keeps the server’s answer and the time to retry after', async () => {
    answerWith(() =>
      json({ message: 'Slow down', code: 'too_many' }, 429, { 'retry-after': '120' }),
    )
    const failure = await failureOf(call(listDepartments, {}))
    expect(failure.body).toMatchObject({ message: 'Slow down', code: 'too_many' })
    expect(failure.retryAfterSeconds).toBe(120)
  })

  it.each([
    [429, { 'retry-after': '30' }, 30],
    [429, {}, 120],
    [429, { 'retry-after': 'soon' }, 120],
    [503, { 'retry-after': '30' }, null],
    [500, {}, null],
  ])('%s with %o asks to wait %s seconds', async (status, headers, seconds) => {
    answerWith(() => json({}, status, { ...headers }))
    expect(waitSeconds(await failureOf(call(listDepartments, {})))).toBe(seconds)
  })

  it('gives up after its time limit', async () => {
    configureClient({
      baseUrl: 'http://tiffin.pay.localhost',
      token: () => null,
      departmentId: () => '',
      ready: Promise.resolve(),
      fetch: (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(new Error('aborted')))
        }),
      onFailure: failures,
    })
    const failure = await failureOf(call(listDepartments, {}, { timeout: 20 }))
    expect([failure.kind, failure.timedOut]).toEqual(['network', true])
    expect(failure.afterMs).toBeGreaterThan(0)
  })

  it('distinguishes a lost connection from a timeout', async () => {
    answerWith(() => Promise.reject(new TypeError('failed')))
    expect(await failureOf(call(listDepartments, {}))).toMatchObject({ timedOut: false })
  })

  it('does not report a quiet call or one that its screen aborted', async () => {
    answerWith(() => json({}, 404))
    await failureOf(call(listDepartments, {}, { quiet: true }))
    const gone = new AbortController()
    answerWith(() => {
      gone.abort()
      throw new Error('aborted')
    })
    await expect(call(listDepartments, {}, { signal: gone.signal })).rejects.toThrow('aborted')
    expect(failures).not.toHaveBeenCalled()
  })
})

describe('a failure of a session that is over', () => {
  it.each([
    ['of another person', 'other'],
    ['nobody’s any more', null],
  ])('says nothing to the application: %s', async (_, next) => {
    token = 'first'
    answerWith(() => {
      token = next
      return json({}, 401)
    })
    await failureOf(call(listDepartments, {}))
    expect(failures).not.toHaveBeenCalled()
  })

  it('a failure of the current session is reported', async () => {
    token = 'first'
    answerWith(() => json({}, 401))
    await failureOf(call(listDepartments, {}))
    expect(failures).toHaveBeenCalledOnce()
  })

  it('a logout carries its own token, even after another sign-in', async () => {
    answerWith(() => json({ data: [] }))
    token = 'next'
    await call(listDepartments, {}, { headers: { Authorization: 'Bearer first' } })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer first')
  })
})

describe('a page that unloads', () => {
  const cutOff = async (isPageUnloading: boolean, status?: number) => {
    configureClient({
      baseUrl: 'http://tiffin.pay.localhost',
      token: () => 'good',
      departmentId: () => '',
      ready: Promise.resolve(),
      fetch: () =>
        status === undefined
          ? Promise.reject(new TypeError('cut'))
          : Promise.resolve(json({}, status)),
      isPageUnloading: () => isPageUnloading,
      onFailure: failures,
    })
    const settled = vi.fn<() => void>()
    call(listDepartments, {}).then(settled, settled)
    await new Promise((resolve) => setTimeout(resolve, 0))
    return settled.mock.calls.length > 0
  }

  it('does not report the calls that it cuts off', async () => {
    expect(await cutOff(true)).toBe(false)
    expect(failures).not.toHaveBeenCalled()
  })

  it('reports no answered call as failed', async () => {
    expect(await cutOff(true, 401)).toBe(true)
    expect(failures).toHaveBeenCalledOnce()
  })

  it('reports failures while it stays', async () => {
    expect(await cutOff(false)).toBe(true)
    expect(failures).toHaveBeenCalledOnce()
  })
})

describe('consequences for the whole application (specification §8)', () => {
  const failure = (status: number, body = {}, callId = 'getBill') =>
    new ApiFailure({ kind: 'http', callId, status, body, requestId: '', retryAfterSeconds: null })

  it.each([
    ['401 on any call other than login', failure(401), 'sign-out'],
    ['401 on login', failure(401, {}, login.id), null],
    [
      '403 "Subdomain does not exist"',
      failure(403, { error: 'Subdomain does not exist' }),
      'wrong-url',
    ],
    ['403 with another text', failure(403, { error: 'No' }), null],
    ['404', failure(404), 'not-found'],
    ['500', failure(500), null],
  ] as const)('%s', (_, given, consequence) => {
    expect(consequenceOf(given)).toBe(consequence)
  })
})

it('a call about a department does not compile without naming it', () => {
  const unnamed = () => {
    // @ts-expect-error -- `getBill` is about a department
    void call(getBill, { params: { parcelId: '1', year: '2026' }, query: {} })
  }
  expect(unnamed).toBeTypeOf('function')
})

describe('a call that is answered with 200 and success: false', () => {
  const status = { merchant_id: 'm1', department_id: 'water-sewer', status: true }
  const refused = (body: object) => {
    answerWith(() => json({ success: false, ...body }))
    return failureOf(call(setDepartmentStatus, { body: status }))
  }

  it('is refused with the host’s message', async () => {
    const failure = await refused({ message: 'It has open payments.' })
    expect(failure.is(422)).toBe(true)
    expect(sentencesIn(failure)).toEqual(['It has open payments.'])
    expect(failures).toHaveBeenCalledWith(failure)
  })

  it('is refused by field where the host names them', async () => {
    const failure = await refused({ errors: { status: ['Not now.'] } })
    expect(refusalOf(failure)).toEqual({ kind: 'fields', errors: { status: ['Not now.'] } })
  })

  it('is refused also where nothing is said that can be shown', async () => {
    for (const body of [{}, { message: null }, { message: 7 }])
      expect(refusalOf(await refused(body))).toEqual({ kind: 'failed' })
  })

  it('a user who is not deleted is not, though the answer has a message', async () => {
    answerWith(() => json({ success: false, message: 'The user has signed in.' }))
    const failure = await failureOf(call(deleteUser, { params: { id: '7' } }))
    expect(sentencesIn(failure)).toEqual(['The user has signed in.'])
  })
})
