import { passwordMinimumLength } from '@/rules/constants'

/** The strength meter (specification §5): the four classes are scored, not required (decision 11). */
export interface PasswordScore {
  lowercase: boolean
  uppercase: boolean
  digit: boolean
  special: boolean
  longEnough: boolean
  /** The number of classes that it has, of four; 0 while it is too short. */
  score: 0 | 1 | 2 | 3 | 4
}

/** Why a text is no password; null: it may be one. The form and the cloud ask the same. */
export function passwordProblem(text: string): 'short' | 'blank' | null {
  if ([...text].length < passwordMinimumLength) return 'short'
  // Spaces, line breaks and signs that nobody sees: anyone would guess those first.
  return /^[\s\p{Z}\p{C}]*$/u.test(text) ? 'blank' : null
}

/** The lifetime of the link in the mail (product.md B3). */
export const resetLinkMinutes = 30

const scores = [0, 1, 2, 3, 4] as const

export function passwordScore(text: string): PasswordScore {
  const classes = {
    lowercase: /\p{Ll}/u.test(text),
    uppercase: /\p{Lu}/u.test(text),
    digit: /\p{Nd}/u.test(text),
    special: /[^\p{Ll}\p{Lu}\p{Nd}]/u.test(text),
  }
  const longEnough = [...text].length >= passwordMinimumLength
  const count = Object.values(classes).filter(Boolean).length
  return { ...classes, longEnough, score: longEnough ? (scores[count] ?? 0) : 0 }
}
