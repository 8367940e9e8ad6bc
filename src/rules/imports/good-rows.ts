import * as v from 'valibot'
import { cents, count, id, plainDate, year } from '@/contract/wire'
import { role } from '@/contract/people/users'

/**
 * Rows of a file that can be imported, as values: what the check makes of them, what the server's
 * command holds, and what is written into the books. `null`: the cell is empty.
 */

const text = v.nullable(v.string())
const day = v.nullable(plainDate)

/** One installment of one account. */
export const accountRow = v.object({
  row: count,
  account: v.string(),
  client: v.string(),
  roll_type: text,
  year,
  cycle: v.string(),
  bill_number: text,
  /** Both owners, where there are two. */
  owner: v.string(),
  address: text,
  city: text,
  zip: text,
  legal_description: text,
  due_date: plainDate,
  current_cents: cents,
  special_cents: cents,
  penalty_cents: cents,
  interest_cents: cents,
  /** Of earlier years; 0 leaves what is known. */
  prior_cents: cents,
  paid_cents: cents,
  due_cents: cents,
  /** null: the file says nothing of it, and a hold stays as it is (`holdCodeOf`). */
  pay_online: v.nullable(v.boolean()),
  hold_code: text,
  /** As typed in the file; the command of the journal has a verifier in its place. */
  link_pin: text,
})
export type AccountRow = v.InferOutput<typeof accountRow>

export const userRow = v.object({
  row: count,
  email: v.string(),
  name: v.string(),
  /** null: made of the e-mail address. */
  username: text,
  phone: text,
  role,
  /** null: all of the merchant's. */
  departments: v.nullable(v.array(id)),
  /** The parcel that the user is linked to. */
  parcel_id: v.nullable(id),
  ebilling: v.boolean(),
  language: v.string(),
  send_invite: v.boolean(),
})
export type UserRow = v.InferOutput<typeof userRow>

export const permitStatuses = ['Issued', 'Approved-fee due', 'Expired', 'Void'] as const

/** One fee of one permit. */
export const permitRow = v.object({
  row: count,
  permit: v.string(),
  permit_type: v.string(),
  status: v.picklist(permitStatuses),
  application_date: day,
  issue_date: day,
  expiration_date: day,
  applicant: v.string(),
  contractor: text,
  license: text,
  site: v.string(),
  parcel_number: text,
  description: text,
  fee_code: v.string(),
  fee_description: text,
  fee_cents: cents,
  paid_cents: cents,
  due_cents: cents,
  due_date: day,
  pay_online: v.boolean(),
})
export type PermitRow = v.InferOutput<typeof permitRow>

export const agingRow = v.object({
  row: count,
  account: v.string(),
  client: v.string(),
  as_of: plainDate,
  days_0_30_cents: cents,
  days_31_60_cents: cents,
  days_61_90_cents: cents,
  days_over_90_cents: cents,
  total_cents: cents,
  last_payment_date: day,
  last_payment_cents: v.nullable(cents),
  shut_off_date: day,
  status: text,
})
export type AgingRow = v.InferOutput<typeof agingRow>

export const paymentTenders = [
  'CASH',
  'CHECK',
  'LOCKBOX',
  'ESCROW',
  'BANKPAY',
  'CARD-OFFICE',
] as const

/** Money that was taken elsewhere; a reversal is negative. */
export const paymentRow = v.object({
  row: count,
  parcel_id: id,
  payment_date: plainDate,
  posting_date: day,
  amount_cents: cents,
  tender: v.picklist(paymentTenders),
  check_number: text,
  reference: v.string(),
  received_by: text,
  /** The reference that it takes back. */
  reverses: text,
  /** The installments that it pays, or takes back from. */
  parts: v.array(v.object({ installment_id: id, amount_cents: cents })),
})
export type PaymentRow = v.InferOutput<typeof paymentRow>

export interface GoodRows {
  readonly accounts: AccountRow
  readonly users: UserRow
  readonly permits: PermitRow
  readonly aging: AgingRow
  readonly payments: PaymentRow
}
