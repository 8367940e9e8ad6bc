/** The processor's test cards, by their outcome (product.md 3.2 and 3.7). */

type CardOutcome = 'approved' | 'declined' | 'call-bank' | 'expired' | 'timed-out' | 'partial'

export interface TestCard {
  readonly number: string
  readonly brand: string
  readonly outcome: CardOutcome
}

export const testCards: readonly TestCard[] = [
  { number: '4788250000121443', brand: 'Visa', outcome: 'approved' },
  { number: '5454545454545454', brand: 'Mastercard', outcome: 'approved' },
  { number: '371449635398431', brand: 'American Express', outcome: 'approved' },
  { number: '4387751111111053', brand: 'Visa', outcome: 'declined' },
  { number: '4387751111111038', brand: 'Visa', outcome: 'call-bank' },
  { number: '4387751111111046', brand: 'Visa', outcome: 'expired' },
  { number: '4999006200620062', brand: 'Visa', outcome: 'timed-out' },
  { number: '4387750101010101', brand: 'Visa', outcome: 'partial' },
]
