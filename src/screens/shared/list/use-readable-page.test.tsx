import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AddressValue } from '@/rules/addresses/address-search'
import { useReadablePage } from './use-readable-page'

test.each([
  ['abc', 1],
  ['0', 1],
  [0, 1],
  ['-1', 1],
  ['1.5', 1],
  ['', 1],
  [undefined, 0],
  ['2', 0],
  [2, 0],
  ['99', 0],
])('the page %j of an address is taken out %i times', (page, times) => {
  const takeOut = vi.fn<() => void>()
  const { rerender } = renderHook(
    (at: { page: AddressValue }) => useReadablePage(at.page, takeOut),
    {
      initialProps: { page },
    },
  )
  // The navigation renders the list again until it arrives.
  rerender({ page })
  expect(takeOut).toHaveBeenCalledTimes(times)
})
