import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedJson, storedText } from './storage'

const point = v.object({ x: v.number() })
const fallback = { x: 0 }
const store = () => storedJson('local', 'point', point, fallback)

beforeEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

describe('stored values', () => {
  it('come back as they were written', () => {
    store().write({ x: 4 })
    expect(window.localStorage.getItem('point')).toBe('{"x":4}')
    expect(store().read()).toEqual({ x: 4 })
  })

  it.each(['', '{', '{"x":"4"}', '[]', 'null'])('count as absent when corrupt: %s', (text) => {
    window.localStorage.setItem('point', text)
    expect(store().read()).toEqual(fallback)
    expect(store().isCorrupt()).toBe(true)
  })

  it('are not corrupt when absent', () => {
    expect(store().isCorrupt()).toBe(false)
  })

  it('may be bare text', () => {
    const mode = storedText(v.picklist(['light', 'dark']), 'mode', 'light')
    mode.write('dark')
    expect(window.localStorage.getItem('mode')).toBe('dark')
    window.localStorage.setItem('mode', 'pink')
    expect(mode.read()).toBe('light')
  })

  it('live in memory where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const full = store()
    full.write({ x: 7 })
    expect(full.read()).toEqual({ x: 7 })
    full.remove()
    expect(full.read()).toEqual(fallback)
  })

  it('live in memory where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const blocked = store()
    blocked.write({ x: 9 })
    expect(blocked.read()).toEqual({ x: 9 })
    blocked.remove()
  })

  it('report changes in another tab, of their own key only', () => {
    const heard = vi.fn<(value: { x: number }) => void>()
    const stop = store().onOtherTab(heard)
    window.localStorage.setItem('point', '{"x":5}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'point' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(heard.mock.calls).toEqual([[{ x: 5 }]])
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'point' }))
    expect(heard).toHaveBeenCalledOnce()
  })
})
