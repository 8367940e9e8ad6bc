import { describe, expect, test } from 'vitest'
import { passesLuhn } from '@/contract/card-numbers'
import { type FrameOptions, readFrameOptions } from './frame-options'
import { testCards } from './test-cards'
import { type CardInput, type FrameMessage, messageFor, type Moment, statesOf } from './tokenizer'

const asked =
  'useexpiry=true&useexpiryfield=true&usecvv=true&formatinput=true&cardnumbernumericonly=true' +
  '&enhancedresponse=true&unique=true&invalidcreditcardevent=true&invalidcvvevent=true' +
  '&invalidexpiryevent=true'

const optionsOf = (query: string): FrameOptions => readFrameOptions(new URLSearchParams(query))
const options = optionsOf(asked)
const moment: Moment = { typingIn: null, hadToken: false }
const good: CardInput = { number: '4788 2500 0012 1443', month: '12', year: '2028', cvv: '112' }
const nothing: CardInput = { number: '', month: '', year: '', cvv: '' }
const say = (input: Partial<CardInput>, more: Partial<Moment> = {}, asks = options) =>
  messageFor({ ...good, ...input }, asks, { ...moment, ...more })

describe('a whole card', () => {
  test('becomes a token with its expiry; no other card data leaves the frame', () => {
    const message = say({})
    const token = message?.['token']
    expect(token).toMatch(/^947\d{9}1443$/)
    const rest = { errorCode: '0', errorMessage: '', expiry: '202812' }
    // Nothing else: the security code would be among these. The token's own digits are drawn by chance.
    expect(message).toEqual({ message: token, token, ...rest })
  })

  test.each(testCards.map(({ number }) => number))(
    'the token of %s keeps its first two and last four digits',
    (number) => {
      const cvv = number.startsWith('3') ? '1121' : '112'
      const token = String(say({ number, cvv })?.['token'])
      expect(token).toMatch(new RegExp(`^9${number.slice(0, 2)}\\d{9}${number.slice(-4)}$`))
      expect(passesLuhn(token)).toBe(false)
    },
  )

  test('a month without leading zero is padded', () => {
    expect(say({ month: '3' })?.['expiry']).toBe('202803')
  })

  test('unique: a new token each time; otherwise the same for the same card', () => {
    const tokens = Array.from({ length: 5 }, () => say({})?.['token'])
    expect(new Set(tokens).size).toBe(5)
    const steady = optionsOf(asked.replace('&unique=true', ''))
    expect(say({}, {}, steady)).toEqual(say({}, {}, steady))
    expect(say({ number: '5454545454545454' }, {}, steady)).not.toEqual(say({}, {}, steady))
  })

  test('without enhancedresponse only the named property carries the token', () => {
    const plain = optionsOf('tokenpropname=cardtoken')
    const message = messageFor({ ...nothing, number: good.number }, plain, moment) ?? {}
    expect(Object.keys(message)).toEqual(['cardtoken'])
    expect(message['cardtoken']).toMatch(/^947\d{9}1443$/)
  })
})

describe('while something is missing', () => {
  test.each([{ number: '' }, { month: '' }, { year: '' }, { cvv: '' }])(
    '%o: nothing',
    (missing) => {
      expect(say(missing)).toBeNull()
    },
  )

  test('half an expiry date is not an error', () => {
    expect(statesOf({ ...good, month: '13', year: '' }, options).expiry).toBe('empty')
  })

  test('clearing the number withdraws the token', () => {
    expect(say(nothing, { hadToken: true })).toEqual({
      message: '',
      token: '',
      errorCode: '14',
      errorMessage: 'Data is empty',
    })
    const plain = optionsOf('useexpiry=true')
    expect(say(nothing, { hadToken: true }, plain)).toEqual({ message: '' })
  })
})

describe('invalid input', () => {
  test.each<[string, Partial<CardInput>, string]>([
    ['a failed check digit', { number: '4788 2500 0012 1444' }, 'Invalid card number'],
    ['too few digits', { number: '4788 25' }, 'Invalid card number'],
    ['a month 13', { month: '13' }, 'Invalid expiry date'],
    ['a past date', { month: '01', year: '2020' }, 'Invalid expiry date'],
    ['a date over twenty years ahead', { year: '2046' }, 'Invalid expiry date'],
    ['three digits of a year', { year: '202' }, 'Invalid expiry date'],
    ['a short security code', { cvv: '11' }, 'Invalid CVV'],
    ['a long security code', { cvv: '1121' }, 'Invalid CVV'],
    ['three digits for American Express', { number: '371449635398431' }, 'Invalid CVV'],
  ])('%s is said', (_name, input, validationError) => {
    expect(say(input)).toEqual({ message: '', validationError })
  })

  test('only the first error is reported', () => {
    expect(say({ number: '1', cvv: '1' })?.['validationError']).toBe('Invalid card number')
  })

  test('the field with the focus is not reported', () => {
    expect(say({ number: '4788' }, { typingIn: 'card' })).toBeNull()
    expect(say({ number: '4788' }, { typingIn: 'cvv' })).not.toBeNull()
  })

  test('each error is reported only if it was asked for', () => {
    const quiet = optionsOf('useexpiry=true&usecvv=true&enhancedresponse=true')
    expect(say({ month: '13' }, {}, quiet)).toBeNull()
    expect(say({ cvv: '1' }, {}, quiet)).toBeNull()
    // A failed check digit by itself only colors the field.
    expect(say({ number: '4788250000121444' }, {}, quiet)).toBeNull()
    expect(say({ number: '4788' }, {}, quiet)).toMatchObject({ token: '', errorCode: '21' })
    expect(say({ number: '4'.repeat(20) }, {}, quiet)).toMatchObject({ errorCode: '13' })
    expect(say({ number: '4788 x500 0012 1443' }, {}, quiet)).toMatchObject({ errorCode: '38' })
  })

  test('the number has an event of its own', () => {
    const alone = optionsOf('invalidinputevent=true')
    expect(messageFor({ ...nothing, number: '4788' }, alone, moment)).toEqual({
      message: '',
      validationError: 'Invalid card number',
    })
  })
})

test('months from the start of the demonstration’s world on are left to its gateway', () => {
  expect(statesOf({ ...good, month: '06', year: '2026' }, options).expiry).toBe('valid')
  expect(statesOf({ ...good, month: '05', year: '2026' }, options).expiry).toBe('invalid')
})

describe('every message is one that the processor documents', () => {
  const numbers = ['', '4', '4788250000121443', '4788 2500 0012 1444', '4'.repeat(25), 'abcd']
  const months = ['', '1', '13']
  const years = ['', '2020', '2028']
  const codes = ['', '11', '112']
  const inputs: CardInput[] = numbers.flatMap((number) =>
    months.flatMap((month) =>
      years.flatMap((year) => codes.map((cvv) => ({ number, month, year, cvv }))),
    ),
  )
  const moments: Moment[] = [
    moment,
    { typingIn: 'card', hadToken: false },
    { typingIn: 'cvv', hadToken: true },
    { typingIn: null, hadToken: true },
  ]

  const isToken = ({ message, token, errorCode, errorMessage, expiry, ...rest }: FrameMessage) =>
    message !== '' &&
    message === token &&
    errorCode === '0' &&
    errorMessage === '' &&
    /^\d{6}$/.test(String(expiry)) &&
    Object.keys(rest).length === 0
  const isInvalid = ({ message, validationError, ...rest }: FrameMessage) =>
    message === '' && Boolean(validationError) && Object.keys(rest).length === 0
  const isError = ({ message, token, errorCode, errorMessage, ...rest }: FrameMessage) =>
    message === '' &&
    token === '' &&
    ['13', '14', '21', '38'].includes(String(errorCode)) &&
    Boolean(errorMessage) &&
    Object.keys(rest).length === 0

  test.each([
    ['all events asked for', options],
    ['no events asked for', optionsOf('useexpiry=true&usecvv=true&enhancedresponse=true')],
  ])('with %s', (_name, asks) => {
    const unknown = inputs
      .flatMap((input) => moments.map((at) => messageFor(input, asks, at)))
      .filter((said) => said && !isToken(said) && !isInvalid(said) && !isError(said))
    expect(unknown).toEqual([])
  })

  test('empty fields are not reported: the page has to notice them', () => {
    expect(say(nothing)).toBeNull()
  })
})
