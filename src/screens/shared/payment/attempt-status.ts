import type { AttemptStatus } from '@/contract/payments/attempt-status'
import { paymentStatusLooks } from './payment-status'
import type { CodeWords } from '@/screens/shared/use-code-words'

/** What the office filters payment attempts by; a screen that shows it loads `payment-words`. */
export const attemptStatusWords: CodeWords<AttemptStatus> = {
  ...paymentStatusLooks,
  'refund-requested': { word: 'payment-words.status.refundRequested', tone: 'due' },
}
