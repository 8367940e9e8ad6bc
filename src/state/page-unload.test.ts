import { afterEach, expect, it, vi } from 'vitest'
import { isLeaving } from './page-unload'

const happens = (event: string) => window.dispatchEvent(new Event(event))

afterEach(() => {
  happens('pageshow')
  vi.useRealTimers()
})

it('a page is leaving once it is hidden for good, until it is brought back', () => {
  expect(isLeaving()).toBe(false)
  happens('pagehide')
  expect(isLeaving()).toBe(true)
  happens('pageshow')
  expect(isLeaving()).toBe(false)
})

it('and from when it is asked to go, unless somebody chose to stay', () => {
  vi.useFakeTimers()
  happens('beforeunload')
  expect(isLeaving()).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(isLeaving()).toBe(false)
})
