import * as v from 'valibot'
import { copyParts, copySettings } from '@/contract/merchants/copy-settings'
import { copyPlan } from '@/rules/merchants/copy-settings'
import { may } from '@/rules/people/permissions'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { forbidden, found, invalid } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { earlierRefunds } from '@mocks/world/department-settings'
import { paymentTypesOf } from '@mocks/world/payments/payment-types'
import { audit } from '@mocks/handlers/audit-entry'
import { noteMerchant, shownMerchant } from './merchant-view'
import { merchantToChange } from './merchant-status'

const sideOf = (tenant: Tenant) => ({
  merchant: tenant.merchant(),
  departments: tenant.departments.all().map((row) => ({ ...row, types: [...paymentTypesOf(row)] })),
})

export const copySettingsHandlers: Handlers<'copySettings'> = {
  copySettings: writes(copySettings, {
    command: v.object({
      id: v.string(),
      from: v.string(),
      parts: v.array(v.picklist(copyParts)),
    }),
    decide: (context, { body }) => {
      const { parts } = body
      const to = merchantToChange(context, body.merchant_id)
      // Another merchant's settings are the provider's to see, on the root domain.
      const from = merchantToChange(context, body.from_merchant_id)
      if (from.id === to.id) throw invalid({ from_merchant_id: ['Choose another merchant.'] })
      if (parts.length === 0) throw invalid({ parts: ['Choose at least one.'] })
      if (parts.includes('departments') && !may(context.subject, 'settings.payments-create')) {
        throw forbidden(`Your role (${context.subject.role}) may not create payment settings`)
      }
      return new Command({ id: to.id, from: from.id, parts })
    },
    apply: (context, { id, from, parts }) => {
      const { world, at, user } = context
      const to = found(world.tenantOf(id), 'The merchant')
      const source = found(world.tenantOf(from), 'The merchant')
      const plan = copyPlan(sideOf(source), sideOf(to), parts)
      const before = to.merchant()
      const change = { ...plan.rules, updated_at: at, updated_by: user?.name ?? null }
      const after = world.merchants.update(id, change)
      noteMerchant(context, 'merchant-changed', before, after)
      const note = (
        action: 'department-created' | 'payment-settings-changed',
        { id: department, name }: { readonly id: string; readonly name: string },
      ) =>
        audit(context, {
          action,
          object: { kind: 'department', id: department, name },
          merchant_id: id,
          changes: [{ field: 'copied_from', before: null, after: source.merchant().name }],
        })
      for (const department of plan.added) {
        to.departments.insert(department)
        note('department-created', department)
      }
      for (const { payment_settings, ...department } of plan.payments) {
        // The office's own days off and its books stay.
        const own = found(to.departments.get(department.id), 'The department')
        to.departments.update(department.id, {
          payment_settings: { ...own.payment_settings, ...payment_settings },
          earlier_refunds: earlierRefunds(to, own, context.now),
        })
        note('payment-settings-changed', department)
      }
      return {
        data: shownMerchant(world, after),
        copied: {
          rules: Object.keys(plan.rules).length,
          departments: plan.added.length,
          payments: plan.payments.length,
        },
      }
    },
  }),
}
