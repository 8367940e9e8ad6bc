import { describe, expect, it } from 'vitest'
import { type CardEntry, type CardEvent, cardLifetimeMs, nextCardEntry, noCard } from './card-entry'

const token = '9472046381951443'
const other = '9542046381954444'

/** Events come while the focus is outside the frame, unless a test says otherwise. */
function said(
  message: Extract<CardEvent, { type: 'said' }>['message'],
  more: { at?: number; inside?: boolean } = {},
): CardEvent {
  return { type: 'said', message, at: 0, inside: false, ...more }
}

const gave = said({ type: 'token', token, expiry: '202812' }, { at: 1000 })
const gaveOther = said({ type: 'token', token: other, expiry: '202901' }, { at: 2000 })
const typing = said({ type: 'typing', typing: true }, { inside: true })
const stopped = said({ type: 'typing', typing: false })
const badNumber = said({ type: 'invalid', field: 'card' })
const badCode = said({ type: 'invalid', field: 'cvv' })
const badDate = said({ type: 'invalid', field: 'expiry' })
const cleared = said({ type: 'emptied' })
const entered: CardEvent = { type: 'entered' }
const left: CardEvent = { type: 'left' }
const pressed: CardEvent = { type: 'pressed', at: 3000 }
const waited: CardEvent = { type: 'waited' }

const after = (...events: CardEvent[]): CardEntry => events.reduce(nextCardEntry, noCard)

describe('the card in the hosted fields', () => {
  it('is held as its token only', () => {
    expect(after(gave)).toMatchObject({
      card: { token, expiry: '202812', at: 1000 },
      notice: null,
      typed: true,
      press: 'none',
      frame: 0,
    })
  })

  it('counts as typed from the first key, so that closing asks for confirmation', () => {
    expect(noCard.typed).toBe(false)
    expect(after(typing).typed).toBe(true)
  })

  it.each<[string, CardEvent, string | null]>([
    ['an invalid field', badCode, 'cvv-invalid'],
    ['an emptied number', cleared, null],
    // Otherwise a press would charge the card that was entered before.
    ['typing in the number', typing, null],
  ])('is taken back by %s', (_, event, notice) => {
    expect(after(gave, event)).toMatchObject({ card: null, notice })
  })

  it('is discarded when its token expires, with an empty frame and a notice', () => {
    expect(after(gave, { type: 'expired' })).toEqual({ ...noCard, notice: 'expired', frame: 1 })
  })

  it('is discarded after use', () => {
    expect(after(gave, { type: 'renewed' })).toEqual({ ...noCard, frame: 1 })
  })

  it('is dropped when the frame reloads by itself', () => {
    expect(after(gave, { type: 'reloaded' })).toEqual(noCard)
  })

  it('may be used for 110 seconds', () => {
    const pressedAfter = (milliseconds: number) =>
      after(gave, { type: 'pressed', at: 1000 + milliseconds }).press
    expect(pressedAfter(cardLifetimeMs - 1)).toBe('due')
    expect(pressedAfter(cardLifetimeMs)).toBe('none')
  })
})

describe('a press of Pay', () => {
  it.each<[string, CardEvent[], Pick<CardEntry, 'press' | 'notice'>]>([
    ['nothing typed', [], { press: 'none', notice: 'empty' }],
    ['nothing typed, the frame visited', [entered], { press: 'none', notice: 'empty' }],
    ['only a wrong expiry date', [entered, badDate], { press: 'none', notice: 'expiry-invalid' }],
    ['a number that was taken out again', [gave, cleared], { press: 'none', notice: 'empty' }],
    ['a wrong number', [typing, badNumber], { press: 'none', notice: 'card-invalid' }],
    ['a wrong security code', [typing, badCode], { press: 'none', notice: 'cvv-invalid' }],
    ['a card', [typing, gave], { press: 'due', notice: null }],
    ['a number, its token on its way', [typing, stopped], { press: 'waiting', notice: null }],
    [
      'a wrong security code, mended since',
      [typing, badCode, entered],
      { press: 'waiting', notice: 'cvv-invalid' },
    ],
    [
      'an error that came while the focus stayed in the frame',
      [typing, said({ type: 'invalid', field: 'cvv' }, { inside: true })],
      { press: 'waiting', notice: 'cvv-invalid' },
    ],
  ])('with %s', (_, before, outcome) => {
    expect(after(...before, pressed)).toMatchObject(outcome)
  })

  it.each<[string, CardEvent[], Pick<CardEntry, 'press' | 'notice'>]>([
    ['the token comes', [gave], { press: 'due', notice: null }],
    ['an error comes', [badCode], { press: 'none', notice: 'cvv-invalid' }],
    ['the number was taken out', [cleared], { press: 'none', notice: null }],
    ['nothing comes', [waited], { press: 'none', notice: 'unfinished' }],
    ['somebody types on', [typing], { press: 'none', notice: null }],
    ['somebody goes back into the frame', [entered], { press: 'none', notice: null }],
    ['another window is in front', [left], { press: 'none', notice: null }],
    ['the frame reports that typing ended', [stopped], { press: 'waiting', notice: null }],
  ])('that waits: %s', (_, events, outcome) => {
    expect(after(typing, pressed, ...events)).toMatchObject(outcome)
  })

  it.each<[string, CardEvent[]]>([
    ['with nothing typed', [pressed]],
    ['whose wait is over', [typing, pressed, waited]],
    ['that an error ended', [typing, pressed, badNumber]],
    ['after which somebody typed', [typing, pressed, typing]],
    ['after which somebody went back into the frame', [typing, pressed, entered]],
    ['that another window ended', [typing, pressed, left]],
    ['with a wrong number', [typing, badNumber, pressed]],
    ['with a card that had expired', [gave, { type: 'pressed', at: 1000 + cardLifetimeMs }]],
    ['whose card was charged already', [gave, pressed, { type: 'charged' }]],
  ])('%s never charges a card that comes later', (_, events) => {
    const ready = after(...events, entered, typing, stopped, gaveOther)
    expect(ready).toMatchObject({ card: { token: other }, press: 'none' })
    expect(nextCardEntry(ready, pressed).press).toBe('due')
  })

  it('is charged once, however often the button is pressed', () => {
    const due = after(gave, pressed)
    expect(nextCardEntry(due, pressed)).toBe(due)
    expect(nextCardEntry(due, { type: 'charged' }).press).toBe('none')
  })

  it('with an expired card asks for it again', () => {
    expect(after(gave, { type: 'pressed', at: 1000 + cardLifetimeMs })).toMatchObject({
      card: null,
      notice: 'expired',
      press: 'none',
      frame: 1,
    })
  })

  it('counts each press that finds no card, so that the same notice is announced again', () => {
    expect(after(pressed, pressed)).toMatchObject({ notice: 'empty', misses: 2 })
    expect(after(typing, badNumber, pressed)).toMatchObject({ notice: 'card-invalid', misses: 1 })
  })
})
