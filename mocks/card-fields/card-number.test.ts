import { expect, test } from 'vitest'
import { brandOf, caretBehind, groupDigits } from './card-number'

test.each([
  ['', ''],
  ['4788', '4788'],
  ['47882', '4788 2'],
  ['4788250000121443', '4788 2500 0012 1443'],
  ['371449635398431', '3714 496353 98431'],
  ['37144', '3714 4'],
])('%s is shown as "%s"', (digits, shown) => {
  expect(groupDigits(digits)).toBe(shown)
})

test.each([
  [0, 0],
  [4, 4],
  [5, 6],
  [99, 7],
])('the caret stays behind %i digits', (digits, place) => {
  expect(caretBehind('4788 25', digits)).toBe(place)
})

test.each([
  ['', null],
  ['4', 'visa'],
  ['5454', 'mastercard'],
  ['2221', 'mastercard'],
  ['37', 'amex'],
  ['6011', 'discover'],
  ['36', 'diners'],
  ['3528', 'jcb'],
  ['9', null],
])('a number that begins with %o is of %o', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand)
})
