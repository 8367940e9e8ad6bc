import { describe, expect, test } from 'vitest'
import { mostCents } from '@/contract/wire'
import { plainAmount } from '@/rules/export/csv'
import { readCents } from './amounts'

describe('amounts with a decimal point', () => {
  test.each([
    ['1234.56', 123_456],
    ['1,234.56', 123_456],
    ['1,234,567.80', 123_456_780],
    ['1 234.56', 123_456],
    ['1\u00A0234.56', 123_456],
    ['1\u202F234.56', 123_456],
    ['$1,234.56', 123_456],
    ['$ 1234.56', 123_456],
    ['US$ 12', 1_200],
    ['USD 12.00', 1_200],
    ['12.00 USD', 1_200],
    ['0', 0],
    ['0.00', 0],
    ['007', 700],
    ['.5', 50],
    ['12.', 1_200],
    ['12.5', 1_250],
    ['+12.00', 1_200],
    [' 12.00 ', 1_200],
    ['-12.00', -1_200],
    ['- 12.00', -1_200],
    ['12.00-', -1_200],
    ['\u221212', -1_200],
    ['\u201312.00', -1_200],
    ['-$12.00', -1_200],
    ['$-12.00', -1_200],
    ['$12.00-', -1_200],
    ['(12.00)', -1_200],
    ['( 1,234.56 )', -123_456],
    ['($12.00)', -1_200],
    ['$(12.00)', -1_200],
    ['0.29', 29],
    ['999999999.99', mostCents],
    ['-999999999.99', -mostCents],
  ])('%j is %i cents', (text, cents) => {
    expect(readCents(text, 'point')).toBe(cents)
  })

  test.each([
    ['500,00', 'a comma groups three digits'],
    ['1,23,456.00', 'groups of two'],
    ['1234,567.00', 'a first group of four'],
    ['1.234.56', 'two points'],
    ['12.345', 'three decimals'],
    ['912.4400', 'four decimals'],
    ['1,234 567.00', 'two signs between groups'],
    ['abc', 'letters'],
    ['12 EUR', 'another currency'],
    ['1e3', 'an exponent'],
    ['0x10', 'hexadecimal'],
    ['NaN', 'no number'],
    ['-', 'only a sign'],
    ['.', 'only a point'],
    ['', 'nothing'],
    ['()', 'nothing in parentheses'],
    ['--12', 'two signs'],
    ['-12-', 'two signs'],
    ['(-12.00)', 'a sign in parentheses'],
    ['(12.00', 'one parenthesis'],
    ['12.00)', 'one parenthesis'],
    ['1000000000.00', 'more than can be paid'],
    ['9'.repeat(400), 'a long number'],
    ['１２', 'digits of another width'],
  ])('%j is none: %s', (text) => {
    expect(readCents(text, 'point')).toBeNull()
  })

  test('zero has no sign', () => {
    expect(Object.is(readCents('-0.00', 'point'), 0)).toBe(true)
  })
})

describe('amounts with a decimal comma', () => {
  test.each([
    ['500,00', 50_000],
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
    ['(1.234,56)', -123_456],
    ['12', 1_200],
    ['1.234', 123_400],
    [',5', 50],
  ])('%j is %i cents', (text, cents) => {
    expect(readCents(text, 'comma')).toBe(cents)
  })

  test.each(['912.44', '1,234.56', '1.23,00', '12,345'])('%j is none', (text) => {
    expect(readCents(text, 'comma')).toBeNull()
  })
})

test('each amount is read as an export writes it', () => {
  for (let cents = -1_000_003; cents < mostCents; cents += 1_234_567_891) {
    expect(readCents(plainAmount(cents), 'point')).toBe(cents)
  }
})
