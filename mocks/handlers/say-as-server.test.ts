import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { listRule, moneyRange, requiredText, type Say } from '@/rules/forms/field-rules'
import { checkedBy, sayAsServer } from './say-as-server'

/** A rule as a screen has it: written once, with the caller's messages. */
const fees = (say: Say) =>
  v.object({
    title: requiredText(say, 10),
    fees: listRule(
      say,
      v.object({ name: requiredText(say, 10), cents: moneyRange(say, { most: 10_000 }) }),
      { most: 2, distinct: 'name' },
    ),
  })

test('a body that keeps the rules is taken, as the rules leave it', () => {
  const body = { title: ' Water ', fees: [{ name: 'Base', cents: 100 }] }
  expect(checkedBy(fees(sayAsServer), body)).toEqual({ ...body, title: 'Water' })
})

test('one that breaks them is refused by path, in sentences', () => {
  const body = {
    title: '',
    fees: [
      { name: 'Base', cents: 10_001 },
      { name: 'base', cents: 1.5 },
    ],
  }
  const refused = vi.fn<() => unknown>(() => checkedBy(fees(sayAsServer), body))
  expect(refused).toThrow('Some fields are not valid')
  expect(refused.mock.results[0]?.value).toMatchObject({
    status: 422,
    body: {
      errors: {
        title: ['This field is required.'],
        'fees.0.cents': ['This must be from $0.00 to $100.00.'],
        'fees.1.cents': ['This is not an amount in cents.'],
        'fees.1.name': ['This is already in the list.'],
      },
    },
  })
})
