import { afterEach, expect, it, vi } from 'vitest'
import { isPageUnloading } from './page-unload'

const happens = (event: string) => window.dispatchEvent(new Event(event))

afterEach(() => {
  happens('pageshow')
  vi.useRealTimers()
})

it('a page is leaving once it is hidden for good, until it is brought back', () => {
  expect(isPageUnloading()).toBe(false)
  happens('pagehide')
  expect(isPageUnloading()).toBe(true)
  happens('pageshow')
  expect(isPageUnloading()).toBe(false)
})

it('and from the unload request on, unless the visitor chose to stay', () => {
  vi.useFakeTimers()
  happens('beforeunload')
  expect(isPageUnloading()).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(isPageUnloading()).toBe(false)
})
