import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressHere, cloudUrl } from './page-place'

const openAt = (href: string) => vi.stubGlobal('window', { location: new URL(href) })

afterEach(() => vi.unstubAllGlobals())

describe('a page of a city on one host', () => {
  it('makes calls that the cloud reads as those of the city’s own host', () => {
    vi.stubGlobal('__ONE_HOST__', '/civic-till')
    openAt('https://x.github.io/civic-till/~tiffin/departments')
    expect(cloudUrl('https://x.github.io/api/get-departments?x=1')).toBe(
      'https://tiffin.pay.localhost/api/get-departments?x=1',
    )
    openAt('https://x.github.io/civic-till/admin/dashboard')
    expect(cloudUrl('https://x.github.io/api/dashboard')).toBe(
      'https://pay.localhost/api/dashboard',
    )
  })

  it('links the paths of mails to its own city', () => {
    vi.stubGlobal('__ONE_HOST__', '')
    openAt('http://127.0.0.1:9150/~tiffin/departments')
    expect(addressHere('/print-receipt/1')).toBe('http://127.0.0.1:9150/~tiffin/print-receipt/1')
  })
})

it('with a host for each city addresses stay as they are', () => {
  openAt('http://tiffin.pay.localhost:5173/departments')
  const url = 'http://tiffin.pay.localhost:5173/api/get-departments'
  expect(cloudUrl(url)).toBe(url)
  expect(addressHere('/departments')).toBe('http://tiffin.pay.localhost:5173/departments')
})
