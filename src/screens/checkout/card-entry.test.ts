import { describe, expect, it } from 'vitest'
import {
  type CardEntry,
  type CardEvent,
  cardLifetimeMs,
  isFresh,
  nextCardEntry,
  noCard,
} from './card-entry'

const token = '9472046381951443'
const said = (message: Extract<CardEvent, { type: 'said' }>['message'], at = 0): CardEvent => ({
  type: 'said',
  message,
  at,
})
const gave = said({ type: 'token', token, expiry: '202812' }, 1000)
const after = (...events: CardEvent[]): CardEntry => events.reduce(nextCardEntry, noCard)

describe('the card that is being typed', () => {
  it('is known by its token alone', () => {
    expect(after(gave)).toEqual({
      card: { token, expiry: '202812', at: 1000 },
      notice: null,
      typed: true,
      frame: 0,
    })
  })

  it('counts as typed from the first key on, so that closing asks', () => {
    expect(noCard.typed).toBe(false)
    expect(after(said({ type: 'typing', typing: true })).typed).toBe(true)
  })

  it('is taken back by an invalid field', () => {
    const entry = after(gave, said({ type: 'invalid', field: 'cvv' }))
    expect(entry.card).toBeNull()
    expect(entry.notice).toBe('cvv-invalid')
  })

  it('is asked for when Pay is pressed too early', () => {
    expect(after({ type: 'missed' }).notice).toBe('incomplete')
    expect(after(said({ type: 'invalid', field: 'card' }), { type: 'missed' }).notice).toBe(
      'card-invalid',
    )
    expect(after(gave, { type: 'missed' }).notice).toBeNull()
  })

  it('is discarded in time, with an empty frame and a word about it', () => {
    expect(after(gave, { type: 'expired' })).toEqual({
      card: null,
      notice: 'expired',
      typed: false,
      frame: 1,
    })
  })

  it('is discarded once it was used', () => {
    expect(after(gave, { type: 'renewed' })).toEqual({ ...noCard, frame: 1 })
  })

  it('may be used for 110 seconds', () => {
    const { card } = after(gave)
    expect(isFresh(card, 1000 + cardLifetimeMs - 1)).toBe(true)
    expect(isFresh(card, 1000 + cardLifetimeMs)).toBe(false)
    expect(isFresh(null, 0)).toBe(false)
  })
})
