import { expect, it } from 'vitest'
import { deleteProblem } from './delete-merchant'

it.each([
  [true, true, 'enabled'],
  [true, false, 'enabled'],
  [false, true, 'has_payments'],
  [false, false, null],
])('a merchant (on: %s, payments: %s) is refused because of %s', (isEnabled, paid, problem) => {
  expect(deleteProblem({ isEnabled, hasPayments: () => paid })).toBe(problem)
})

it('does not read the books of a merchant that is on', () => {
  const hasPayments = () => {
    throw new Error('The books were read')
  }
  expect(deleteProblem({ isEnabled: true, hasPayments })).toBe('enabled')
})
