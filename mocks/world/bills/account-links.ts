import * as v from 'valibot'
import { ebilling } from '@/contract/people/subscriptions'
import { id, instant } from '@/contract/wire'
import type { TableSpec } from '@mocks/world/store/table'

/** An account that a person keeps in their profile (product.md P7). */
export const accountLinkRow = v.object({
  id,
  user_id: id,
  merchant_id: id,
  department_id: id,
  parcel_id: id,
  nickname: v.nullable(v.string()),
  linked_at: instant,
  /** null: on paper, and never changed. */
  ebilling: v.nullable(ebilling),
})
export type AccountLinkRow = v.InferOutput<typeof accountLinkRow>

export const accountLinkTable: TableSpec<AccountLinkRow, 'user' | 'parcel'> = {
  name: 'accountLink',
  schema: accountLinkRow,
  indexes: {
    user: (row) => row.user_id,
    parcel: (row) => `${row.merchant_id}/${row.parcel_id}`,
  },
}
