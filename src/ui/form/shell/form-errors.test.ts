import { describe, expect, test } from 'vitest'
import { errorsInOrder, hasPath, messageAt, normalPath, pathAndParents } from './form-errors'

const wrong = (message: string) => ({ type: 'server', message, ref: {} })

const values = {
  name: '',
  fees: [
    { label: '', cents: null },
    { label: '', cents: null },
  ],
  period: { from: '', to: '' },
  type: '',
}

describe('the summary lists errors in the order of the page', () => {
  test('into groups and rows, in any order of arrival', () => {
    const errors = {
      type: wrong('type'),
      period: { to: wrong('to'), from: wrong('from') },
      fees: [undefined, { cents: wrong('second cents'), label: wrong('second label') }],
      name: wrong('name'),
    }
    expect(errorsInOrder(errors, values)).toEqual([
      { path: 'name', message: 'name' },
      { path: 'fees.1.label', message: 'second label' },
      { path: 'fees.1.cents', message: 'second cents' },
      { path: 'period.from', message: 'from' },
      { path: 'period.to', message: 'to' },
      { path: 'type', message: 'type' },
    ])
  })

  test('a group as a whole, before its rows', () => {
    const rows = Object.assign([{ cents: wrong('cents') }], { root: wrong('too few') })
    expect(errorsInOrder({ fees: rows }, values)).toEqual([
      { path: 'fees', message: 'too few' },
      { path: 'fees.0.cents', message: 'cents' },
    ])
    // Errors from a server for the group, and for a row as a whole.
    const said = { ...wrong('too many'), 1: { ...wrong('has bills'), label: wrong('taken') } }
    expect(errorsInOrder({ fees: said }, values)).toEqual([
      { path: 'fees', message: 'too many' },
      { path: 'fees.1', message: 'has bills' },
      { path: 'fees.1.label', message: 'taken' },
    ])
  })

  test('paths that the form does not have come last', () => {
    expect(errorsInOrder({ gone: wrong('gone'), name: wrong('name') }, values)).toEqual([
      { path: 'name', message: 'name' },
      { path: 'gone', message: 'gone' },
    ])
  })
})

test('a message is at the field, or at the root of a group', () => {
  expect(messageAt(wrong('here'))).toBe('here')
  expect(messageAt({ root: wrong('there') })).toBe('there')
  expect(messageAt([{ label: wrong('in a row') }])).toBeUndefined()
  expect(messageAt(undefined)).toBeUndefined()
})

test.each([
  ['name', true],
  ['fees', true],
  ['fees.1', true],
  ['fees.1.cents', true],
  ['fees.2.cents', false],
  ['fees.1.gone', false],
  ['period.to', true],
  ['toString', false],
  ['', false],
])('the form has a place for "%s": %s', (path, has) => expect(hasPath(values, path)).toBe(has))

test('paths are read in the server’s notation', () => {
  expect(normalPath('fees[2].label')).toBe('fees.2.label')
  expect(normalPath('fees.2.label')).toBe('fees.2.label')
  expect(pathAndParents('fees.2.label')).toEqual(['fees.2.label', 'fees.2', 'fees'])
})
