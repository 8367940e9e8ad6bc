import * as v from 'valibot'
import { maintenanceWindow, windowFields } from '@/contract/merchants/maintenance-windows'
import type { TableSpec } from './store/table'

const { scope, merchant_ids } = windowFields.entries

/** A window as it is stored; what its answer says of other rows follows from them. */
export const maintenanceWindowRow = v.object({
  ...v.pick(maintenanceWindow, [
    'id',
    'level',
    'message',
    'translations',
    'time_zone',
    'starts_at',
    'ends_at',
    'allow_staff',
    'status_url',
    'updated_at',
    'updated_by',
  ]).entries,
  scope,
  merchant_ids,
})
export type MaintenanceWindowRow = v.InferOutput<typeof maintenanceWindowRow>

export const maintenanceWindowTable: TableSpec<MaintenanceWindowRow, never> = {
  name: 'maintenanceWindow',
  schema: maintenanceWindowRow,
  indexes: {},
}
