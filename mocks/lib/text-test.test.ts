import { expect, it } from 'vitest'
import { textTest } from './text-test'

it.each([
  ['Miller, Ann', 'miller'],
  ['Miller, Ann', '  ANN '],
  ['Miller, Ann', ''],
  ['08-004512', '004512'],
  ['08-004512', '08004512'],
  ['08-004512', '08 0045'],
  ['MC-2K7F-19', 'mc2k7f'],
])('%s is found by “%s”', (text, typed) => {
  expect(textTest(typed)(text)).toBe(true)
})

it.each([
  ['Miller, Ann', 'millerann'],
  ['08-004512', '04513'],
  ['Smith-Jones', 'smithjones'],
])('%s is not found by “%s”', (text, typed) => {
  expect(textTest(typed)(text)).toBe(false)
})
