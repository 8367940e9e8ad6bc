import type { PaidWith } from '@/contract/paid-with'
import { paidWithWords } from '@/screens/shared/paid-with'
import { useCodeWords } from '@/screens/shared/use-code-words'

interface PaidBy {
  readonly tender: PaidWith
  readonly brand: string | null
  readonly last4: string
}

/** "Visa ··1443", "E-check ··6789", "Cash". */
export function usePaidWithText(): (payment: PaidBy) => string {
  const tenders = useCodeWords(paidWithWords)
  return ({ tender, brand, last4 }) => {
    const name =
      brand === null ? tenders.text(tender) : brand.charAt(0).toUpperCase() + brand.slice(1)
    return last4 === '' ? name : `${name} ··${last4}`
  }
}
