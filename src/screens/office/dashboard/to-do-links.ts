import type { ReactNode } from 'react'
import type { HoldPlace, PaymentPlace, PaymentToDo } from '@/contract/to-do'
import type { DayRange } from '@/rules/time/periods'

/** Where the lines of the to-do list lead to; made by the page, which knows the site. */
export interface ToDoLinks {
  readonly payments: (kind: PaymentToDo, days: DayRange, content: ReactNode) => ReactNode
  /** Those of a department's day; a single one opens. */
  readonly paymentsOn: (kind: PaymentToDo, place: PaymentPlace, content: ReactNode) => ReactNode
  /** `merchantId`: null for those that are shown. */
  readonly batches: (merchantId: string | null, days: DayRange, content: ReactNode) => ReactNode
  readonly account: (place: HoldPlace, content: ReactNode) => ReactNode
  /** `merchantId`: null for all that have problems. */
  readonly settings: (merchantId: string | null, content: ReactNode) => ReactNode
}
