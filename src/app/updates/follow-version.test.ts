import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RegisteredRouter } from '@tanstack/react-router'
import { importJobs } from '@/state/office/import-jobs'
import { paymentsInFlight } from '@/state/cart/payments-in-flight'
import { followVersion } from './follow-version'

// A newer version is offered, and interrupts nothing.

const older = 'aaaaaaaaaaaa'
const newer = 'bbbbbbbbbbbb'
const hide = vi.fn<() => void>()
const show = vi.fn<(putAway: () => void) => () => void>(() => hide)
let served: string
let asked: number
let shownName: string
let navigated: (event: { pathChanged: boolean }) => void
let stop: () => void

/** The part of a router that is read. */
function routerAt(): RegisteredRouter {
  const router: unknown = {
    state: {
      get matches() {
        return [{ staticData: { address: { name: shownName } } }]
      },
    },
    subscribe: (_event: string, listener: typeof navigated) => {
      navigated = listener
      return () => undefined
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a router has a hundred other parts
  return router as RegisteredRouter
}

function goTo(name: string): void {
  shownName = name
  navigated({ pathChanged: true })
}

const settled = () => vi.advanceTimersByTimeAsync(1)

async function comeBack(afterMinutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + afterMinutes * 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

async function missScript(): Promise<void> {
  const link = document.head.appendChild(document.createElement('link'))
  link.dispatchEvent(new Event('error'))
  link.remove()
  await settled()
}

function type(): void {
  const field = document.body.appendChild(document.createElement('input'))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.remove()
}

beforeEach(() => {
  vi.useFakeTimers()
  show.mockClear()
  hide.mockClear()
  served = newer
  asked = 0
  shownName = 'departments'
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json({ build: served })
  })
  document.head.innerHTML = `<meta name="build" content="${older}" />`
  stop = followVersion(routerAt(), show)
})
afterEach(() => {
  stop()
  paymentsInFlight.clear()
  importJobs.uploads = []
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the newest version is looked up', () => {
  test('when the tab is looked at again after half an hour', async () => {
    await comeBack(29)
    expect(asked).toBe(0)
    await comeBack(2)
    expect(asked).toBe(1)
    expect(show).toHaveBeenCalledOnce()
  })

  test('when a script is missing, at most once a minute', async () => {
    served = older
    await comeBack(0)
    await missScript()
    expect(asked).toBe(0)
    vi.setSystemTime(Date.now() + 61_000)
    await missScript()
    await missScript()
    expect(asked).toBe(1)
    expect(show).not.toHaveBeenCalled()
  })

  test('no more once it is known', async () => {
    await comeBack(31)
    await comeBack(31)
    expect(asked).toBe(1)
  })

  test.each(['', 'x', '<html>'])('and an answer %j is none', async (answer) => {
    served = answer
    await comeBack(31)
    expect(asked).toBe(1)
    expect(show).not.toHaveBeenCalled()
  })
})

describe('the note', () => {
  test('waits while something is typed, until the next page', async () => {
    type()
    await comeBack(31)
    expect(show).not.toHaveBeenCalled()
    navigated({ pathChanged: false })
    expect(show).not.toHaveBeenCalled()
    goTo('app-parcel-search')
    expect(show).toHaveBeenCalledOnce()
    type()
    expect(hide).toHaveBeenCalledOnce()
  })

  test('is not at the checkout', async () => {
    goTo('checkout')
    await comeBack(31)
    expect(show).not.toHaveBeenCalled()
    goTo('print-receipt')
    expect(show).toHaveBeenCalledOnce()
  })

  test('waits for a payment', async () => {
    const payment = Symbol('payment')
    paymentsInFlight.add(payment)
    await comeBack(31)
    expect(show).not.toHaveBeenCalled()
    paymentsInFlight.delete(payment)
    goTo('departments')
    expect(show).toHaveBeenCalledOnce()
  })

  test('waits for an upload, and comes when it is done', async () => {
    importJobs.uploads = [
      {
        importId: '1',
        kind: 'users',
        file: 'users.csv',
        departmentId: null,
        merchant: undefined,
        stage: 'sending',
        sent: 0,
        total: 10,
        perSecond: null,
        failure: null,
      },
    ]
    await comeBack(31)
    expect(show).not.toHaveBeenCalled()
    const [upload] = importJobs.uploads
    if (upload) upload.stage = 'done'
    await settled()
    expect(show).toHaveBeenCalledOnce()
  })

  test('that was put away stays away', async () => {
    await comeBack(31)
    show.mock.lastCall?.[0]()
    expect(hide).toHaveBeenCalledOnce()
    goTo('departments')
    await comeBack(31)
    expect(show).toHaveBeenCalledOnce()
  })
})

test('a page that no build made looks nothing up', async () => {
  stop()
  document.head.innerHTML = ''
  stop = followVersion(routerAt(), show)
  await comeBack(31)
  expect(asked).toBe(0)
})
