import { expect, it } from 'vitest'
import { leadOf } from './use-lead-back'

it('leads field errors to the payer’s fields, and unknown keys to the summary', () => {
  const refusal = {
    kind: 'fields',
    errors: { 'payer.zip': ['Use 5 digits.'], quote_id: ['No.'] },
  } as const
  expect(leadOf(refusal)).toEqual({
    step: 'details',
    failure: {
      errors: { zip: ['Use 5 digits.'], quote_id: ['No.'], refused: ['checkout.details.refused'] },
    },
  })
})

it('leads bank errors to the bank fields', () => {
  const refusal = { kind: 'fields', errors: { 'bank_account.account': ['No.'] } } as const
  expect(leadOf(refusal)?.step).toBe('tender')
  expect(leadOf({ kind: 'bank_account', field: 'routing' })).toEqual({
    step: 'tender',
    failure: { errors: { routing: ['checkout.bank.refused'] } },
  })
})

it('leaves the rest to the secure checkout', () => {
  expect(leadOf({ kind: 'declined', reason: null })).toBeNull()
})
