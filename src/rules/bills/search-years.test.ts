import { expect, test } from 'vitest'
import { isOfAllYears } from './search-years'

const pattern = String.raw`^PT-\d{2}-\d{5}$`

test.each([
  ['a whole number', { by: 'number', q: 'PT-25-00109', pattern }, true],
  ['a whole number without its dashes', { by: 'number', q: 'PT2500109', pattern }, true],
  ['the beginning of a number', { by: 'number', q: 'PT-25', pattern }, false],
  ['a number of which nothing is known', { by: 'number', q: 'PT-25-00109', pattern: null }, false],
  ['a case', { by: 'case', q: '25-TRD', pattern }, true],
  ['a person’s citations', { by: 'name', q: 'Thiel', pattern }, true],
  ['an owner', { by: 'owner', q: 'Thiel', pattern }, false],
  ['an address', { by: 'address', q: 'Main', pattern }, false],
  ['a contractor', { by: 'contractor', q: 'Miller', pattern }, false],
] as const)('%s: %o → %s', (_, typed, expected) => {
  expect(isOfAllYears(typed)).toBe(expected)
})
