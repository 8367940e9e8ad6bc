import { expect, it } from 'vitest'
import { isObjectWord, ownValue } from './own-value'

const prices: Readonly<Record<string, number>> = { water: 1 }

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'sewer', ''])(
  'nothing was put under %s',
  (word) => expect(ownValue(prices, word)).toBeUndefined(),
)

it('reads what was put there', () => {
  expect(ownValue(prices, 'water')).toBe(1)
  expect(ownValue(Object.fromEntries([['__proto__', 2]]), '__proto__')).toBe(2)
  expect(ownValue(null, 'water')).toBeUndefined()
})

it.each([
  ['constructor', true],
  ['__proto__', true],
  ['valueOf', true],
  ['water', false],
  ['', false],
])('%s is a word of every object: %s', (word, answer) => expect(isObjectWord(word)).toBe(answer))
