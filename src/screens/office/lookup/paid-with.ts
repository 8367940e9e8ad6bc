import { useIntl } from 'react-intl'
import type { PaidWith } from '@/contract/paid-with'

interface PaidBy {
  readonly tender: PaidWith
  readonly brand: string | null
  readonly last4: string
}

/** "Visa ··1443", "E-check ··6789", "Cash". */
export function usePaidWithText(): (payment: PaidBy) => string {
  const { formatMessage } = useIntl()
  return ({ tender, brand, last4 }) => {
    const name =
      brand === null
        ? formatMessage({ id: `lookup.tender.${tender}` })
        : brand.charAt(0).toUpperCase() + brand.slice(1)
    return last4 === '' ? name : `${name} ··${last4}`
  }
}
