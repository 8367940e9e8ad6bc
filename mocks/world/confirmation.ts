import { sha256Hex } from '@mocks/cloud/sha256'

/** Letters and digits that nobody mixes up on paper or on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** "CT-7K3Q-92XA": what a payer reads out. It opens a receipt only together with the e-mail. */
export function confirmationFrom(random: string): string {
  const digest = sha256Hex(`${random}|confirmation`)
  const letters = Array.from({ length: 8 }, (_, index) => {
    const value = Number.parseInt(digest.slice(index * 4, index * 4 + 4), 16)
    return alphabet[value % alphabet.length]
  })
  return `CT-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
