import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useExistingPage } from './use-existing-page'

const pages = (page: number, last_page: number) => ({ page, per_page: 25, total: 30, last_page })

/** A list at a page of its address. */
function openList(page: number, last: number | null) {
  const goTo = vi.fn<(page: number) => void>()
  const { result, rerender } = renderHook(
    (at: { page: number; last: number | null }) =>
      useExistingPage({
        page: at.page,
        pagination: at.last === null ? undefined : pages(at.page, at.last),
        goTo,
      }),
    { initialProps: { page, last } },
  )
  return { goTo, rerender, isBeyond: () => result.current }
}

test.each([
  ['the first page', 1, 2, []],
  ['the last page', 2, 2, []],
  ['the page after it', 3, 2, [2]],
  ['a page far away', 999_999, 2, [2]],
  ['a page of an empty list', 4, 0, [1]],
])('%s of a list', (_, page, last, led) => {
  const list = openList(page, last)
  expect(list.goTo.mock.calls.flat()).toEqual(led)
  expect(list.isBeyond()).toBe(led.length > 0)
})

test('the navigation is made once, however often the list renders until it arrives', () => {
  const list = openList(9, 2)
  for (let render = 0; render < 20; render += 1) list.rerender({ page: 9, last: 2 })
  expect(list.goTo).toHaveBeenCalledTimes(1)
  list.rerender({ page: 2, last: 2 })
  expect(list.isBeyond()).toBe(false)
  expect(list.goTo).toHaveBeenCalledTimes(1)
})

test('rows that go away on the last page lead to the one before it', () => {
  const list = openList(3, 3)
  list.rerender({ page: 3, last: 2 })
  expect(list.goTo.mock.calls).toEqual([[2]])
  // Meanwhile more of them went.
  list.rerender({ page: 3, last: 1 })
  expect(list.goTo.mock.calls).toEqual([[2], [1]])
})

test('nothing is done before the answer', () => {
  const list = openList(9, null)
  expect(list.goTo).not.toHaveBeenCalled()
  list.rerender({ page: 9, last: 2 })
  expect(list.goTo.mock.calls).toEqual([[2]])
})
