import { sha256Hex } from '@mocks/lib/sha256'

/** Letters and digits that are not mixed up on paper or on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

const spaced = (letters: readonly string[]) =>
  `CT-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`

/** "CT-7K3Q-92XA": what a payer reads out. It opens a receipt only together with the e-mail. */
export function confirmationFrom(random: string): string {
  const digest = sha256Hex(`${random}|confirmation`)
  return spaced(
    Array.from({ length }, (_, index) => {
      const value = Number.parseInt(digest.slice(index * 4, index * 4 + 4), 16)
      return alphabet[value % alphabet.length] ?? ''
    }),
  )
}

/** A number below 31⁸, written in these letters. */
export function confirmationOf(number: number): string {
  const letters: string[] = []
  for (let left = number; letters.length < length; left = Math.floor(left / alphabet.length)) {
    letters.unshift(alphabet[left % alphabet.length] ?? '')
  }
  return spaced(letters)
}

/** The number that was written so; null: no such writing. */
export function numberOfConfirmation(confirmation: string): number | null {
  const letters = /^CT-(\w{4})-(\w{4})$/.exec(confirmation)?.slice(1).join('') ?? ''
  if (letters.length !== length) return null
  let number = 0
  for (const letter of letters) {
    const value = alphabet.indexOf(letter)
    if (value < 0) return null
    number = number * alphabet.length + value
  }
  return number
}
