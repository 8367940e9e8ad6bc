import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  checkMaintenance,
  createMaintenanceWindow,
  deleteMaintenanceWindow,
  endMaintenanceWindow,
  getMaintenanceWindow,
  listMaintenanceWindows,
  updateMaintenanceWindow,
  type WindowFields,
} from '@/contract/merchants/maintenance-windows'
import { change, edit, type GetKey, type WriteContext } from '@/api/keyed-call'
import { call } from '@/api/client'
import { listApi } from '@/api/list-api'
import { officeKeys } from '@/api/office-keys'
import { orAlreadySo } from '@/api/write'

/** The provider's calls about maintenance. */

export const maintenanceWindowsApi = listApi(
  listMaintenanceWindows,
  officeKeys.maintenanceWindows.list,
)

export const maintenanceWindowQuery = (id: string) =>
  queryOptions({
    queryKey: officeKeys.maintenanceWindows.one(id),
    queryFn: async ({ signal }) =>
      (await call(getMaintenanceWindow, { params: { id } }, { signal })).data,
  })

export type CheckedWindow = CallInput<typeof checkMaintenance>['body']

/** What a window would meet; the last answer stays while another is on its way. */
export const maintenanceCheckQuery = (body: CheckedWindow) =>
  queryOptions({
    queryKey: officeKeys.maintenanceWindows.check(body),
    queryFn: async ({ signal }) => (await call(checkMaintenance, { body }, { signal })).data,
    placeholderData: (before) => before,
  })

export const addWindow = async (body: WindowFields, key: GetKey) =>
  (await change(createMaintenanceWindow, { body }, key)).data

export const saveWindow = async (id: string, body: WindowFields, context: WriteContext) =>
  (await edit(updateMaintenanceWindow, { params: { id }, body }, context)).data

export const endWindow = async (id: string, version: string, key: GetKey) =>
  (await change(endMaintenanceWindow, { params: { id }, body: { version } }, key)).data

export const removeWindow = (id: string) =>
  orAlreadySo(call(deleteMaintenanceWindow, { params: { id } }), 'gone')

/** What a change of a window makes stale: the list of merchants says what is off, too. */
export const windowKeys = [
  officeKeys.maintenanceWindows.all,
  officeKeys.settings.all,
  officeKeys.audit.all,
] as const
