import type { CardField, FrameMessage } from './frame-message'

/** The page's view of the card that is entered in the hosted fields. */
export interface CardEntry {
  /** The token, in memory only and until it expires. */
  card: { token: string; expiry: string | null; at: number } | null
  notice: CardNotice | null
  /** Leaving would lose card details. */
  typed: boolean
  /** The frame reported typing in the card number. Until then the number is empty. */
  numberTyped: boolean
  /** The frame had the focus since its last token or error, so it may still send one. */
  unjudged: boolean
  /** The result of the latest press of Pay; see `CardPress`. */
  press: CardPress
  /** Counts the presses that found no card, so that the same notice is announced each time. */
  misses: number
  /** The frame's key: a new number mounts a new, empty frame. */
  frame: number
}

/**
 * `waiting`: the frame is making a token of the card typed before the press. `due`: the card is
 * charged now. Typing after a press ends it, so that a press never charges a card entered later.
 */
type CardPress = 'none' | 'waiting' | 'due'

/**
 * `empty`: nothing was typed. `unfinished`: the number was typed, another field is missing.
 * `expired`: the processor no longer keeps the security code.
 */
export type CardNotice = 'empty' | 'unfinished' | 'expired' | 'invalid' | `${CardField}-invalid`

export type CardEvent =
  /** `inside`: the focus was in the frame when Pay was pressed. */
  | { type: 'said'; message: FrameMessage; at: number; inside: boolean }
  /** The focus went into the frame. */
  | { type: 'entered' }
  | { type: 'pressed'; at: number }
  /** The frame sent nothing within the time that a press waits. */
  | { type: 'waited' }
  /** The page lost the focus to another window or tab, which ends the press. */
  | { type: 'left' }
  /** The card was sent to the server. */
  | { type: 'charged' }
  | { type: 'expired' }
  /** The card was used, or the frame did not load. */
  | { type: 'renewed' }
  /** The frame reloaded by itself, so its fields are empty. */
  | { type: 'reloaded' }

/** The processor keeps the security code for 120 s at most. */
export const cardLifetimeMs = 110_000

/** How long a press waits for the frame, which makes its token when it loses the focus. */
export const tokenWaitMs = 2_000

export const noCard: CardEntry = {
  card: null,
  notice: null,
  typed: false,
  numberTyped: false,
  unjudged: false,
  press: 'none',
  misses: 0,
  frame: 0,
}

export function nextCardEntry(entry: CardEntry, event: CardEvent): CardEntry {
  switch (event.type) {
    case 'said':
      return read(entry, event)
    case 'entered':
      return { ...entry, unjudged: true, press: 'none' }
    case 'pressed':
      return pressed(entry, event.at)
    case 'waited':
      return entry.press === 'waiting' ? missed(entry) : entry
    case 'left':
    case 'charged':
      return entry.press === 'none' ? entry : { ...entry, press: 'none' }
    case 'expired':
      return { ...emptied(entry), notice: 'expired' }
    case 'renewed':
      return emptied(entry)
    case 'reloaded':
      return { ...emptied(entry), frame: entry.frame }
  }
}

function read(
  entry: CardEntry,
  { message, at, inside }: Extract<CardEvent, { type: 'said' }>,
): CardEntry {
  switch (message.type) {
    case 'typing':
      // The token of the earlier number must not be charged once another number is typed.
      return message.typing
        ? {
            ...entry,
            card: null,
            notice: null,
            typed: true,
            numberTyped: true,
            unjudged: true,
            press: 'none',
          }
        : { ...entry, typed: true }
    case 'token': {
      const { token, expiry } = message
      const press = entry.press === 'waiting' ? 'due' : entry.press
      const card = { token, expiry, at }
      return {
        ...entry,
        card,
        notice: null,
        typed: true,
        numberTyped: true,
        unjudged: inside,
        press,
      }
    }
    case 'emptied':
      return {
        ...entry,
        card: null,
        notice: null,
        numberTyped: false,
        unjudged: inside,
        press: 'none',
      }
    case 'invalid': {
      const notice = message.field === null ? 'invalid' : (`${message.field}-invalid` as const)
      return { ...entry, card: null, notice, typed: true, unjudged: inside, press: 'none' }
    }
  }
}

function pressed(entry: CardEntry, at: number): CardEntry {
  if (entry.press !== 'none') return entry
  if (entry.card === null) {
    return entry.numberTyped && entry.unjudged ? { ...entry, press: 'waiting' } : missed(entry)
  }
  return isFresh(entry.card, at)
    ? { ...entry, press: 'due' }
    : { ...emptied(entry), notice: 'expired' }
}

function missed(entry: CardEntry): CardEntry {
  const notice = entry.notice ?? (entry.numberTyped ? 'unfinished' : 'empty')
  // The frame sends nothing more for the fields as they are.
  return { ...entry, notice, unjudged: false, press: 'none', misses: entry.misses + 1 }
}

function emptied({ frame, misses }: CardEntry): CardEntry {
  return { ...noCard, misses, frame: frame + 1 }
}

function isFresh(card: NonNullable<CardEntry['card']>, nowMs: number): boolean {
  return nowMs - card.at < cardLifetimeMs
}
