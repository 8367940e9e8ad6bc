import { expect, it } from 'vitest'
import { asSentence } from './as-sentence'

it.each([
  ['Payments are off for a while', 'Payments are off for a while.'],
  ['Back soon! ', 'Back soon!'],
  ['We said “back soon.”', 'We said “back soon.”'],
  ['支払いを停止しています', '支払いを停止しています。'],
  ['支払いを停止しています。', '支払いを停止しています。'],
  ['', ''],
])('%s is the sentence %s', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
