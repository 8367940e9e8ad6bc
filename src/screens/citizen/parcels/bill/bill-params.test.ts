import { describe, expect, test } from 'vitest'
import { readBillParams } from './bill-params'

describe('the amount in a link', () => {
  test.each([
    [94864, 94864],
    ['94864', 94864],
    ['948.64', undefined],
    [0, undefined],
    [-1, undefined],
    ['', undefined],
    ['much', undefined],
    [undefined, undefined],
    [1e300, undefined],
  ])('%j is read as %j', (raw, amount) => {
    expect(readBillParams({ amount: raw })).toEqual({ amount })
  })
})
