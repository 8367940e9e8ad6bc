import { expect, it } from 'vitest'
import { effects } from './fault'
import { faultIn, faultWords } from './fault-words'

it('parses its own output', () => {
  expect(faultIn(faultWords('getBill', '404'))).toEqual({
    match: { call: 'getBill' },
    effect: effects['404'],
  })
  expect(faultIn(faultWords('createPayment', 'drop-after-commit', 1))).toEqual({
    match: { call: 'createPayment' },
    effect: { kind: 'drop-after-commit' },
    times: 1,
  })
})

it.each([
  '',
  'getBill',
  'getBill:',
  'getbill:404',
  'toString:404',
  'getBill:toString',
  'getBill:418',
  'getBill:404:0',
  'getBill:404:-1',
  'getBill:404:1.5',
  'getBill:404:100',
  'getBill:404:1:1',
])('does not understand %o', (words) => {
  expect(faultIn(words)).toBeNull()
})
