import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOver } from './take-over'

/** Web Locks as far as they are used: one exclusive lock, a queue, `signal` and `steal`. */
class OneLock {
  #holder: { lost: (reason: Error) => void } | null = null
  readonly #queue: (() => void)[] = []

  async request(_name: string, { signal, steal }: LockOptions, hold: () => Promise<void>) {
    if (steal === true) this.#holder?.lost(new Error('stolen'))
    else if (this.#holder !== null) await this.#turn(signal)
    return new Promise<void>((resolve, reject) => {
      const holder = { lost: reject }
      this.#holder = holder
      void hold().then(() => {
        resolve()
        if (this.#holder !== holder) return
        this.#holder = null
        this.#queue.shift()?.()
      })
    })
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push(resolve)
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
}

/** All others receive it a moment later. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>()

  constructor() {
    super()
    Channel.open.add(this)
  }

  postMessage(): void {
    for (const other of Channel.open) {
      if (other !== this) queueMicrotask(() => other.dispatchEvent(new Event('message')))
    }
  }

  close(): void {
    Channel.open.delete(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Channel.open.clear()
  vi.stubGlobal('navigator', { locks: new OneLock() })
  vi.stubGlobal('BroadcastChannel', Channel)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const leaving = () => vi.fn<() => Promise<void>>(() => Promise.resolve())

test('a worker that is alone has the world at once', async () => {
  const leave = leaving()
  await takeOver(leave)
  expect(leave).not.toHaveBeenCalled()
})

test('a newcomer waits until the old one has finished', async () => {
  let finish: () => void = () => undefined
  const old = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await takeOver(old)
  const arrived = vi.fn<() => void>()
  const next = takeOver(leaving()).then(arrived)
  await vi.advanceTimersByTimeAsync(100)
  expect(old).toHaveBeenCalledOnce()
  expect(arrived).not.toHaveBeenCalled()
  finish()
  await next
})

test('an old one that does not answer is overruled', async () => {
  const old = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
  await takeOver(old)
  const arrived = vi.fn<() => void>()
  void takeOver(leaving()).then(arrived)
  await vi.advanceTimersByTimeAsync(2900)
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(arrived).toHaveBeenCalledOnce()
})

test('of three the last one stays', async () => {
  const [first, second, third] = [leaving(), leaving(), leaving()]
  await Promise.all([takeOver(first), takeOver(second), takeOver(third)])
  await vi.advanceTimersByTimeAsync(10)
  expect([first, second, third].map((leave) => leave.mock.calls.length)).toEqual([1, 1, 0])
})
