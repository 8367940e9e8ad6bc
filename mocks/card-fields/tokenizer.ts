import {
  cardSecureTexts,
  cvvLength,
  digitsOf,
  problemWith,
  randomOf,
  tokenFor,
} from './card-number'
import type { FrameOptions } from './frame-options'

/** What stands in the fields, as typed. */
export interface CardInput {
  readonly number: string
  readonly month: string
  readonly year: string
  readonly cvv: string
}

export type CardPart = 'card' | 'expiry' | 'cvv'
export type PartState = 'empty' | 'invalid' | 'valid'
export type CardStates = Readonly<Record<CardPart, PartState>>

/** What goes to the page around, as a JSON string. */
export type FrameMessage = Readonly<Record<string, string | boolean>>

/** The world of the demonstration begins then (mock-cloud.md); its gateway judges later months. */
const firstMonth = '202606'
const yearsAhead = 20

export function statesOf(input: CardInput, options: FrameOptions, today: Date): CardStates {
  return {
    card: stateOf(input.number, problemWith(input.number) === null),
    expiry: options.useexpiry
      ? stateOf(
          input.month + input.year,
          isExpiry(input, today),
          input.month === '' || input.year === '',
        )
      : 'valid',
    cvv: options.usecvv ? stateOf(input.cvv, isCvv(input)) : 'valid',
  }
}

/** `unfinished`: half of it stands there, which is no mistake yet. */
function stateOf(text: string, isValid: boolean, unfinished = false): PartState {
  if (text.trim() === '' || (unfinished && !isValid)) return 'empty'
  return isValid ? 'valid' : 'invalid'
}

function isExpiry({ month, year }: CardInput, today: Date): boolean {
  if (!/^(?:0?[1-9]|1[0-2])$/.test(month) || !/^\d{4}$/.test(year)) return false
  const lastYear = Math.max(today.getFullYear(), Number(firstMonth.slice(0, 4))) + yearsAhead
  return expiryOf(month, year) >= firstMonth && Number(year) < lastYear
}

const expiryOf = (month: string, year: string) => `${year}${month.padStart(2, '0')}`

const isCvv = ({ number, cvv }: CardInput) =>
  /^\d+$/.test(cvv) && cvv.length === cvvLength(digitsOf(number))

export interface Moment {
  readonly today: Date
  /** Half a number is no mistake while somebody is typing it. */
  readonly typingIn: CardPart | null
  /** Emptying the number then takes the token back. */
  readonly hadToken: boolean
}

const parts = ['card', 'expiry', 'cvv'] as const

const wrongParts: Readonly<Record<CardPart, string>> = {
  card: 'Invalid card number',
  expiry: 'Invalid expiry date',
  cvv: 'Invalid CVV',
}

/**
 * What the frame says when a field is left or the typing pauses: the complaint about the first
 * wrong part (if it was asked for), a token when all is there, nothing while something is missing.
 */
export function messageFor(
  input: CardInput,
  options: FrameOptions,
  { today, typingIn, hadToken }: Moment,
): FrameMessage | null {
  const states = statesOf(input, options, today)
  const wrong = parts.find((part) => states[part] === 'invalid' && part !== typingIn)
  if (wrong !== undefined) return complaint(wrong, input, options)
  if (states.card === 'empty') return hadToken ? { [options.tokenpropname]: '' } : null
  if (parts.some((part) => states[part] !== 'valid')) return null
  const token = tokenFor(input.number, options.unique ? Math.random : randomOf(input.number))
  return {
    [options.tokenpropname]: token,
    ...(options.enhancedresponse && { token, errorCode: '0', errorMessage: '' }),
    ...(options.useexpiry && { expiry: expiryOf(input.month, input.year) }),
  }
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
  // A failed check digit only colors the field; the rest is CardSecure's own answer.
  if (!options.enhancedresponse || code === null || code === '54') return null
  return {
    [options.tokenpropname]: '',
    token: '',
    errorCode: code,
    errorMessage: cardSecureTexts[code],
  }
}
