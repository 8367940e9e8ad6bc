import * as v from 'valibot'

/** A message of the hosted card fields to the page (product.md 3.3 step 5). */
export type FrameMessage =
  | { type: 'token'; token: string; expiry: string | null }
  /** The card number was cleared, and its token with it. */
  | { type: 'emptied' }
  /**
   * `field`: the field that the error is about. The frame's own message is not translated, so it is
   * not shown.
   */
  | { type: 'invalid'; field: CardField | null }
  | { type: 'typing'; typing: boolean }

export type CardField = 'card' | 'expiry' | 'cvv'

const fields = v.object({
  message: v.optional(v.string()),
  token: v.optional(v.string()),
  errorCode: v.optional(v.string()),
  errorMessage: v.optional(v.string()),
  validationError: v.optional(v.string()),
  expiry: v.optional(v.string()),
  cardTyping: v.optional(v.boolean()),
})

const tokenShape = /^9\d{15}$/
const expiryShape = /^20\d{2}(?:0[1-9]|1[0-2])$/

/**
 * Reads a message. Answers null if it is not the card fields': another origin or window, no text,
 * no JSON, another shape.
 */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { origin: string; window: unknown },
): FrameMessage | null {
  if (event.origin !== frame.origin || event.source === null) return null
  if (event.source !== frame.window) return null
  const parsed = v.safeParse(fields, jsonIn(event.data))
  return parsed.success ? meaningOf(parsed.output) : null
}

function jsonIn(data: unknown): unknown {
  if (typeof data !== 'string' || data === '') return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function meaningOf(message: v.InferOutput<typeof fields>): FrameMessage | null {
  const token = message.token ?? message.message ?? ''
  const { validationError, errorCode, expiry } = message
  if (validationError !== undefined && validationError !== '') {
    return { type: 'invalid', field: fieldIn(validationError) }
  }
  if (errorCode === emptyData) return { type: 'emptied' }
  if (errorCode !== undefined && errorCode !== '' && errorCode !== '0') {
    return { type: 'invalid', field: fieldIn(message.errorMessage ?? '') }
  }
  if (tokenShape.test(token)) {
    return { type: 'token', token, expiry: expiry && expiryShape.test(expiry) ? expiry : null }
  }
  if (message.cardTyping !== undefined) return { type: 'typing', typing: message.cardTyping }
  return message.message === '' ? { type: 'emptied' } : null
}

/** The tokenizer's code for a field without data. */
const emptyData = '14'

function fieldIn(text: string): CardField | null {
  if (/cvv|cvc|security/i.test(text)) return 'cvv'
  if (/expir/i.test(text)) return 'expiry'
  return /card|luhn|number/i.test(text) ? 'card' : null
}
