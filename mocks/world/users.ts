import * as v from 'valibot'
import { deliveries, rightNames, role } from '@/contract/people/users'
import { id, instant } from '@/contract/wire'
import type { TableSpec } from './store/table'

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
  /** null: all of the merchant's. */
  departments: v.nullable(v.array(id)),
  language: v.string(),
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  state: v.nullable(v.string()),
  zip: v.nullable(v.string()),
  delivery: v.picklist(deliveries),
  /** A new address until its link is opened; a new account's own until it is confirmed. */
  pending_email: v.nullable(v.string()),
  /** Salted; null: invited and without a password yet. */
  verifier: v.nullable(v.object({ salt: v.string(), hash: v.string() })),
  /** A session from before this is over: a new password ends all others. */
  sessions_from: instant,
  /** The one older session that goes on, as long as `since` is what `sessions_from` says. */
  session_kept: v.nullable(v.object({ id, since: instant })),
  /** The last invitation; null: signed up, or came with the seed. */
  invited_at: v.nullable(instant),
  deactivated_at: v.nullable(instant),
  /** Wrong passwords of before the world began; later ones are counted by `handlers/tries`. */
  locked_until: v.nullable(instant),
  /** Of before the world began, newest first; later ones are the sessions' to know. */
  sign_ins: v.array(instant),
})
export type UserRow = v.InferOutput<typeof userRow>

/** The defaults of a new user's other fields. */
export const unasked = {
  address: null,
  city: null,
  state: null,
  zip: null,
  delivery: 'email' as const,
  pending_email: null,
  session_kept: null,
  departments: null,
  invited_at: null,
  deactivated_at: null,
  locked_until: null,
  sign_ins: [],
} satisfies Partial<UserRow>

export const userTable: TableSpec<UserRow, 'email' | 'username' | 'merchant'> = {
  name: 'user',
  schema: userRow,
  indexes: {
    email: (row) => row.email.toLowerCase(),
    username: (row) => row.username.toLowerCase(),
    merchant: (row) => row.merchant_id ?? '',
  },
}
