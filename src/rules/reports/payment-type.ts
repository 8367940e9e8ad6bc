import type { PaidWith } from '@/contract/payments/paid-with'
import type { PaymentType } from '@/contract/reports/report-sums'

const brands = ['visa', 'mastercard', 'amex', 'discover'] as const

interface Paid {
  readonly tender: PaidWith
  readonly brand: string | null
  readonly channel: 'online' | 'counter' | 'terminal'
}

/** The block of a report's totals in which a payment counts; a terminal's are one block. */
export function paymentTypeOf({ tender, brand, channel }: Paid): PaymentType {
  if (channel === 'terminal') return 'terminal'
  if (tender !== 'card') return tender
  return brands.find((name) => name === brand) ?? 'other'
}
