import type { ReactNode } from 'react'
import type { BillRow } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import type { NewCartItem } from '@/rules/cart/cart'

/** The time of the amounts, and their refetch. */
export interface Freshness {
  readonly updatedAt: number
  readonly refreshing: boolean
  readonly onRefresh: () => void
}

/**
 * The components of the bills' area that this page shows: the same cart lines and age as in the
 * search.
 */
export interface BillPieces {
  readonly linesOf: (row: BillRow, department: Department, capturedAt: string) => NewCartItem[]
  readonly asOf: (fresh: Freshness) => ReactNode
}
