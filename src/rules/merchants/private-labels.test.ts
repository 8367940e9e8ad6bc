import { expect, it } from 'vitest'
import { asksForPrivateFacts } from './private-labels'

it.each([
  'SSN',
  'S.S.N.',
  's s n',
  'Your Social Security number',
  'Last 4 of SSN',
  'Número de Seguridad Social',
  'Sozialversicherungsnummer',
  'Numéro de sécurité sociale',
  'マイナンバー',
  'Date of birth',
  'BIRTH-DATE',
  'D.O.B.',
  'Owner’s birthday',
  'Fecha de nacimiento',
  'Geburtsdatum',
  'date de naissance',
  '生年月日（西暦）',
  'Credit card',
  'Card number',
  'ＣＡＲＤ　ＮＵＭＢＥＲ',
  'CVV',
  'Número de tarjeta',
  'Kreditkartennummer',
  'carte bancaire',
  'カード番号',
])('a field may not ask for “%s” (product.md P5)', (label) => {
  expect(asksForPrivateFacts(label)).toBe(true)
})

it.each([
  '',
  'Business name',
  'Lessons number',
  'Place of birth',
  'Year',
  'License card',
  'Account number',
  'Security gate',
  '公園の名前',
  'Name <b>of the</b> "dog"',
])('a field may ask for “%s”', (label) => {
  expect(asksForPrivateFacts(label)).toBe(false)
})
