import { describe, expect, it } from 'vitest'
import { isPhone, isSamePhone, isState, isZip, withoutExtension, writtenPhone } from './contact'

describe('a phone number', () => {
  it.each([
    '',
    ' ',
    '(937) 555-0140',
    '937.555.0140',
    '+49 30 1234567',
    '5550140',
    '937\u2011555\u20110140',
    '937\u2013555\u20130140',
    '937\u2212555\u22120140',
    '９３７－５５５－０１４０',
    '９３７ー５５５ー０１４０',
    '＋８１（３）１２３４５６７',
    '\u202a(937)\u00a0555-0140\u202c',
    '937-555-0140 ext 2',
    '937-555-0140 ext. 205',
    '937-555-0140, Ext.2',
    '937-555-0140 extension 12345',
    '9375550140x5',
    '937-555-0140 X 123456',
    '９３７５５５０１４０ｘ５',
  ])('may be written as %j', (text) => expect(isPhone(text)).toBe(true))
  it.each([
    '555',
    'none',
    '937-555-0140 ext',
    '937-555-0140 ext 1234567',
    '937-555-0140 ext 2 or 3',
    '937-555-0140 ext two',
    '937-555-0140 #2',
    'ext 9375550',
    'x5',
    '937-555-0140x5x6',
    'ー９３７５５５',
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
    ['9375550140 ext 5', '9375550140 ext 5'],
    ['９３７５５５０１９９', '(937) 555-0199'],
    ['937\u2011555\u20110140', '937-555-0140'],
    ['5550140', '5550140'],
    ['', ''],
  ])('%j as %j', (typed, written) => expect(writtenPhone(typed)).toBe(written))
})

describe('a phone number is the same', () => {
  it.each([
    ['(937) 555-0199', '937.555.0199', true],
    ['+1 937 555 0199', '9375550199', true],
    ['９３７５５５０１９９', '937\u2011555\u20110199', true],
    ['', ' ', true],
    ['(937) 555-0199', '(937) 555-0198', false],
    ['+49 30 1234567', '30 1234567', false],
    ['5550140', '', false],
  ])('as %j and %j: %j', (one, other, same) => expect(isSamePhone(one, other)).toBe(same))
})

describe('an extension is not dialed', () => {
  it.each([
    ['(937) 555-0140 ext. 5', '(937) 555-0140'],
    ['(937) 555-0140;x5 ', '(937) 555-0140'],
    ['(937) 555-0140', '(937) 555-0140'],
    ['', ''],
  ])('%j is %j', (phone, dialed) => expect(withoutExtension(phone)).toBe(dialed))
})

describe('a ZIP code', () => {
  it.each([
    '45373',
    '45373-1234',
    '453731234',
    ' 45373 ',
    '４５３７３',
    '４５３７３－１２３４',
    '45373\u20131234',
    '45373\u22121234',
    '４５３７３ー１２３４',
    '\u202d45373\u202c',
  ])('may be %j', (text) => expect(isZip(text)).toBe(true))
  it.each(['', '4537', '453731', 'K1A 0B1', '45373-', '45373--1234', '④⑤373x'])(
    'is not %j',
    (text) => expect(isZip(text)).toBe(false),
  )
})

describe('a state', () => {
  it.each(['OH', 'oh', ' IN ', 'ＯＨ'])('may be %j', (text) => expect(isState(text)).toBe(true))
  it.each(['', 'O', 'Ohio', '12'])('is not %j', (text) => expect(isState(text)).toBe(false))
})
