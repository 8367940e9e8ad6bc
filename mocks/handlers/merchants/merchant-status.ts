import * as v from 'valibot'
import {
  deleteMerchant,
  type MerchantRefusal,
  setMerchantStatus,
} from '@/contract/merchants/merchant-status'
import { deleteProblem } from '@/rules/merchants/delete-merchant'
import { launchBlocksOf } from '@/rules/merchants/launch'
import { isDisabled } from '@/rules/tenants/merchant-status'
import type { CallContext } from '@mocks/cloud/context'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { found, Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { merchantFor } from '@mocks/handlers/scope'
import { takeChange } from '@mocks/handlers/tries'
import { noteSwitchedOff, noteSwitchedOn } from '@mocks/handlers/warnings/payment-warnings'
import { forgetMerchant } from '@mocks/handlers/warnings/setup-warnings'
import { noteMerchant, shownMerchant } from './merchant-view'

const messages: Readonly<Record<MerchantRefusal, string>> = {
  gone: 'This merchant no longer exists.',
  enabled: 'Switch the merchant off first.',
  has_payments: 'A merchant with payments cannot be deleted.',
  blocked: 'Its settings keep this site from opening.',
}

const refused = (code: MerchantRefusal) => new Refusal(409, { message: messages[code], code })

/** A deleted merchant is a 409: a 404 would lead away from the list that says so. */
export function merchantToChange(context: CallContext, id: string): Tenant {
  if (!context.tenant && !context.world.merchants.get(id)) throw refused('gone')
  return merchantFor(context, id)
}

const byId = v.object({ id: v.string() })

export const merchantStatusHandlers: Handlers<'setMerchantStatus' | 'deleteMerchant'> = {
  setMerchantStatus: writes(setMerchantStatus, {
    command: v.object({ ...byId.entries, is_enabled: v.picklist([0, 1]) }),
    decide: (context, { params, body: { is_enabled } }) => {
      const tenant = merchantToChange(context, params.id)
      const row = tenant.merchant()
      // A site that is open stays so, whatever is missing by now.
      const opens = is_enabled === 1 && isDisabled(row)
      if (opens && launchBlocksOf(shownMerchant(context.world, row).launch).length > 0) {
        throw refused('blocked')
      }
      takeChange(context, 'merchant on or off', tenant.id)
      return new Command({ id: tenant.id, is_enabled })
    },
    apply: (context, { id, is_enabled }) => {
      const { world, at, user } = context
      const before = found(world.merchants.get(id), 'The merchant')
      const was_open = before.was_open || is_enabled === 1
      const change = { is_enabled, was_open, updated_at: at, updated_by: user?.name ?? null }
      const after = world.merchants.update(id, change)
      noteMerchant(
        context,
        isDisabled(after) ? 'merchant-disabled' : 'merchant-enabled',
        before,
        after,
      )
      const tenant = found(world.tenantOf(id), 'The merchant')
      if (isDisabled(after)) noteSwitchedOff(context, tenant)
      else noteSwitchedOn(context, tenant)
      return { data: shownMerchant(world, after) }
    },
  }),

  deleteMerchant: writes(deleteMerchant, {
    command: byId,
    decide: (context, { params }) => {
      const tenant = merchantToChange(context, params.id)
      const problem = deleteProblem({
        isEnabled: !isDisabled(tenant.merchant()),
        hasPayments: () => tenant.payments.size > 0,
      })
      if (problem !== null) throw refused(problem)
      return new Command({ id: tenant.id })
    },
    apply: (context, { id }) => {
      const { world } = context
      const before = found(world.merchants.get(id), 'The merchant')
      for (const user of world.users.by('merchant', id)) world.users.delete(user.id)
      world.merchants.delete(id)
      forgetMerchant(context, id)
      noteMerchant(context, 'merchant-deleted', before, null)
      return { data: { id } }
    },
  }),
}
