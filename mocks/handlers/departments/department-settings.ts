import * as v from 'valibot'
import {
  cancelScheduledSettings,
  saveDepartmentSettings,
  sentSettings,
} from '@/contract/departments/department-settings'
import { fundCodes, postingCalendar, refundRules } from '@/contract/departments/department-setup'
import { noFunds, usualRefunds } from '@/rules/merchants/default-settings'
import { settingsRules } from '@/rules/departments/payment-settings'
import { bankCalendar } from '@/rules/payments/posting-day'
import { scheduledOn, settingsOn } from '@/rules/merchants/settings-on'
import { plainDateIn } from '@/rules/time/dates'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { found, Refusal } from '@mocks/cloud/reply'
import { merchantFor } from '@mocks/handlers/scope'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { checkVersion } from '@mocks/handlers/versions'
import type { Tenant } from '@mocks/world/create-world'
import { earlierRefunds } from '@mocks/world/department-settings'
import type { DepartmentRow, RowSettings } from '@mocks/world/departments'
import { noteSettings } from './department-audit'
import { settingsTexts } from './department-texts'
import { staffDepartmentOf } from './staff-department'

const settingsCommand = v.object({
  ...sentSettings.entries,
  calendar: postingCalendar,
  funds: fundCodes,
  refunds: refundRules,
  waiver_text: v.nullable(v.string()),
})
type SettingsCommand = v.InferOutput<typeof settingsCommand>

const rowOf = (tenant: Tenant, id: string): DepartmentRow =>
  found(tenant.departments.get(id), 'The department')

const dayOf = (tenant: Tenant, now: number) => plainDateIn(tenant.merchant().time_zone, now)

/** What a call leaves out stays as it is. */
function completed(sent: v.InferOutput<typeof sentSettings>, before: RowSettings): SettingsCommand {
  const { tiers = [], flat_cents } = sent.echeck_fee
  return {
    ...sent,
    echeck_fee: tiers.length > 0 ? { flat_cents, tiers } : { flat_cents },
    calendar: sent.calendar ?? before.calendar ?? bankCalendar,
    funds: sent.funds ?? before.funds ?? noFunds,
    refunds: sent.refunds ?? before.refunds ?? usualRefunds,
    waiver_text: (sent.waiver_text === undefined ? before.waiver_text : sent.waiver_text) || null,
  }
}

export const departmentSettingsHandlers: Handlers<
  'saveDepartmentSettings' | 'cancelScheduledSettings'
> = {
  saveDepartmentSettings: writes(saveDepartmentSettings, {
    command: v.object({
      merchant_id: v.string(),
      department_id: v.string(),
      payment_settings: settingsCommand,
      /** null: at once. */
      from: v.nullable(v.string()),
    }),
    decide: (context, { body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const row = rowOf(tenant, body.department_id)
      if (body.version !== undefined) {
        checkVersion(body.version, staffDepartmentOf(tenant, row, context.now))
      }
      const today = dayOf(tenant, context.now)
      const payment_settings = completed(body.payment_settings, settingsOn(today, row))
      const { effective_from = today } = body
      checkedBy(
        settingsRules(sayAsServer, (problem) => settingsTexts[problem], today),
        {
          effective_from,
          payment_settings: {
            ...payment_settings,
            echeck_fee: { tiers: [], ...payment_settings.echeck_fee },
            waiver_text: payment_settings.waiver_text ?? '',
          },
        },
      )
      return new Command({
        merchant_id: tenant.id,
        department_id: row.id,
        payment_settings,
        from: effective_from > today ? effective_from : null,
      })
    },
    apply: (context, { merchant_id, department_id, payment_settings, from }) => {
      const tenant = found(context.world.tenantOf(merchant_id), 'The merchant')
      const row = rowOf(tenant, department_id)
      const today = dayOf(tenant, context.now)
      const { intro, fields } = row.payment_settings
      const form = { ...(intro !== undefined && { intro }), ...(fields && { fields }) }
      const current = { ...settingsOn(today, row), ...form }
      const planned = scheduledOn(today, row)
      const after = tenant.departments.update(department_id, {
        ...(from === null
          ? { payment_settings: { ...payment_settings, ...form }, scheduled: planned }
          : { payment_settings: current, scheduled: { from, payment_settings } }),
        earlier_refunds: earlierRefunds(tenant, row, context.now),
      })
      noteSettings(context, merchant_id, row, current, payment_settings, {
        before: null,
        after: from,
      })
      return { success: true, data: staffDepartmentOf(tenant, after, context.now) }
    },
  }),

  cancelScheduledSettings: writes(cancelScheduledSettings, {
    command: v.object({ merchant_id: v.string(), department_id: v.string() }),
    decide: (context, { body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const row = rowOf(tenant, body.department_id)
      if (!scheduledOn(dayOf(tenant, context.now), row)) {
        throw new Refusal(409, {
          code: 'not_scheduled',
          message: 'No change is planned any more: it counts already, or somebody dropped it.',
        })
      }
      return new Command(body)
    },
    apply: (context, { merchant_id, department_id }) => {
      const tenant = found(context.world.tenantOf(merchant_id), 'The merchant')
      const row = rowOf(tenant, department_id)
      const planned = scheduledOn(dayOf(tenant, context.now), row)
      const after = tenant.departments.update(department_id, { scheduled: null })
      if (planned) {
        noteSettings(context, merchant_id, row, planned.payment_settings, row.payment_settings, {
          before: planned.from,
          after: null,
        })
      }
      return { data: staffDepartmentOf(tenant, after, context.now) }
    },
  }),
}
