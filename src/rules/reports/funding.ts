import type { PaidWith } from '@/contract/payments/paid-with'
import { businessDaysAfter } from '../time/business-days'
import type { PlainDate } from '../time/dates'

/** How many business days after its posting date the bank has the money (product.md 3.1). */
const fundingDays = { card: 1, echeck: 3 } as const

/** Cash and checks are deposited by the office itself: null. */
export function fundingDate(posting: PlainDate, tender: PaidWith): PlainDate | null {
  if (tender !== 'card' && tender !== 'echeck') return null
  return businessDaysAfter(posting, fundingDays[tender])
}

/** A batch is all money of a merchant that posts on one date. */
export const batchId = (merchantId: string, posting: PlainDate): string =>
  `${merchantId}-${posting.replaceAll('-', '')}`
