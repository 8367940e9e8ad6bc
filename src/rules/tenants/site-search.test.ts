import { expect, it } from 'vitest'
import { isSafeLabel } from './hosts'
import { siteLabelFor } from './site-search'

it.each([
  ['its name', 'Tiffin', 'tiffin'],
  ['its name with a space', 'Miami County', 'miamicounty'],
  ['as in a letter', 'City of Louisville, Ohio', 'louisvilleohio'],
  ['its beginning', 'miami', 'miamicounty'],
  ['the shorter of two', 'amherst', 'amherst'],
  ['capitals and dots', ' E.O.R.W.A. ', 'eorwa'],
  ['a city that is not in the list', 'Troy', 'troy'],
  ['with a hyphen', 'Winston-Salem', 'winston-salem'],
] as const)('finds a site by %s', (_, typed, label) => {
  expect(siteLabelFor(typed)).toBe(label)
})

it.each(['', '  ', '…', '東京'])('has nothing to look for in %j', (typed) => {
  expect(siteLabelFor(typed)).toBeNull()
})

it('never leads anywhere but to a label', () => {
  for (const typed of ['evil.example/path', 'a'.repeat(200), '//x', 'javascript:alert(1)']) {
    expect(isSafeLabel(siteLabelFor(typed) ?? '')).toBe(true)
  }
})
