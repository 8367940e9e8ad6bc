import * as v from 'valibot'
import type { AuditAction } from '@/contract/audit'
import {
  createMaintenanceWindow,
  deleteMaintenanceWindow,
  endMaintenanceWindow,
  updateMaintenanceWindow,
  type WindowFields,
} from '@/contract/merchants/maintenance-windows'
import { textsAfter, windowTextNames } from '@/rules/languages/own-texts'
import { isSameWindow, windowState } from '@/rules/maintenance/windows'
import {
  endOf,
  startOf,
  type WindowProblem,
  windowRules,
  type WindowValues,
} from '@/rules/maintenance/window-fields'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { invalid, Refusal } from '@mocks/cloud/reply'
import { iso } from '@mocks/cloud/zones'
import { secretFrom } from '@mocks/lib/random'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { checkVersion } from '@mocks/handlers/versions'
import { type MaintenanceWindowRow, maintenanceWindowRow } from '@mocks/world/maintenance-windows'
import { rowOf, shownWindow } from './window-view'

const texts: Readonly<Record<WindowProblem, string>> = {
  'no-sites': 'Choose at least one merchant.',
  'zone-wrong': 'This is not a time zone of a site.',
  'time-wrong': 'This is not a time: 00:00 to 23:59.',
  'no-such-time': 'The clock skips this time on that day.',
  'start-past': 'This is in the past.',
  'end-early': 'The end is not after the start.',
  'end-past': 'This is in the past.',
  'url-wrong': 'This is not an https address.',
}

const conflict = (code: string, message: string) => new Refusal(409, { code, message })

const writtenRow = v.omit(maintenanceWindowRow, ['id', 'updated_at', 'updated_by'])
type Written = v.InferOutput<typeof writtenRow>

/** The body by the rules of its form; texts of languages that are not sent are none. */
function checked(
  { world, now }: CallContext,
  body: WindowFields,
  before: MaintenanceWindowRow | null,
): Written {
  const begun = before !== null && hasBegun(before, now) ? before.starts_at : null
  const none = {
    es: { message: '' },
    de: { message: '' },
    ja: { message: '' },
    fr: { message: '' },
  }
  const rules = windowRules(
    sayAsServer,
    (problem) => texts[problem],
    () => ({ now, begun }),
  )
  const values = checkedBy(rules, { ...body, translations: { ...none, ...body.translations } })
  checkMerchants(world, values)
  const { starts: _, ends: __, translations, status_url, ...fields } = values
  const ends = endOf(values)
  const written: Written = {
    ...fields,
    merchant_ids: values.scope === 'all' ? [] : [...new Set(values.merchant_ids)],
    translations: textsAfter(null, translations, windowTextNames),
    // The rules have refused a start that cannot be told.
    starts_at: begun ?? iso(startOf(values, now) ?? now),
    ends_at: ends === null ? null : iso(ends),
    status_url: status_url === '' ? null : status_url,
  }
  checkOther(world, written, now, before)
  return written
}

function checkOther(
  { maintenanceWindows }: CallContext['world'],
  planned: Written,
  now: number,
  before: MaintenanceWindowRow | null,
): void {
  const isThere = maintenanceWindows
    .filter(({ id }) => id !== before?.id)
    .some((row) => isSameWindow(planned, row, now))
  if (isThere) throw conflict('same', 'There is such a window already.')
}

function checkMerchants(world: CallContext['world'], { scope, merchant_ids }: WindowValues): void {
  if (scope === 'merchants' && !merchant_ids.every((id) => world.merchants.get(id))) {
    throw invalid({ merchant_ids: ['One of these merchants is not there any more.'] })
  }
}

const hasBegun = (row: MaintenanceWindowRow, now: number): boolean =>
  windowState(row, now) !== 'upcoming'

/** The window as the caller has read it, and not over yet. */
function openRow(context: CallContext, id: string, version: string): MaintenanceWindowRow {
  const row = rowOf(context.world, id)
  if (windowState(row, context.now) === 'past') {
    throw conflict('over', 'This window is over.')
  }
  checkVersion(version, shownWindow(context.world, row, context.now))
  return row
}

const audited = (row: MaintenanceWindowRow) => ({
  scope: row.scope,
  merchant_ids: row.merchant_ids,
  level: row.level,
  message: row.message,
  translations: row.translations === null ? null : JSON.stringify(row.translations),
  starts: row.starts_at,
  ends: row.ends_at,
  time_zone: row.time_zone,
  allow_staff: row.allow_staff,
  status_url: row.status_url,
})

function note(
  context: ApplyContext,
  action: AuditAction,
  before: MaintenanceWindowRow | null,
  after: MaintenanceWindowRow | null,
): void {
  const row = after ?? before
  if (row === null) return
  const [was, is] = [before && audited(before), after && audited(after)]
  audit(context, {
    action,
    object: { kind: 'maintenance', id: row.id, name: row.message },
    merchant_id: null,
    changes: changesBetween(was, is, [
      'scope',
      'merchant_ids',
      'level',
      'message',
      'translations',
      'starts',
      'ends',
      'time_zone',
      'allow_staff',
      'status_url',
    ]),
  })
}

const named = v.object({ id: v.string() })

const stamp = ({ at, user }: ApplyContext) => ({ updated_at: at, updated_by: user?.name ?? null })

export const windowWriteHandlers: Handlers<
  | 'createMaintenanceWindow'
  | 'updateMaintenanceWindow'
  | 'endMaintenanceWindow'
  | 'deleteMaintenanceWindow'
> = {
  createMaintenanceWindow: writes(createMaintenanceWindow, {
    command: writtenRow,
    decide: (context, { body }) => new Command(checked(context, body, null)),
    apply: (context, fields) => {
      const { world, random, now } = context
      const row = {
        ...fields,
        id: secretFrom(random, 'maintenance').slice(0, 12),
        ...stamp(context),
      }
      world.maintenanceWindows.insert(row)
      note(context, 'maintenance-created', null, row)
      return { data: shownWindow(world, row, now) }
    },
  }),

  updateMaintenanceWindow: writes(updateMaintenanceWindow, {
    command: v.object({ ...writtenRow.entries, id: v.string() }),
    decide: (context, { params, body: { version, ...body } }) => {
      const row = openRow(context, params.id, version)
      return new Command({ ...checked(context, body, row), id: row.id })
    },
    apply: (context, { id, ...fields }) => {
      const { world, now } = context
      const before = rowOf(context.world, id)
      const row = world.maintenanceWindows.update(id, { ...fields, ...stamp(context) })
      note(context, 'maintenance-changed', before, row)
      return { data: shownWindow(world, row, now) }
    },
  }),

  endMaintenanceWindow: writes(endMaintenanceWindow, {
    command: named,
    decide: (context, { params, body }) => {
      const row = openRow(context, params.id, body.version)
      if (!hasBegun(row, context.now)) {
        throw conflict('not_begun', 'This window has not begun.')
      }
      return new Command({ id: row.id })
    },
    apply: (context, { id }) => {
      const { world, at, now } = context
      const before = rowOf(context.world, id)
      const row = world.maintenanceWindows.update(id, { ends_at: at, ...stamp(context) })
      note(context, 'maintenance-ended', before, row)
      return { data: shownWindow(world, row, now) }
    },
  }),

  deleteMaintenanceWindow: writes(deleteMaintenanceWindow, {
    command: named,
    decide: (context, { params }) => {
      const row = rowOf(context.world, params.id)
      if (hasBegun(row, context.now)) {
        throw conflict('begun', 'This window has begun. It can be ended.')
      }
      return new Command({ id: row.id })
    },
    apply: (context, { id }) => {
      const row = rowOf(context.world, id)
      context.world.maintenanceWindows.delete(id)
      note(context, 'maintenance-deleted', row, null)
      return { data: { id } }
    },
  }),
}
