import * as v from 'valibot'
import type { VisitNews } from '@mocks/hosts/visit-news'
import { defects } from '@mocks/hosts/shared/defects'
import { type Hello, toPage, type ToWorld, type WireAnswer, type WireRequest } from './protocol'

/** The world cannot be reached on this line any more. */
export class LineDown extends Error {
  override readonly name = 'LineDown'
  /** false: the request did not reach the cloud, so that sending it again is safe. */
  readonly begun: boolean

  constructor(reason: string, begun: boolean) {
    super(reason)
    this.begun = begun
  }
}

/** The page's end of a port to the shared world. */
export interface Line {
  /** Rejects when the world does not come up. */
  readonly hello: Promise<Hello>
  readonly isDown: boolean
  /** The worker's script does not load: no use waiting for its greeting. */
  readonly giveUp: (reason: string) => void
  /** Rejects with LineDown and nothing else. */
  send(request: Omit<WireRequest, 'id' | 'kind'>): Promise<WireAnswer>
}

export interface Patience {
  /** For the worker to load and build its world, in milliseconds. */
  readonly hello: number
  /** Between two pings while an answer is awaited. */
  readonly ping: number
  /** Pings without any sign of life after which the worker counts as dead. */
  readonly pings: number
}

/** Counted in ticks, not time, so that a page that slept does not wake to a dead line. */
const usualPatience: Patience = { hello: 30_000, ping: 1000, pings: 5 }

interface Awaiting {
  resolve: (answer: WireAnswer) => void
  reject: (error: LineDown) => void
}

export function openLine(
  port: MessagePort,
  patience: Patience = usualPatience,
  heard: (news: VisitNews) => void = () => undefined,
): Line {
  const awaiting = new Map<number, Awaiting>()
  let lastId = 0
  let down: string | null = null
  let isGreeted = false
  let silentPings = 0
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let greet: (hello: Hello) => void
  let disappoint: (error: LineDown) => void
  const hello = new Promise<Hello>((resolve, reject) => {
    greet = resolve
    disappoint = reject
  })
  // Its users await it; a line that is dropped early is no unhandled error.
  hello.catch(() => undefined)

  const post = (message: ToWorld, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer)

  const helloTimer = setTimeout(() => fail('the world did not come up'), patience.hello)

  function fail(reason: string): void {
    if (down !== null) return
    down = reason
    clearTimeout(helloTimer)
    clearInterval(heartbeat)
    disappoint(new LineDown(reason, false))
    for (const { reject } of awaiting.values()) reject(new LineDown(reason, true))
    awaiting.clear()
    port.close()
  }

  /** Only a dead worker is silent: a slow answer still has its pongs. */
  function watch(): void {
    if (awaiting.size === 0) {
      clearInterval(heartbeat)
      heartbeat = undefined
    } else if (heartbeat === undefined) {
      silentPings = 0
      heartbeat = setInterval(() => {
        if (silentPings >= patience.pings) return fail('the world does not answer')
        silentPings += 1
        post({ kind: 'ping' })
      }, patience.ping)
    }
  }

  function settle(id: number, how: (waiting: Awaiting) => void): void {
    const waiting = awaiting.get(id)
    if (waiting === undefined) return
    awaiting.delete(id)
    how(waiting)
    watch()
  }

  port.addEventListener('message', (event: MessageEvent<unknown>) => {
    silentPings = 0
    const parsed = v.safeParse(toPage, event.data)
    if (!parsed.success) return
    const message = parsed.output
    switch (message.kind) {
      case 'hello':
        isGreeted = true
        clearTimeout(helloTimer)
        greet(message)
        break
      case 'answer':
        settle(message.id, ({ resolve }) => resolve(message))
        break
      case 'refused':
        settle(message.id, ({ reject }) => reject(new LineDown('the world moved', false)))
        break
      case 'moved':
        fail('the world moved')
        break
      case 'broken':
        defects.tell('The shared worker', message.reason)
        fail(message.reason)
        break
      case 'news':
        heard(message)
        break
      case 'defect':
        defects.tell('The shared worker', message.reason)
        break
      case 'pong':
        break
    }
  })
  // The other end is gone: at once where the browser says so, else the heartbeat finds out.
  port.addEventListener('close', () => fail('the world ended'))
  port.start()
  post({ kind: 'open' })

  return {
    hello,
    giveUp: (reason) => {
      if (!isGreeted) fail(reason)
    },
    get isDown() {
      return down !== null
    },
    send(request) {
      if (down !== null) return Promise.reject(new LineDown(down, false))
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        awaiting.set(id, { resolve, reject })
        post({ kind: 'request', id, ...request })
        watch()
      })
    },
  }
}
