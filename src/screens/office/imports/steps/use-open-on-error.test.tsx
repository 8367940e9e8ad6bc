import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOpenOnError } from './use-open-on-error'

const fold = () =>
  renderHook(({ hasError, tries }) => useOpenOnError(hasError, tries), {
    initialProps: { hasError: false, tries: 0 },
  })

test('it opens on an error, and stays open once that is fixed', () => {
  const { result, rerender } = fold()
  expect(result.current.isOpen).toBe(false)
  rerender({ hasError: true, tries: 1 })
  expect(result.current.isOpen).toBe(true)
  rerender({ hasError: false, tries: 1 })
  expect(result.current.isOpen).toBe(true)
})

test('its user may close it; the next try with an error opens it again', () => {
  const { result, rerender } = fold()
  rerender({ hasError: true, tries: 1 })
  act(() => result.current.setOpen(false))
  expect(result.current.isOpen).toBe(false)
  rerender({ hasError: true, tries: 2 })
  expect(result.current.isOpen).toBe(true)
})
