import { expect, test } from 'vitest'
import { pageIn } from './page-number'

test.each([
  ['2', 2],
  ['007', 7],
  [12, 12],
  ['1000000', 1_000_000],
  ['1000001', 1_000_000],
  ['9'.repeat(400), 1_000_000],
  ['1', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  [1.5, undefined],
  ['1e3', undefined],
  ['two', undefined],
  ['', undefined],
  [true, undefined],
  [undefined, undefined],
])('the page %j of an address is %j', (param, page) => {
  expect(pageIn(param)).toBe(page)
})
