import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedText } from './storage'
import { storageKey } from './storage-key'

/** A value as a page of that address finds it. */
function storedAt(path: string) {
  window.history.replaceState(null, '', path)
  return storedText(v.string(), 'id_token', '')
}

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('on one host for all cities', () => {
  it('no city finds what another has stored, nor does the root', () => {
    vi.stubGlobal('__ONE_HOST__', '')
    storedAt('/~tiffin/sign-in').write('of tiffin')
    expect(storedAt('/~stow/').read()).toBe('')
    expect(storedAt('/').read()).toBe('')
    expect(storedAt('/~tiffin/departments').read()).toBe('of tiffin')
  })

  it('a change in another city’s tab is none', () => {
    vi.stubGlobal('__ONE_HOST__', '/civic-till')
    const heard = vi.fn<(value: string) => void>()
    const stop = storedAt('/civic-till/~tiffin/').onOtherTab(heard)
    const change = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))
    change('/civic-till/~stow/id_token')
    expect(heard).not.toHaveBeenCalled()
    change('/civic-till/~tiffin/id_token')
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })
})

it('with a host for each city names are the specification’s', () => {
  storedAt('/departments').write('a token')
  expect(storageKey('id_token')).toBe('id_token')
  expect(window.localStorage.getItem('id_token')).toBe('a token')
})
