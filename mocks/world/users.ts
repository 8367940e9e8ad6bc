import * as v from 'valibot'
import { rightNames, role } from '@/contract/users'
import { id, instant } from '@/contract/wire'
import type { TableSpec } from './table'

export const userRow = v.object({
  id,
  name: v.string(),
  email: v.string(),
  username: v.string(),
  phone: v.nullable(v.string()),
  role,
  merchant_id: v.nullable(id),
  /** null, the text 'null' or a label, as the specification allows. */
  sub_domain: v.nullable(v.string()),
  rights: v.array(v.picklist(rightNames)),
  language: v.string(),
  /** Salted; null: invited and without a password yet. */
  verifier: v.nullable(v.object({ salt: v.string(), hash: v.string() })),
  /** A session from before this is over: a new password ends all others. */
  sessions_from: instant,
})
export type UserRow = v.InferOutput<typeof userRow>

export const userTable: TableSpec<UserRow, 'email' | 'username' | 'merchant'> = {
  name: 'user',
  schema: userRow,
  indexes: {
    email: (row) => row.email.toLowerCase(),
    username: (row) => row.username.toLowerCase(),
    merchant: (row) => row.merchant_id ?? '',
  },
}
