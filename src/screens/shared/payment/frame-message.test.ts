import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-message'

const inner = {}
const frame = { origin: 'https://isv-uat.cardconnect.com', window: inner }
const token = '9472046381951443'

function read(data: unknown, more: { origin?: string; source?: unknown } = {}) {
  const event = new MessageEvent('message', { data, origin: more.origin ?? frame.origin })
  Object.defineProperty(event, 'source', { value: more.source === undefined ? inner : more.source })
  return readFrameMessage(event, frame)
}

const said = (message: object) => read(JSON.stringify(message))

describe('messages of the hosted card fields (product.md 3.3 step 5)', () => {
  it('reads a token with its expiry', () => {
    const message = { message: token, token, errorCode: '0', errorMessage: '', expiry: '202812' }
    expect(said(message)).toEqual({ type: 'token', token, expiry: '202812' })
  })

  it('reads a token in the short answer', () => {
    expect(said({ message: token })).toEqual({ type: 'token', token, expiry: null })
  })

  it.each(['2812', '202813', '12/28'])('leaves out the expiry %s', (expiry) => {
    expect(said({ message: token, token, expiry })).toEqual({ type: 'token', token, expiry: null })
  })

  it.each([
    ['Invalid card number', 'card'],
    ['Invalid Expiry', 'expiry'],
    ['invalid cvv', 'cvv'],
    ['<b>no</b>', null],
  ])('a validation error: %s', (validationError, field) => {
    expect(said({ message: '', validationError })).toEqual({ type: 'invalid', field })
  })

  it('reads an error code', () => {
    const message = { message: '', token: '', errorCode: '54', errorMessage: 'Card failed Luhn' }
    expect(said(message)).toEqual({ type: 'invalid', field: 'card' })
  })

  it.each([
    ['in the short answer', { message: '' }],
    [
      'as an error code',
      { message: '', token: '', errorCode: '14', errorMessage: 'Data is empty' },
    ],
  ])('an emptied number takes its token back: %s', (_, message) => {
    expect(said(message)).toEqual({ type: 'emptied' })
  })

  it('reads typing', () => {
    expect(said({ cardTyping: true })).toEqual({ type: 'typing', typing: true })
    expect(said({ cardTyping: false })).toEqual({ type: 'typing', typing: false })
  })

  it.each([
    ['another origin', { origin: 'https://isv-uat.cardconnect.com.evil.example' }],
    ['http instead of https', { origin: 'http://isv-uat.cardconnect.com' }],
    ['no origin', { origin: '' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
  ])('is not heard from %s', (_, more) => {
    expect(read(JSON.stringify({ message: token, token }), more)).toBeNull()
  })

  it('ignores messages before the frame has a window', () => {
    const event = new MessageEvent('message', { data: '{"message":"9"}', origin: frame.origin })
    expect(readFrameMessage(event, { ...frame, window: null })).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['an object', { message: token }],
    ['another shape', JSON.stringify({ message: 9 })],
    ['a list', '[]'],
    ['null', 'null'],
    ['a card number', JSON.stringify({ message: '4788250000121443' })],
    ['a token of another length', JSON.stringify({ message: '94720463819514431' })],
    ['something else', JSON.stringify({ source: 'react-devtools' })],
  ])('%s is ignored', (_, data) => {
    expect(read(data)).toBeNull()
  })
})
