import { expect, test } from 'vitest'
import { changedFields } from './changed-fields'

test('fields of parts count one by one', () => {
  expect(changedFields({ name: true, card_fee: { rate_bp: true, minimum_cents: false } })).toBe(2)
})

test('a list counts once', () => {
  expect(changedFields({ tenders: [true, true], tiers: [{ fee_cents: true }, {}] })).toBe(2)
  expect(changedFields({ tiers: [{ fee_cents: false }] })).toBe(0)
})
