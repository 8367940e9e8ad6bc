import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { anyOf, listOf } from '@/contract/list'
import { maintenance, maintenanceLevel } from './merchants'
import { sentTranslations } from '@/contract/sent-translations'
import {
  count,
  dataOf,
  id,
  instant,
  longText,
  numberText,
  shortText,
  writtenText,
} from '@/contract/wire'

/** Windows of maintenance, which the provider plans for its merchants' sites (product.md A25). */

export const maintenanceLevels = maintenanceLevel.options
export const windowStates = ['current', 'upcoming', 'past'] as const
export const windowScopes = ['all', 'merchants'] as const

export const longestMaintenanceMessage = 500
const mostMerchants = 1_000

/** A time on the clock of the window's zone; both '': none. */
const localTime = v.object({ date: shortText, time: shortText })

const scope = v.picklist(windowScopes)
/** Of the scope `merchants`. */
const merchant_ids = v.pipe(v.array(id), v.maxLength(mostMerchants))

/** What the provider writes. */
export const windowFields = v.object({
  scope,
  merchant_ids,
  level: maintenanceLevel,
  message: writtenText(longestMaintenanceMessage),
  /** `message`, in other languages. */
  translations: sentTranslations,
  time_zone: shortText,
  /** None: at once. */
  starts: localTime,
  /** None: until it is ended. */
  ends: localTime,
  /** Whether staff may work while the site is off. */
  allow_staff: v.boolean(),
  /** An https address; '': none. */
  status_url: longText,
})
export type WindowFields = v.InferOutput<typeof windowFields>

export const maintenanceWindow = v.object({
  id,
  scope,
  /** Those of the scope `merchants` that there still are. */
  merchants: v.array(v.object({ id, name: v.string() })),
  level: maintenanceLevel,
  message: v.string(),
  translations: maintenance.entries.translations,
  time_zone: v.string(),
  starts_at: instant,
  ends_at: v.nullable(instant),
  allow_staff: v.boolean(),
  status_url: v.nullable(v.string()),
  state: v.picklist(windowStates),
  /** The sites that it is for. */
  sites: count,
  /** Those of them where another window is in force now. */
  still_covered: count,
  updated_at: instant,
  updated_by: v.nullable(v.string()),
  /** Names this state of its fields; a change sends it back. */
  version: v.string(),
})
export type MaintenanceWindow = v.InferOutput<typeof maintenanceWindow>

export const maintenanceWindowList = listOf({
  row: maintenanceWindow,
  sort: ['message', 'state', 'level', 'sites', 'starts_at', 'ends_at', 'updated_at'],
  usualSort: 'state',
  filters: {
    state: v.optional(anyOf(windowStates)),
    level: v.optional(anyOf(maintenanceLevels)),
    /** Windows that are for this merchant's site, too. */
    merchant_id: v.optional(id),
  },
})

export const listMaintenanceWindows = endpoint({
  id: 'listMaintenanceWindows',
  method: 'GET',
  path: 'api/maintenance',
  in_specification: false,
  access: 'maintenance.view',
  query: maintenanceWindowList.query,
  answer: maintenanceWindowList.answer,
  errors: [422],
})

/** One that was deleted is a 409 `gone`, here and below. */
export const getMaintenanceWindow = endpoint({
  id: 'getMaintenanceWindow',
  method: 'GET',
  path: 'api/maintenance/{id}',
  in_specification: false,
  access: 'maintenance.view',
  params: v.object({ id }),
  answer: dataOf(maintenanceWindow),
  errors: [409],
})

/** 409 `same`: there is one already on the same sites, of the same level, over the same time. */
export const createMaintenanceWindow = endpoint({
  id: 'createMaintenanceWindow',
  method: 'POST',
  path: 'api/maintenance',
  in_specification: false,
  access: 'maintenance.edit',
  key: 'header',
  body: windowFields,
  answer: dataOf(maintenanceWindow),
  errors: [409, 422],
})

/** The start of one that has begun stays; one that is over cannot be changed. 409 `same` as above. */
export const updateMaintenanceWindow = endpoint({
  id: 'updateMaintenanceWindow',
  method: 'PUT',
  path: 'api/maintenance/{id}',
  in_specification: false,
  access: 'maintenance.edit',
  params: v.object({ id }),
  body: v.object({ ...windowFields.entries, version: numberText }),
  answer: dataOf(maintenanceWindow),
  errors: [409, 422],
})

/** Ends one that is in force. */
export const endMaintenanceWindow = endpoint({
  id: 'endMaintenanceWindow',
  method: 'POST',
  path: 'api/maintenance/{id}/end',
  in_specification: false,
  access: 'maintenance.edit',
  key: 'header',
  params: v.object({ id }),
  body: v.object({ version: numberText }),
  answer: dataOf(maintenanceWindow),
  errors: [409],
})

/** Only one that has not begun: what visitors have met stays on record. */
export const deleteMaintenanceWindow = endpoint({
  id: 'deleteMaintenanceWindow',
  method: 'DELETE',
  path: 'api/maintenance/{id}',
  in_specification: false,
  access: 'maintenance.delete',
  params: v.object({ id }),
  answer: dataOf(v.object({ id })),
  errors: [409],
})

export const maintenanceCheck = v.object({
  /** The sites that the window would be for. */
  sites: count,
  /** Their time zones, the one of most sites first. */
  zones: v.array(v.object({ time_zone: v.string(), sites: count })),
  /** Bills that are due on a day of the window. */
  due: v.array(v.object({ cycle: v.string(), date: v.string(), merchants: v.array(v.string()) })),
  /** Other windows on the same sites at the same time. */
  overlaps: v.array(
    v.object({
      id,
      level: maintenanceLevel,
      message: v.string(),
      starts_at: instant,
      ends_at: v.nullable(instant),
      sites: count,
    }),
  ),
})
export type MaintenanceCheck = v.InferOutput<typeof maintenanceCheck>

/** What a window would meet: due dates and other windows. Without a start: the zones alone. */
export const checkMaintenance = endpoint({
  id: 'checkMaintenance',
  method: 'POST',
  path: 'api/maintenance-check',
  in_specification: false,
  access: 'maintenance.view',
  body: v.object({
    scope,
    merchant_ids,
    starts_at: v.nullable(instant),
    /** null: without end. */
    ends_at: v.nullable(instant),
    /** The window that is edited: it does not overlap itself. */
    except: v.nullable(id),
  }),
  answer: dataOf(maintenanceCheck),
  errors: [422],
})
