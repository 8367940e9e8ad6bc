import { describe, expect, it } from 'vitest'
import { keptFees } from './kept-fees'

const stays = { fee_cents: 295, fee_refundable: false }
const goesBack = { fee_cents: 100, fee_refundable: true }
const free = { fee_cents: 0, fee_refundable: true }

describe('what becomes of the fees in a refund', () => {
  it.each([
    ['all stay', [stays, stays, free], { says: 'stay', kept: [stays, stays] }],
    ['all go back', [goesBack], { says: 'back', kept: [] }],
    ['some stay', [stays, goesBack], { says: 'some', kept: [stays] }],
    ['there are none', [free], null],
    ['a host does not say', [stays, { fee_cents: 1 }], null],
  ])('%s', (_, fees, expected) => {
    expect(keptFees(fees)).toEqual(expected)
  })
})
