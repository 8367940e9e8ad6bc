import { expect, test } from 'vitest'
import { gap, pageNumbers } from './page-numbers'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, gap, 9]],
  [3, 9, [1, 2, 3, 4, gap, 9]],
  [4, 9, [1, 2, 3, 4, 5, gap, 9]],
  [5, 400, [1, gap, 4, 5, 6, gap, 400]],
  [6, 9, [1, gap, 5, 6, 7, 8, 9]],
  [9, 9, [1, gap, 8, 9]],
])('around page %i of %i', (page, last, pages) => {
  expect(pageNumbers(page, last)).toEqual(pages)
})
