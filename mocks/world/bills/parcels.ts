import * as v from 'valibot'
import { type Hold, hold, parcel, type Parcel } from '@/contract/bills/bills'
import { officeHold } from '@/contract/bills/office-accounts'
import { cents, plainDate } from '@/contract/wire'
import { isHoldOn } from '@/rules/bills/office-holds'
import { permitStatuses } from '@/rules/imports/good-rows'
import type { PlainDate } from '@/rules/time/dates'
import type { TableSpec } from '@mocks/world/store/table'

/** What a building office's file says of a permit (product.md 2.5). */
const permitFacts = v.object({
  status: v.picklist(permitStatuses),
  contractor: v.nullable(v.string()),
  license: v.nullable(v.string()),
  applied_on: v.nullable(plainDate),
  issued_on: v.nullable(plainDate),
  expires_on: v.nullable(plainDate),
  parcel_number: v.nullable(v.string()),
  description: v.nullable(v.string()),
  fees: v.array(
    v.object({
      code: v.string(),
      description: v.nullable(v.string()),
      amount_cents: cents,
      due_date: v.nullish(plainDate),
      pay_online: v.optional(v.boolean()),
    }),
  ),
})
export type PermitFacts = v.InferOutput<typeof permitFacts>

/** What a utility's own system has said of an account, and of which day. */
const utilityFacts = v.object({
  as_of: plainDate,
  shut_off_date: v.nullable(plainDate),
  status: v.nullable(v.string()),
  /** By whichever way it came in. */
  last_payment: v.nullish(v.object({ date: plainDate, amount_cents: cents })),
})

/** A parcel, account, permit or citation: what bills hang on. */
export const parcelRow = v.object({
  ...parcel.entries,
  /** As imported with the bills. */
  hold: v.nullable(hold),
  /** Set by staff here; it ends by itself. */
  office_hold: v.nullable(v.object({ ...officeHold.entries, phone: v.string() })),
  /** As imported; without it they follow from the number. */
  permit: v.nullish(permitFacts),
  utility: v.nullish(utilityFacts),
  /** Of the PIN on the printed bill, as imported. */
  link_pin: v.nullish(v.object({ salt: v.string(), hash: v.string() })),
})
export type ParcelRow = v.InferOutput<typeof parcelRow>

/** What everyone who sees the account may know of it. */
export function shownParcel(row: Readonly<ParcelRow>): Parcel {
  const {
    hold: _,
    office_hold: _own,
    permit: _permit,
    utility: _utility,
    link_pin: _pin,
    ...shown
  } = row
  return shown
}

/** Why nothing of it can be paid online on that day: staff's own reason comes first. */
export function holdOn(row: Readonly<ParcelRow>, today: PlainDate): Hold | null {
  const { office_hold: own } = row
  if (!own || !isHoldOn(own, today)) return row.hold
  return { code: own.code, reason: own.reason, phone: own.phone }
}

export const parcelTable: TableSpec<ParcelRow, 'department'> = {
  name: 'parcel',
  schema: parcelRow,
  indexes: { department: (row) => row.department_id },
}
