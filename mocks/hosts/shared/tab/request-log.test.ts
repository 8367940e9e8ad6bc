import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BrokenNetwork } from '@mocks/cloud/faults/defect'
import { defects } from '@mocks/hosts/shared/defects'
import { logged, requestLog } from './request-log'

const ask = (path: string, init?: RequestInit) =>
  new Request(`http://miamicounty.pay.localhost:5173${path}`, init)
const fine = () => Promise.resolve(Response.json({ data: 1 }))
const last = () => requestLog.entries().at(-1)

beforeEach(() => {
  requestLog.clear()
  requestLog.keepSecrets(false)
})

describe('the log of requests', () => {
  it('keeps requests and their answers', async () => {
    const body = JSON.stringify({ email: 'jo@example.com' })
    const response = await logged(ask('/api/login', { method: 'POST', body }), async (request) => {
      // The one that answers reads the body, too.
      expect(await request.text()).toBe(body)
      return Response.json({}, { status: 422, headers: { 'X-Demo-Fault': '422;a' } })
    })
    expect(response.status).toBe(422)
    await vi.waitFor(() => expect(last()?.body).toBe(body))
    expect(last()).toMatchObject({ method: 'POST', status: 422, fault: '422;a' })
    expect(last()?.ms).toBeGreaterThanOrEqual(0)
  })

  it('shows a waiting call, and one that is never answered', async () => {
    let lose: (reason: Error) => void = () => undefined
    const answer = new Promise<Response>((_, reject) => {
      lose = reject
    })
    const asked = logged(ask('/api/get-departments'), () => answer)
    expect(last()).toMatchObject({ status: null, ms: null })
    lose(new BrokenNetwork())
    expect((await asked).type).toBe('error')
    expect(last()).toMatchObject({ status: 0, fault: null, defect: null })
    await logged(ask('/api/get-departments'), () => Promise.resolve(Response.error()))
    expect(last()?.status).toBe(0)
  })

  it('has no body for a call without one, also in Firefox, which has no `Request.body`', async () => {
    const call = Object.defineProperty(ask('/api/get-departments'), 'body', { value: undefined })
    await logged(call, fine)
    const logout = ask('/api/logout', { method: 'POST', body: '{}' })
    await logged(Object.defineProperty(logout, 'body', { value: undefined }), fine)
    await vi.waitFor(() => expect(last()?.body).toBe('{}'))
    expect(requestLog.entries()[0]?.body).toBeNull()
  })

  it('tells an error of the backend itself, and answers it as a mistake of the server', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const heard = vi.fn<() => void>()
    const stop = defects.subscribe(heard)
    const defect = 'TypeError: a request with a body'
    const call = ask('/api/get-departments')
    const response = await logged(call, () =>
      Promise.reject(new TypeError('a request with a body')),
    )
    expect(response.status).toBe(500)
    expect(last()).toMatchObject({ status: 500, fault: null, defect })
    expect(defects.last()).toBe(`GET /api/get-departments: ${defect}`)
    expect(heard).toHaveBeenCalledOnce()
    expect(said.mock.lastCall?.[0]).toContain(defect)
    stop()
    defects.clear()
    said.mockRestore()
  })

  it('leaves out what the panel asks for itself', async () => {
    await logged(ask('/api/__demo/world'), fine)
    expect(requestLog.entries()).toEqual([])
  })

  it('keeps the last two hundred, and notifies listeners', async () => {
    const heard = vi.fn<() => void>()
    const stop = requestLog.subscribe(heard)
    for (let index = 0; index < 205; index += 1) await logged(ask(`/api/${index}`), fine)
    expect(requestLog.entries()).toHaveLength(200)
    expect(requestLog.entries()[0]?.url).toMatch(/\/api\/5$/)
    expect(heard).toHaveBeenCalled()
    stop()
    heard.mockClear()
    requestLog.clear()
    expect(heard).not.toHaveBeenCalled()
  })

  const signIn = async () => {
    const body = JSON.stringify({ email: 'jo@example.com', password: 'Typed-1' })
    const headers = { Authorization: 'Bearer abc.def', 'Content-Type': 'application/json' }
    await logged(ask('/api/login?token=in-address', { method: 'POST', headers, body }), fine)
    await vi.waitFor(() => expect(last()?.body).toContain('jo@example.com'))
  }
  const secrets = ['Typed-1', 'abc.def', 'in-address']
  const known = () => {
    const text = JSON.stringify(requestLog.entries())
    return secrets.filter((secret) => text.includes(secret))
  }

  it('holds no secrets until they are switched on, and drops them when switched off', async () => {
    await signIn()
    expect([known(), last()?.withSecrets]).toEqual([[], false])
    requestLog.keepSecrets(true)
    expect(known()).toEqual([])
    await signIn()
    expect([known(), last()?.withSecrets]).toEqual([secrets, true])
    requestLog.keepSecrets(false)
    expect([known(), last()?.withSecrets]).toEqual([[], false])
    expect(requestLog.entries()).toHaveLength(2)
    await signIn()
    expect(known()).toEqual([])
  })

  it('leaves the request itself as it was', async () => {
    const seen = vi.fn<(text: string) => void>()
    const body = '{"password":"Typed-1"}'
    await logged(ask('/api/login', { method: 'POST', body }), async (request) => {
      seen(await request.text())
      return Response.json({})
    })
    expect(seen).toHaveBeenCalledWith(body)
  })
})
