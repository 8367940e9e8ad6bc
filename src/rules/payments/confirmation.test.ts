import { expect, test } from 'vitest'
import { confirmationIn } from './confirmation'

test.each([
  ['CT-7K3Q-92XA', 'CT-7K3Q-92XA'],
  [' ct-7k3q-92xa ', 'CT-7K3Q-92XA'],
  ['CT7K3Q92XA', 'CT-7K3Q-92XA'],
  ['CT 7K3Q 92XA', 'CT-7K3Q-92XA'],
  ['7K3Q–92XA', 'CT-7K3Q-92XA'],
  ['CT\u22127K3Q\u221292XA', 'CT-7K3Q-92XA'],
  ['ＣＴ－７Ｋ３Ｑ－９２ＸＡ', 'CT-7K3Q-92XA'],
  ['CT-7K3Q', null],
  ['CT-7K3Q-92XAB', null],
  ['', null],
])('%j is the confirmation %s', (typed, confirmation) => {
  expect(confirmationIn(typed)).toBe(confirmation)
})
