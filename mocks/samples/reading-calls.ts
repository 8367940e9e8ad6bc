import type { CallId } from '@/contract/all'

/** The calls without GET that only ask: they neither store nor send anything. */
export const readingCalls = [
  'verifyToken',
  'checkCart',
  'quotePayment',
  'quoteCounterPayment',
  'lookUpReceipt',
  'testSource',
  'checkMaintenance',
  'countAudience',
  'previewNotification',
] as const satisfies readonly CallId[]
