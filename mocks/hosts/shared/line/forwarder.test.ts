import { expect, test, vi } from 'vitest'
import { readDefect } from '@mocks/cloud/faults/defect'
import { createForwarder } from './forwarder'
import { type Line, LineDown } from './line'
import type { Hello, WireAnswer } from './protocol'

const answered: WireAnswer = {
  kind: 'answer',
  id: 1,
  status: 200,
  statusText: 'OK',
  headers: [['content-type', 'text/plain']],
  body: new TextEncoder().encode('hello').buffer,
}

type Send = Line['send']
const giveUp = () => undefined
const works: Send = async () => answered
const diesUnder: Send = async () => Promise.reject(new LineDown('dead', true))
const refuses: Send = async () => Promise.reject(new LineDown('moved', false))

/** A line that is down after its first loss, as the real one. */
function lineOf(send: Send): Line & { send: ReturnType<typeof vi.fn<Send>> } {
  let isDown = false
  return {
    hello: Promise.resolve({ kind: 'hello', clockOffset: 7, saved: true }),
    get isDown() {
      return isDown
    },
    giveUp,
    send: vi.fn<Send>((request) =>
      send(request).catch((error: unknown) => {
        isDown = true
        throw error
      }),
    ),
  }
}

function forwarderOver(...lines: Line[]) {
  const open = vi.fn<(again: boolean) => Promise<Line>>(async () => {
    const next = lines.shift()
    if (next === undefined) throw new Error('no world')
    return next
  })
  const reopened = vi.fn<(hello: Hello) => void>()
  return { open, reopened, ...createForwarder(open, reopened) }
}

const ask = (method = 'GET') =>
  new Request('http://kent.pay.localhost/api/x', method === 'GET' ? {} : { method, body: '{}' })

test('start opens the line once and hands on the greeting', async () => {
  const { open, reopened, start, forward } = forwarderOver(lineOf(works))
  await expect(start()).resolves.toMatchObject({ clockOffset: 7 })
  expect(await (await forward(ask())).text()).toBe('hello')
  expect(open.mock.calls).toEqual([[false]])
  expect(reopened).not.toHaveBeenCalled()
})

test('start rejects when there is no world', async () => {
  await expect(forwarderOver().start()).rejects.toThrow('no world')
})

test('a lost GET is repeated on a new line', async () => {
  const { open, reopened, forward } = forwarderOver(lineOf(diesUnder), lineOf(works))
  expect((await forward(ask())).status).toBe(200)
  expect(open.mock.calls).toEqual([[false], [true]])
  expect(reopened.mock.calls).toMatchObject([[{ clockOffset: 7 }]])
})

test('a write whose answer is lost is a defect and is not sent twice', async () => {
  const second = lineOf(works)
  const { forward } = forwarderOver(lineOf(diesUnder), second)
  const lost = await forward(ask('POST'))
  expect(lost.status).toBe(500)
  expect(readDefect(lost)).toBe('LineDown: dead')
  expect(second.send).not.toHaveBeenCalled()
  expect((await forward(ask('POST'))).status).toBe(200)
})

test('a write that was refused is sent again, with its body', async () => {
  const second = lineOf(works)
  const { forward } = forwarderOver(lineOf(refuses), second)
  expect((await forward(ask('POST'))).status).toBe(200)
  expect(second.send.mock.calls[0]?.[0].body?.byteLength).toBe(2)
})

test('two losses are a defect of ours, and so is a world that is not to be had', async () => {
  const twice = forwarderOver(lineOf(diesUnder), lineOf(diesUnder))
  expect(readDefect(await twice.forward(ask()))).toBe('LineDown: dead')
  expect(twice.open).toHaveBeenCalledTimes(2)
  const none = forwarderOver(lineOf(diesUnder))
  expect(readDefect(await none.forward(ask()))).toBe('Error: no world')
})

test('a request without a body is handed on without one, also in Firefox', async () => {
  const line = lineOf(works)
  const { forward } = forwarderOver(line)
  // Firefox has no `Request.body`.
  await forward(Object.defineProperty(ask(), 'body', { value: undefined }))
  await forward(Object.defineProperty(ask('POST'), 'body', { value: undefined }))
  expect(line.send.mock.calls.map(([{ body }]) => body?.byteLength ?? null)).toEqual([null, 2])
})

test('several requests that find the line down share the new one', async () => {
  const { open, forward } = forwarderOver(lineOf(diesUnder), lineOf(works))
  const statuses = (await Promise.all([forward(ask()), forward(ask())])).map(({ status }) => status)
  expect(statuses).toEqual([200, 200])
  expect(open).toHaveBeenCalledTimes(2)
})

test('a network that a fault plays looks like one', async () => {
  const broken: Send = async () => ({ ...answered, status: 0, body: null })
  const { forward } = forwarderOver(lineOf(broken))
  expect((await forward(ask())).type).toBe('error')
})
