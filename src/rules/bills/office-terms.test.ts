import { describe, expect, test } from 'vitest'
import { hasNames, nameWords, phoneDigits, readOfficeTerm } from './office-terms'

const numbers = ['number', 'case']
const names = ['owner', 'contractor', 'address']

describe('a term in the one search box', () => {
  test.each([
    ['08-004512', numbers],
    ['8 4512', numbers],
    ['keller', names],
    ['Keller, Ruth', names],
    ['1142 Main', [...numbers, ...names]],
    ['BP-2025-0012', [...numbers, ...names]],
    ['ruth@mail.example', []],
    ['ruth@', []],
  ])('%s looks for accounts in its ways', (text, ways) => {
    expect(readOfficeTerm(text).ways).toEqual(ways)
  })

  test.each([
    ['Ruth@Mail.example', 'ruth@mail.example'],
    ['ruth@', null],
    ['ruth', null],
  ])('%s as an e-mail address must be whole', (text, email) => {
    expect(readOfficeTerm(text).email).toBe(email)
  })

  test.each([
    ['(937) 555-0142', '9375550142'],
    ['+1 937 555 0142', '9375550142'],
    ['937.555.0142', '9375550142'],
    ['937\u2011555\u20110142', '9375550142'],
    ['９３７－５５５－０１４２', '9375550142'],
    ['(937) 555-0142 ext. 5', '9375550142'],
    ['555-0142', null],
    ['9375550142x', null],
  ])('%s as a phone number has ten digits', (text, phone) => {
    expect(readOfficeTerm(text).phone).toBe(phone)
  })

  test.each([
    ['1443', '1443'],
    ['14433', null],
    ['14a3', null],
  ])('%s as the last four', (text, last4) => {
    expect(readOfficeTerm(text).last4).toBe(last4)
  })

  test.each([
    ['CT-7K3Q-92XA', 'CT-7K3Q-92XA'],
    ['ct7k3q92xa', 'CT-7K3Q-92XA'],
    ['7K3Q 92XA', 'CT-7K3Q-92XA'],
    ['CT-7K3Q', null],
  ])('%s as a confirmation number', (text, confirmation) => {
    expect(readOfficeTerm(text).confirmation).toBe(confirmation)
  })

  test.each([
    '1-937-555-0142',
    '937\u2011555\u20110142',
    '９３７５５５０１４２',
    '937-555-0142 x5',
  ])('a phone number is compared by its digits: %j', (phone) =>
    expect(phoneDigits(phone)).toBe(phoneDigits('(937) 555-0142')),
  )

  test.each([
    ['Keller, Ruth', 'ruth kel', true],
    ['Ruth Keller', 'eller', false],
    ['Ruth Keller', 'ruth miller', false],
  ])('%s is found by “%s”: %s', (name, typed, isFound) => {
    expect(hasNames(name, nameWords(typed))).toBe(isFound)
  })
})
