import * as v from 'valibot'
import { merchantFields } from '@/contract/merchants/merchant-setup'
import { merchantInfo } from '@/contract/merchants/merchants'
import { id, instant } from '@/contract/wire'
import type { TableSpec } from './store/table'

/** A merchant with what only the cloud knows of it. */
export const merchantRow = v.object({
  ...v.omit(merchantInfo, ['added_calls']).entries,
  ...merchantFields.entries,
  id,
  is_enabled: v.picklist([0, 1]),
  environment: v.picklist(['UAT', 'PROD']),
  /** Its site was on once. */
  was_open: v.boolean(),
  /** The last approved test payment. */
  tested_at: v.nullable(instant),
  updated_at: instant,
  updated_by: v.nullable(v.string()),
  /** Passwords are never stored: only that one was set, when and by whom. */
  card_point: v.nullable(
    v.object({
      site: v.string(),
      merchid: v.string(),
      username: v.string(),
      ach_merchid: v.nullish(v.string()),
      iframe_origin: v.nullish(v.string()),
      terminals: v.optional(v.array(v.string())),
      set_at: instant,
      set_by: v.nullable(v.string()),
    }),
  ),
})
export type MerchantRow = v.InferOutput<typeof merchantRow>

export const merchantTable: TableSpec<MerchantRow, 'sub_domain' | 'alias'> = {
  name: 'merchant',
  schema: merchantRow,
  indexes: { sub_domain: (row) => row.sub_domain, alias: (row) => row.aliases },
}
