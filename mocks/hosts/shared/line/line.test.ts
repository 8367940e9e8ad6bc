import { afterEach, expect, test, vi } from 'vitest'
import type { VisitNews } from '@mocks/hosts/visit-news'
import { BrokenNetwork, readDefect } from '@mocks/cloud/faults/defect'
import { defects } from '@mocks/hosts/shared/defects'
import { LineDown, openLine } from './line'
import { createPortServer, type World } from '@mocks/hosts/shared/worker/port-server'

const patience = { hello: 300, ping: 20, pings: 3 }
const get = { method: 'GET', url: 'http://kent.pay.localhost/api/x', headers: [], body: null }

const ends: MessagePort[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end.close()
})

/** A page and a world, a port apart; `silent` is a worker that died. */
function meet(
  world: World | Promise<World> | 'silent',
  heard: (news: VisitNews) => void = () => undefined,
) {
  const { port1, port2 } = new MessageChannel()
  ends.push(port1, port2)
  const server = createPortServer(
    world === 'silent' ? new Promise(() => undefined) : Promise.resolve(world),
  )
  if (world !== 'silent') server.serve(port2)
  const line = openLine(port1, patience, heard)
  return { line, server, theirEnd: port2 }
}

const worldOf = (fetch: World['fetch']): World => ({
  fetch,
  hello: () => ({ clockOffset: -5000, saved: true }),
})

test('the world introduces itself with its clock', async () => {
  const { line } = meet(worldOf(async () => new Response()))
  await expect(line.hello).resolves.toMatchObject({ clockOffset: -5000, saved: true })
})

test('the world says what of it could not be read; an older one says nothing of it', async () => {
  const damage = { left_out: 2, meta: 'mended' } as const
  const world: World = {
    fetch: async () => new Response(),
    hello: () => ({ clockOffset: 0, saved: true, damage }),
  }
  await expect(meet(world).line.hello).resolves.toMatchObject({ damage })
  const { damage: unsaid } = await meet(worldOf(async () => new Response())).line.hello
  expect(unsaid).toBeUndefined()
})

test('a request arrives whole and its answer comes back whole', async () => {
  const asked = vi.fn<World['fetch']>(async (request) =>
    Response.json(
      {
        said: await request.text(),
        key: request.headers.get('idempotency-key'),
        to: request.url,
        how: request.method,
      },
      { status: 402, statusText: 'Payment Required', headers: { 'x-request-id': 'r-1' } },
    ),
  )
  const { line } = meet(worldOf(asked))
  const body = new TextEncoder().encode('{"größe":1}').buffer
  const headers: [string, string][] = [['idempotency-key', 'k-1']]
  const answer = await line.send({ ...get, method: 'POST', headers, body })
  expect(answer).toMatchObject({ status: 402, statusText: 'Payment Required' })
  expect(answer.headers).toContainEqual(['x-request-id', 'r-1'])
  expect(JSON.parse(new TextDecoder().decode(answer.body ?? new ArrayBuffer()))).toEqual({
    said: '{"größe":1}',
    key: 'k-1',
    to: get.url,
    how: 'POST',
  })
})

test('an answer without a body has none', async () => {
  const { line } = meet(worldOf(async () => new Response(null, { status: 204 })))
  await expect(line.send(get)).resolves.toMatchObject({ status: 204, body: null })
})

test('answers find their requests, in any order', async () => {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const { line } = meet(
    worldOf(async ({ url }) => {
      const ms = Number(new URL(url).searchParams.get('ms'))
      await wait(ms)
      return new Response(String(ms))
    }),
  )
  const texts = await Promise.all(
    [40, 5, 20].map(async (ms) => {
      const { body } = await line.send({ ...get, url: `${get.url}?ms=${ms}` })
      return new TextDecoder().decode(body ?? new ArrayBuffer())
    }),
  )
  expect(texts).toEqual(['40', '5', '20'])
})

test.each([
  ['a cloud that plays one', async () => Promise.reject(new BrokenNetwork())],
  ['a broken network', async () => Response.error()],
])('%s is status 0, as the browser has it', async (_name, fetch) => {
  const { line } = meet(worldOf(fetch))
  await expect(line.send(get)).resolves.toMatchObject({ status: 0, body: null })
})

test('an error of the cloud itself is answered as one, not as a broken network', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { line } = meet(worldOf(async () => Promise.reject(new Error('no such table'))))
  const { status, headers } = await line.send(get)
  expect(status).toBe(500)
  expect(readDefect(new Response(null, { headers: [...headers] }))).toBe('Error: no such table')
  // As a request that cannot be made of what came over the line.
  const body = new ArrayBuffer(0)
  await expect(line.send({ ...get, body })).resolves.toMatchObject({ status: 500 })
  said.mockRestore()
})

test('an error of the worker beside all requests is told in every page', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { port1, port2 } = new MessageChannel()
  ends.push(port1, port2)
  const server = createPortServer(Promise.resolve(worldOf(async () => new Response())))
  server.serve(port2)
  await openLine(port1, patience).hello
  server.tellDefect('Error: the journal is gone')
  await vi.waitFor(() => expect(defects.last()).toContain('the journal is gone'))
  defects.clear()
  said.mockRestore()
})

test('a slow answer is waited for: pongs show that the world lives', async () => {
  const { line } = meet(
    worldOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, patience.ping * (patience.pings + 4)))
      return new Response('late')
    }),
  )
  await expect(line.send(get)).resolves.toMatchObject({ status: 200 })
})

test('a world that dies under a request is noticed, and the request may have been begun', async () => {
  const { line, theirEnd } = meet('silent')
  const lost = line.send(get)
  theirEnd.start()
  await expect(lost).rejects.toMatchObject({ name: 'LineDown', begun: true })
  expect(line.isDown).toBe(true)
  await expect(line.send(get)).rejects.toMatchObject({ name: 'LineDown', begun: false })
})

test('a world that never comes up is given up', async () => {
  await expect(meet('silent').line.hello).rejects.toBeInstanceOf(LineDown)
})

test('a world that cannot come up says why', async () => {
  const broken = Promise.reject(new Error('the seed does not parse'))
  const { line } = meet(broken)
  await expect(line.hello).rejects.toThrow(/the seed does not parse/u)
})

test('a closed port is noticed at once', async () => {
  const { line, theirEnd } = meet(worldOf(async () => new Response()))
  await line.hello
  theirEnd.close()
  await vi.waitFor(() => expect(line.isDown).toBe(true), { timeout: 500 })
})

test('stepping aside: running requests are answered, later ones are refused', async () => {
  let finish: () => void = () => undefined
  const { line, server } = meet(
    worldOf(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(new Response('done'))
        }),
    ),
  )
  await line.hello
  const begun = line.send(get)
  await new Promise((resolve) => setTimeout(resolve, 10))
  const gone = server.stepAside()
  const late = line.send(get)
  await expect(late).rejects.toMatchObject({ begun: false })
  finish()
  await expect(begun).resolves.toMatchObject({ status: 200 })
  await gone
  await vi.waitFor(() => expect(line.isDown).toBe(true))
})

test('the bridge passes ports on, and each is served', async () => {
  const server = createPortServer(Promise.resolve(worldOf(async () => new Response('hi'))))
  const bridge = new MessageChannel()
  const page = new MessageChannel()
  ends.push(bridge.port1, bridge.port2, page.port1, page.port2)
  server.serve(bridge.port2)
  bridge.port1.postMessage({ kind: 'adopt' }, [page.port2])
  const line = openLine(page.port1, patience)
  await expect(line.send(get)).resolves.toMatchObject({ status: 200 })
})

test('every page hears the news of its world', async () => {
  const heard = vi.fn<(news: VisitNews) => void>()
  const { line, server } = meet(
    worldOf(async () => new Response('hi')),
    heard,
  )
  const other = new MessageChannel()
  ends.push(other.port1, other.port2)
  const heardToo = vi.fn<(news: VisitNews) => void>()
  const second = openLine(other.port1, patience, heardToo)
  server.serve(other.port2)
  await Promise.all([line.hello, second.hello])
  server.tell({ visit: null, clockOffset: -7, replaced: true, moved: 0 })
  await vi.waitFor(() => expect(heardToo).toHaveBeenCalled())
  for (const one of [heard, heardToo]) {
    expect(one.mock.calls).toMatchObject([
      [{ visit: null, clockOffset: -7, replaced: true, moved: 0 }],
    ])
  }
})

test('words that are not of the protocol are left alone', async () => {
  const { line, theirEnd } = meet(worldOf(async () => new Response()))
  theirEnd.postMessage({ kind: 'answer', id: 'one' })
  theirEnd.postMessage(null)
  await expect(line.send(get)).resolves.toMatchObject({ status: 200 })
})

test('a worker whose script does not load is given up at once, a greeted one never', async () => {
  const { line } = meet('silent')
  line.giveUp('no script')
  await expect(line.hello).rejects.toThrow('no script')
  const { line: greeted } = meet(worldOf(async () => new Response()))
  await greeted.hello
  greeted.giveUp('no script')
  expect(greeted.isDown).toBe(false)
})
