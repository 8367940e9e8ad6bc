import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logged, requestLog } from './request-log'

const ask = (path: string, init?: RequestInit) =>
  new Request(`http://miamicounty.pay.localhost:5173${path}`, init)
const fine = () => Promise.resolve(Response.json({ data: 1 }))
const last = () => requestLog.entries().at(-1)

beforeEach(requestLog.clear)

describe('the log of requests', () => {
  it('keeps what was asked and what came of it', async () => {
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

  it('shows a call that waits, and one that nobody answers', async () => {
    let lose: (reason: Error) => void = () => undefined
    const answer = new Promise<Response>((_, reject) => {
      lose = reject
    })
    const asked = logged(ask('/api/get-departments'), () => answer)
    expect(last()).toMatchObject({ status: null, ms: null })
    lose(new TypeError('Failed to fetch'))
    await expect(asked).rejects.toThrow('Failed to fetch')
    expect(last()).toMatchObject({ status: 0, fault: null })
    await logged(ask('/api/get-departments'), () => Promise.resolve(Response.error()))
    expect(last()?.status).toBe(0)
  })

  it('leaves out what the panel asks for itself', async () => {
    await logged(ask('/api/__demo/world'), fine)
    expect(requestLog.entries()).toEqual([])
  })

  it('keeps the last two hundred, and tells who listens', async () => {
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
})
