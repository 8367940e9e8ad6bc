import { describe, expect, it } from 'vitest'
import { isPhone, isSamePhone, isState, isZip, writtenPhone } from './contact'

describe('a phone number', () => {
  it.each(['', ' ', '(937) 555-0140', '937.555.0140', '+49 30 1234567', '5550140'])(
    'may be written as %j',
    (text) => expect(isPhone(text)).toBe(true),
  )
  it.each([
    '555',
    'none',
    '937-555-0140 ext 2',
    '+1 937 555 0140 0000 11',
    '()--.',
    `555 0140${' '.repeat(60)}1`,
  ])('is not %j', (text) => expect(isPhone(text)).toBe(false))
})

describe('a phone number without a notation is written as phone numbers are', () => {
  it.each([
    ['9375550199', '(937) 555-0199'],
    [' 19375550199 ', '(937) 555-0199'],
    ['+19375550199', '(937) 555-0199'],
    ['937.555.0140', '937.555.0140'],
    ['+49 30 1234567', '+49 30 1234567'],
    ['5550140', '5550140'],
    ['', ''],
  ])('%j as %j', (typed, written) => expect(writtenPhone(typed)).toBe(written))
})

describe('a phone number is the same', () => {
  it.each([
    ['(937) 555-0199', '937.555.0199', true],
    ['+1 937 555 0199', '9375550199', true],
    ['', ' ', true],
    ['(937) 555-0199', '(937) 555-0198', false],
    ['+49 30 1234567', '30 1234567', false],
    ['5550140', '', false],
  ])('as %j and %j: %j', (one, other, same) => expect(isSamePhone(one, other)).toBe(same))
})

describe('a ZIP code', () => {
  it.each(['45373', '45373-1234', '453731234', ' 45373 '])('may be %j', (text) =>
    expect(isZip(text)).toBe(true),
  )
  it.each(['', '4537', '453731', 'K1A 0B1'])('is not %j', (text) => expect(isZip(text)).toBe(false))
})

describe('a state', () => {
  it.each(['OH', 'oh', ' IN '])('may be %j', (text) => expect(isState(text)).toBe(true))
  it.each(['', 'O', 'Ohio', '12'])('is not %j', (text) => expect(isState(text)).toBe(false))
})
