import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mendLostActivation } from './lost-activation'

/** As a browser's: its state is the browser's, who listens is told of each change. */
class Worker extends EventTarget implements ServiceWorker {
  static now: ServiceWorkerState = 'activating'
  readonly scriptURL = ''
  onstatechange = null
  onerror = null
  get state() {
    return Worker.now
  }
  postMessage() {}
}

function heardBy(worker: ServiceWorker): readonly string[] {
  const heard: string[] = []
  worker.addEventListener('statechange', () => heard.push(worker.state))
  return heard
}

function become(worker: ServiceWorker, state: ServiceWorkerState) {
  Worker.now = state
  worker.dispatchEvent(new Event('statechange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  Worker.now = 'activating'
})
afterEach(() => vi.useRealTimers())

const early = ['installing', 'installed', 'activating'] as const

it.each(early)('%s, and nothing more is told: it counts as activated after a second', (state) => {
  Worker.now = state
  const worker = new Worker()
  mendLostActivation(worker)
  const heard = heardBy(worker)
  vi.advanceTimersByTime(999)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['activated'])
})

it('an activation that the browser tells is told once', () => {
  const worker = new Worker()
  mendLostActivation(worker)
  const heard = heardBy(worker)
  become(worker, 'activating')
  become(worker, 'activated')
  vi.advanceTimersByTime(5000)
  expect(heard).toEqual(['activating', 'activated'])
})

it('a worker that is activated is left alone', () => {
  Worker.now = 'activated'
  const worker = new Worker()
  mendLostActivation(worker)
  const heard = heardBy(worker)
  vi.advanceTimersByTime(5000)
  expect(heard).toEqual([])
})
