import { expect, test } from 'vitest'
import { readLookupSearch } from './lookup-search'

const none = { kind: undefined, department: undefined, merchant: undefined }

test.each([
  [{}, { q: '', ...none }],
  [{ q: '4512' }, { q: '4512', ...none }],
  [
    { q: '08-004512', kind: 'bills' },
    { q: '08-004512', ...none, kind: 'bills' },
  ],
  [
    { q: 'x', kind: 'lost', department: '' },
    { q: 'x', ...none },
  ],
  [
    { q: 'x', department: 'sewer', merchant: '2' },
    { q: 'x', ...none, department: 'sewer', merchant: '2' },
  ],
  [{ q: ['a'] }, { q: '', ...none }],
])('the address %j', (search, expected) => {
  expect(readLookupSearch(search)).toEqual(expected)
})
