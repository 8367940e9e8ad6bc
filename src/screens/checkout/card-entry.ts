import type { CardField, FrameMessage } from './frame-message'

/** What the page knows of the card that is being typed into the hosted fields. */
export interface CardEntry {
  /** In memory only, and not for long. */
  card: { token: string; expiry: string | null; at: number } | null
  notice: CardNotice | null
  /** Leaving would lose something. */
  typed: boolean
  /** The frame's number: another one is another, empty frame. */
  frame: number
}

/** `incomplete`: pressed too early; `expired`: the processor forgets the security code. */
export type CardNotice = 'incomplete' | 'expired' | 'invalid' | `${CardField}-invalid`

export type CardEvent =
  | { type: 'said'; message: FrameMessage; at: number }
  /** Pay was pressed and no card came. */
  | { type: 'missed' }
  | { type: 'expired' }
  /** The card was used, or the frame did not load. */
  | { type: 'renewed' }

/** The processor keeps the security code for 120 s at most (product.md 3.1). */
export const cardLifetimeMs = 110_000

export const noCard: CardEntry = { card: null, notice: null, typed: false, frame: 0 }

export function nextCardEntry(entry: CardEntry, event: CardEvent): CardEntry {
  switch (event.type) {
    case 'said':
      return heard(entry, event.message, event.at)
    case 'missed':
      return entry.card || entry.notice ? entry : { ...entry, notice: 'incomplete' }
    case 'expired':
      return { ...noCard, notice: 'expired', frame: entry.frame + 1 }
    case 'renewed':
      return { ...noCard, frame: entry.frame + 1 }
  }
}

function heard(entry: CardEntry, message: FrameMessage, at: number): CardEntry {
  switch (message.type) {
    case 'typing':
      return message.typing ? { ...entry, typed: true, notice: null } : { ...entry, typed: true }
    case 'token': {
      const { token, expiry } = message
      return { ...entry, card: { token, expiry, at }, notice: null, typed: true }
    }
    case 'invalid': {
      // An emptied field says so without words.
      const notice = message.field === null ? 'invalid' : (`${message.field}-invalid` as const)
      return { ...entry, card: null, notice, typed: true }
    }
  }
}

export function isFresh(
  card: CardEntry['card'],
  nowMs: number,
): card is NonNullable<CardEntry['card']> {
  return card !== null && nowMs - card.at < cardLifetimeMs
}
