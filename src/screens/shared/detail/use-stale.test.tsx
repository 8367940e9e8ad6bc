import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setClockOffset } from '@/state/clock'
import { useStale } from './use-stale'

const minute = 60_000
const start = Date.parse('2026-11-01T12:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
})

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('shows the time of data once they are five minutes old (product.md 2.0, "Stale")', () => {
  const { result } = renderHook(() => useStale(start))
  pass(5 * minute - 1)
  expect(result.current).toBeNull()
  pass(1)
  expect(result.current).toBe('2026-11-01T12:00:00.000Z')
})

it('restarts with a new answer', () => {
  const { result, rerender } = renderHook(({ at }) => useStale(at), {
    initialProps: { at: start },
  })
  pass(5 * minute)
  rerender({ at: start + 5 * minute })
  expect(result.current).toBeNull()
  pass(5 * minute)
  expect(result.current).toBe('2026-11-01T12:05:00.000Z')
})

it('uses the time of the world, which in mock mode has its own clock', () => {
  setClockOffset(-24 * 60 * minute)
  const { result } = renderHook(() => useStale(start))
  pass(5 * minute)
  expect(result.current).toBe('2026-10-31T12:00:00.000Z')
})
