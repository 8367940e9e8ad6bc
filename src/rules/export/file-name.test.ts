import { expect, it } from 'vitest'
import { fileName } from './file-name'

it.each([
  [
    'miamicounty',
    'payments',
    ['2026-01-01', '2026-06-01'],
    'miamicounty_payments_2026-01-01_2026-06-01.csv',
  ],
  ['miamicounty', 'payments', ['', ''], 'miamicounty_payments.csv'],
  ['', 'users', [], 'users.csv'],
  ['miamicounty', '../a b:c', [], 'miamicounty_..-a-b-c.csv'],
])('a file of %s, %s, %j is named %s', (merchant, report, days, name) => {
  expect(fileName(merchant, report, days, 'csv')).toBe(name)
})
