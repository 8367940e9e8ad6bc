import * as v from 'valibot'
import { type Hold, hold, parcel } from '@/contract/bills'
import { officeHold } from '@/contract/office-accounts'
import { isHoldOn } from '@/rules/bills/office-holds'
import type { PlainDate } from '@/rules/time/dates'
import type { TableSpec } from './table'

/** A parcel, account, permit or citation: what bills hang on. */
export const parcelRow = v.object({
  ...parcel.entries,
  /** As imported with the bills. */
  hold: v.nullable(hold),
  /** Set by staff here; it ends by itself. */
  office_hold: v.nullable(v.object({ ...officeHold.entries, phone: v.string() })),
})
export type ParcelRow = v.InferOutput<typeof parcelRow>

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
