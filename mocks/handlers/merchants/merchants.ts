import * as v from 'valibot'
import {
  deleteMerchant,
  getSettings,
  listDomains,
  listSettings,
  saveCardPoint,
  setMerchantStatus,
} from '@/contract/merchant-settings'
import { getIframeUrls } from '@/contract/iframe-urls'
import { getMerchantInfo, type MerchantInfo } from '@/contract/merchants'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { invalid, Refusal } from '@mocks/cloud/reply'
import { maintenanceOf } from '@mocks/world/maintenance'
import type { MerchantRow } from '@mocks/world/merchants'
import { compare } from '@mocks/handlers/page'
import { merchantFor, tenantOf } from '@mocks/handlers/scope'
import { takenDomains } from './merchant-checks'
import { shownMerchant } from './merchant-view'

/** The row's own fields only: the contract's check drops all others. */
const publicInfo = (row: MerchantRow): MerchantInfo => row

const byName = (a: MerchantRow, b: MerchantRow) => compare(a.name, b.name)

const idOnly = v.object({ id: v.string() })

export const merchantHandlers: Handlers<
  | 'getMerchantInfo'
  | 'getIframeUrls'
  | 'listSettings'
  | 'getSettings'
  | 'listDomains'
  | 'setMerchantStatus'
  | 'saveCardPoint'
  | 'deleteMerchant'
> = {
  getMerchantInfo: reads(getMerchantInfo, (context) => {
    const row = tenantOf(context).merchant()
    const maintenance = maintenanceOf(row, context.now)
    return { data: publicInfo(row), ...(maintenance && { maintenance }) }
  }),

  getIframeUrls: reads(getIframeUrls, (context) => {
    tenantOf(context)
    const origin = context.services.cardFieldsOrigin(context.request.url)
    return { data: { card: `${origin}/card-fields/index.html` } }
  }),

  listSettings: reads(listSettings, ({ world }) => ({
    data: world.merchants.all(byName).map((row) => shownMerchant(world, row)),
  })),

  getSettings: reads(getSettings, (context, { params }) => {
    const tenant = merchantFor(context, params.id)
    return { data: shownMerchant(context.world, tenant.merchant()) }
  }),

  listDomains: reads(listDomains, ({ world }) => ({
    data: takenDomains(world),
  })),

  setMerchantStatus: writes(setMerchantStatus, {
    command: v.object({ ...idOnly.entries, is_enabled: v.picklist([0, 1]) }),
    decide: (context, { params, body }) =>
      new Command({ id: merchantFor(context, params.id).id, is_enabled: body.is_enabled }),
    apply: ({ world, at, user }, { id, is_enabled }) => {
      const change = { is_enabled, updated_at: at, updated_by: user?.name ?? null }
      return { data: shownMerchant(world, world.merchants.update(id, change)) }
    },
  }),

  saveCardPoint: writes(saveCardPoint, {
    command: v.object({
      ...idOnly.entries,
      site: v.string(),
      merchid: v.string(),
      username: v.string(),
    }),
    decide: (context, { body }) => {
      const { id } = merchantFor(context, body.merchant_id)
      const errors: Record<string, string[]> = {}
      if (!/^[a-z0-9-]{2,40}$/.test(body.site)) errors['site'] = ['This is not a site name.']
      if (!/^\d{12}$/.test(body.merchid)) errors['merchid'] = ['Use 12 digits.']
      if (body.username.trim() === '') errors['username'] = ['This field is required.']
      if (body.password === '') errors['password'] = ['This field is required.']
      if (Object.keys(errors).length > 0) throw invalid(errors)
      // The password ends here: neither journal nor world keeps it in any form.
      const { site, merchid, username } = body
      return new Command({ id, site, merchid, username })
    },
    apply: ({ world, at, user }, { id, site, merchid, username }) => {
      world.merchants.update(id, {
        environment: site.endsWith('-uat') ? 'UAT' : 'PROD',
        card_point: { site, merchid, username, set_at: at, set_by: user?.name ?? null },
      })
      return { success: true }
    },
  }),

  deleteMerchant: writes(deleteMerchant, {
    command: idOnly,
    decide: (context, { params }) => {
      const tenant = merchantFor(context, params.id)
      if (tenant.merchant().is_enabled === 1) {
        throw new Refusal(409, { message: 'Disable the merchant first', code: 'enabled' })
      }
      if (tenant.payments.size > 0) {
        throw new Refusal(409, { message: 'This merchant has payments', code: 'has_payments' })
      }
      return new Command({ id: tenant.id })
    },
    apply: ({ world }, { id }) => {
      for (const user of world.users.by('merchant', id)) world.users.delete(user.id)
      world.merchants.delete(id)
      return { data: { id } }
    },
  }),
}
