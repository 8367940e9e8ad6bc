import { describe, expect, test } from 'vitest'
import { readSearchText, writeSearchText } from './search-text'

/** What people type, and what others read as a number, a flag, a list, or part of an address. */
const oddTexts = [
  '937',
  '0',
  '007',
  '-1',
  '1.50',
  '1e3',
  '0x1f',
  '12345678901234567890',
  '9'.repeat(100),
  'Infinity',
  'NaN',
  'true',
  'false',
  'null',
  'undefined',
  '"quoted"',
  '[1]',
  '{}',
  '{"a":1}',
  'a,b',
  'a+b',
  'a b',
  '100%',
  '%20',
  '%',
  '&q=x',
  'a=b',
  '#x',
  '?',
  "O'Brien",
  'Müller 日本',
  '__proto__',
]

describe('a text in the search params', () => {
  test.each(oddTexts)('stays what was typed: %s', (text) => {
    const written = writeSearchText({ q: text, page: 2 })
    expect(readSearchText(written)).toEqual({ q: text, page: '2' })
    // Whole addresses are search params, too: `?return_to=/users/1?q=007`.
    const outer = writeSearchText({ return_to: `/users/1${written}` })
    expect(readSearchText(readSearchText(outer)['return_to']?.split('/users/1')[1] ?? '')).toEqual({
      q: text,
      page: '2',
    })
  })

  test.each(oddTexts)('may be a name: %s', (text) => {
    expect(readSearchText(writeSearchText({ [text]: 'x' }))).toEqual({ [text]: 'x' })
  })
})

test.each([
  ['', {}],
  ['?', {}],
  ['?q=', { q: '' }],
  ['?q', { q: '' }],
  ['?page=2&has_problems=true', { page: '2', has_problems: 'true' }],
  ['?status=locked&status=invited', { status: 'locked,invited' }],
  ['?q=%E0%A4%A', { q: '\uFFFD%A' }],
])('%s reads as %j', (search, params) => {
  expect(readSearchText(search)).toEqual(params)
})

test('names without a value are left out, choices are written with commas', () => {
  const search = { q: undefined, sort: null, status: ['locked', 'invited'], locked: false, page: 2 }
  expect(writeSearchText(search)).toBe('?status=locked%2Cinvited&locked=false&page=2')
  expect(writeSearchText({ q: undefined })).toBe('')
})
