import * as v from 'valibot'
import { hold, parcel } from '@/contract/bills'
import type { TableSpec } from './table'

/** A parcel, account, permit or citation: what bills hang on. */
export const parcelRow = v.object({ ...parcel.entries, hold: v.nullable(hold) })
export type ParcelRow = v.InferOutput<typeof parcelRow>

export const parcelTable: TableSpec<ParcelRow, 'department'> = {
  name: 'parcel',
  schema: parcelRow,
  indexes: { department: (row) => row.department_id },
}
