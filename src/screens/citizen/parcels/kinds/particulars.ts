import type { ReactNode } from 'react'
import type { AboutOf, BillAbout } from '@/contract/bills/bill-kinds'
import type { Bill } from '@/contract/bills/bills'

/** The props of each kind's own part of a bill. */
export interface Particulars<K extends BillAbout['kind']> {
  bill: Bill
  about: AboutOf<K>
  /** The card with the years and the charges. */
  charges: ReactNode
  /** The facts of the roll, as every bill has them. */
  details: ReactNode
}
