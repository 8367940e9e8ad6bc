import type { ReactNode } from 'react'
import type { AccountHit, BillHit, PaymentHit } from '@/contract/office-search'
import type { MenuLinkProps } from '@/ui/overlay/action-menu'

/** Where the hits lead to; made by the page, which knows the site. */
export interface HitLinks {
  readonly bill: (hit: Pick<BillHit, BillKey>, year: number, link: MenuLinkProps) => ReactNode
  readonly account: (
    hit: Pick<AccountHit, AccountKey> & { readonly user_id?: string | null },
    link: MenuLinkProps,
  ) => ReactNode
  /** On its day, opened. */
  readonly payment: (hit: PaymentHit, link: MenuLinkProps) => ReactNode
  /** null: this viewer can open none. */
  readonly receipt: ((hit: PaymentHit, link: MenuLinkProps) => ReactNode) | null
}

type BillKey = 'merchant' | 'department_id' | 'parcel_id'
type AccountKey = 'merchant' | 'department_id' | 'account' | 'client'
