import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serviceWorkerScript } from './mock-service-worker.ts'

/** Our gate and MSW's worker as the browser gets them, with a page that they can talk to. */

interface Call {
  readonly passed: boolean
  readonly answer: Promise<unknown> | undefined
}

const origin = 'http://kent.pay.localhost:5173'
const fromNetwork = vi.fn<(request: Request) => Promise<Response>>()
const pageHears = vi.fn<(message: unknown, ports: readonly MessagePort[]) => void>()
const unregister = vi.fn<() => void>()
let target: EventTarget
const ports: MessagePort[] = []

const client = {
  id: 'page-1',
  frameType: 'top-level',
  visibilityState: 'visible',
  postMessage: (message: unknown, transfer: readonly MessagePort[]) => {
    ports.push(...transfer.filter((item) => item instanceof MessagePort))
    pageHears(message, transfer)
  },
}

beforeEach(() => {
  target = new EventTarget()
  fromNetwork.mockReset().mockResolvedValue(new Response('from the network'))
  pageHears.mockReset()
  unregister.mockReset()
  const self = {
    location: new URL(origin),
    clients: {
      get: async () => client,
      matchAll: async () => [client],
      claim: vi.fn<() => void>(),
    },
    addEventListener: target.addEventListener.bind(target),
    skipWaiting: () => undefined,
    registration: { unregister },
  }
  const scope = createContext({
    self,
    ...self,
    URL,
    Request,
    Response,
    Headers,
    MessageChannel,
    crypto,
    // Looked up when called, so that fake timers count.
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    fetch: fromNetwork,
  })
  runInContext(serviceWorkerScript(), scope)
})

afterEach(() => {
  for (const port of ports.splice(0)) port.close()
  vi.useRealTimers()
})

function ask(url: string): Call {
  const heard: { answer?: Promise<unknown> } = {}
  const request = new Request(url)
  // Node's Request has no navigation modes; MSW's worker looks at them.
  const event = Object.assign(new Event('fetch', { cancelable: true }), {
    request,
    clientId: client.id,
    respondWith: (answer: Promise<unknown>) => {
      heard.answer = answer
    },
  })
  const stopped = vi.spyOn(event, 'stopImmediatePropagation')
  target.dispatchEvent(event)
  return { passed: stopped.mock.calls.length > 0, answer: heard.answer }
}

async function tell(data: string): Promise<void> {
  target.dispatchEvent(
    Object.assign(new Event('message'), { data, source: client, waitUntil: () => undefined }),
  )
  await new Promise((resolve) => setTimeout(resolve, 5))
}

/** The page's MSW: posts what it mocks; `isAwake` is our own code's answer. */
function pageMocks({ isAwake }: { isAwake: boolean }): void {
  pageHears.mockImplementation((message, [port]) => {
    if (message === 'civic-till:awake?' && isAwake) port?.postMessage('awake')
    if (typeof message === 'object' && message !== null && 'type' in message) {
      if (message.type === 'REQUEST') {
        port?.postMessage({ type: 'MOCK_RESPONSE', data: { status: 299, body: 'mocked' } })
      }
    }
  })
}

test.each([`${origin}/assets/main.js`, `${origin}/departments`, 'http://api.example/api/x'])(
  '%s is none of its business',
  (url) => {
    expect(ask(url)).toEqual({ passed: true, answer: undefined })
  },
)

test('a call of a page that started mocking is answered by MSW', async () => {
  pageMocks({ isAwake: false })
  await tell('MOCK_ACTIVATE')
  const { passed, answer } = ask(`${origin}/api/merchant-info`)
  expect(passed).toBe(false)
  await expect(answer).resolves.toMatchObject({ status: 299 })
  expect(fromNetwork).not.toHaveBeenCalled()
})

test('a worker that slept asks the page and goes on as before', async () => {
  pageMocks({ isAwake: true })
  await expect(ask(`${origin}/api/x`).answer).resolves.toMatchObject({ status: 299 })
  // Known again: no second question.
  await expect(ask(`${origin}/api/x`).answer).resolves.toMatchObject({ status: 299 })
  expect(pageHears.mock.calls.filter(([said]) => said === 'civic-till:awake?')).toHaveLength(1)
})

test('a page that was about to leave and stayed is still answered', async () => {
  pageMocks({ isAwake: true })
  await tell('MOCK_ACTIVATE')
  await tell('CLIENT_CLOSED')
  await expect(ask(`${origin}/api/x`).answer).resolves.toMatchObject({ status: 299 })
  expect(unregister).not.toHaveBeenCalled()
})

test('a real page under a worker that was left behind reaches its server, and waits once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  pageMocks({ isAwake: false })
  const first = ask(`${origin}/api/x`).answer
  await vi.advanceTimersByTimeAsync(1000)
  await expect(first).resolves.toMatchObject({ status: 200 })
  await expect(ask(`${origin}/api/x`).answer).resolves.toMatchObject({ status: 200 })
  expect(fromNetwork).toHaveBeenCalledTimes(2)
  expect(unregister).toHaveBeenCalledOnce()
})
