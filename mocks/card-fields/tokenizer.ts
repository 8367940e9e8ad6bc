import {
  cardSecureTexts,
  cvvLength,
  digitsOf,
  problemWith,
  randomOf,
  tokenFor,
} from './card-number'
import type { FrameOptions } from './frame-options'

/** The typed values of the fields. */
export interface CardInput {
  readonly number: string
  readonly month: string
  readonly year: string
  readonly cvv: string
}

export type CardPart = 'card' | 'expiry' | 'cvv'
type PartState = 'empty' | 'invalid' | 'valid'
export type CardStates = Readonly<Record<CardPart, PartState>>

/** The message to the embedding page, sent as a JSON string. */
export type FrameMessage = Readonly<Record<string, string | boolean>>

/**
 * The month in which the demonstration's world begins (mock-cloud.md). This document has no access
 * to its clock: earlier months are expired, later ones are left to the gateway.
 */
const firstMonth = '202606'
export const firstYear = 2026
/** The processor accepts the next twenty years. */
export const yearsTaken = 20

export function statesOf(input: CardInput, options: FrameOptions): CardStates {
  return {
    card: stateOf(input.number, problemWith(input.number) === null),
    expiry: options.useexpiry
      ? stateOf(input.month + input.year, isExpiry(input), input.month === '' || input.year === '')
      : 'valid',
    cvv: options.usecvv ? stateOf(input.cvv, isCvv(input)) : 'valid',
  }
}

/** `unfinished`: partly typed, which is not an error yet. */
function stateOf(text: string, isValid: boolean, unfinished = false): PartState {
  if (text.trim() === '' || (unfinished && !isValid)) return 'empty'
  return isValid ? 'valid' : 'invalid'
}

function isExpiry({ month, year }: CardInput): boolean {
  if (!/^(?:0?[1-9]|1[0-2])$/.test(month) || !/^(?:\d{2}|\d{4})$/.test(year)) return false
  return expiryOf(month, year) >= firstMonth && Number(fullYear(year)) < firstYear + yearsTaken
}

/** "28" as people type it; a browser fills in "2028". */
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

const expiryOf = (month: string, year: string) => `${fullYear(year)}${month.padStart(2, '0')}`

const isCvv = ({ number, cvv }: CardInput) =>
  /^\d+$/.test(cvv) && cvv.length === cvvLength(digitsOf(number))

export interface Moment {
  /** Half a number is not an error while the field has the focus. */
  readonly typingIn: CardPart | null
  /** Clearing the number then withdraws the token. */
  readonly hadToken: boolean
}

const parts = ['card', 'expiry', 'cvv'] as const

const wrongParts: Readonly<Record<CardPart, string>> = {
  card: 'Invalid card number',
  expiry: 'Invalid expiry date',
  cvv: 'Invalid CVV',
}

/**
 * The message when a field is left or typing pauses: the error of the first invalid part (if it was
 * asked for), a token when all parts are valid, nothing while a part is missing.
 */
export function messageFor(
  input: CardInput,
  options: FrameOptions,
  { typingIn, hadToken }: Moment,
): FrameMessage | null {
  const states = statesOf(input, options)
  const wrong = parts.find((part) => states[part] === 'invalid' && part !== typingIn)
  if (wrong !== undefined) return complaint(wrong, input, options)
  if (states.card === 'empty') return hadToken ? noData(options) : null
  if (parts.some((part) => states[part] !== 'valid')) return null
  const token = tokenFor(input.number, options.unique ? Math.random : randomOf(input.number))
  return {
    [options.tokenpropname]: token,
    ...(options.enhancedresponse && { token, errorCode: '0', errorMessage: '' }),
    ...(options.useexpiry && { expiry: expiryOf(input.month, input.year) }),
  }
}

/** Clearing the number withdraws its token. */
function noData(options: FrameOptions): FrameMessage {
  const error = { token: '', errorCode: '14', errorMessage: cardSecureTexts['14'] }
  return { [options.tokenpropname]: '', ...(options.enhancedresponse && error) }
}

function complaint(wrong: CardPart, input: CardInput, options: FrameOptions): FrameMessage | null {
  const several = options.useexpiry || options.usecvv
  const wanted = {
    card: several ? options.invalidcreditcardevent : options.invalidinputevent,
    expiry: options.invalidexpiryevent,
    cvv: options.invalidcvvevent,
  }[wrong]
  if (wanted) return { [options.tokenpropname]: '', validationError: wrongParts[wrong] }
  const code = wrong === 'card' ? problemWith(input.number) : null
  // A failed check digit only colors the field; the frame posts CardSecure's other errors.
  if (!options.enhancedresponse || code === null || code === '54') return null
  return {
    [options.tokenpropname]: '',
    token: '',
    errorCode: code,
    errorMessage: cardSecureTexts[code],
  }
}
