import * as v from 'valibot'
import {
  createMerchant,
  deleteMerchant,
  getSettings,
  listDomains,
  listSettings,
  merchantFields,
  saveCardPoint,
  saveDepartmentSettings,
  savedSettings,
  setMerchantStatus,
  updateMerchant,
  type Merchant,
} from '@/contract/merchant-settings'
import { getIframeUrls } from '@/contract/iframe-urls'
import { getMerchantInfo, type MerchantInfo } from '@/contract/merchants'
import { isSafeLabel } from '@/rules/tenants/hosts'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { secretFrom } from '@mocks/lib/random'
import { found, invalid, Refusal } from '@mocks/cloud/reply'
import type { World } from '@mocks/world/create-world'
import { maintenanceOf } from '@mocks/world/maintenance'
import type { MerchantRow } from '@mocks/world/merchants'
import { compare } from '@mocks/handlers/page'
import { merchantFor, tenantOf } from '@mocks/handlers/scope'

/** The row's own fields only: the contract's check drops all others. */
const publicInfo = (row: MerchantRow): MerchantInfo => row

function shownMerchant(world: World, row: MerchantRow): Merchant {
  const departments = world.tenantOf(row.id)?.departments
  return {
    ...row,
    departments_on: departments?.filter((department) => department.status).length ?? 0,
    departments_total: departments?.size ?? 0,
  }
}

const byName = (a: MerchantRow, b: MerchantRow) => compare(a.name, b.name)

/** Hosts that are no merchant's to take. */
const reservedLabels = ['www', 'api', 'pay', 'admin', 'mail', 'assets']

function checkFields(
  world: World,
  fields: v.InferOutput<typeof merchantFields>,
  ownId: string | null,
): void {
  const errors: Record<string, string[]> = {}
  const label = fields.sub_domain.toLowerCase()
  if (!isSafeLabel(label) || label.length < 3 || label.length > 40) {
    errors['sub_domain'] = ['Use 3 to 40 letters, digits or hyphens.']
  } else if (reservedLabels.includes(label)) {
    errors['sub_domain'] = ['This subdomain is reserved.']
  } else if (world.merchants.by('sub_domain', label).some((row) => row.id !== ownId)) {
    errors['sub_domain'] = ['Another merchant has this subdomain.']
  }
  for (const field of ['name', 'repName', 'phone', 'address', 'city', 'state'] as const) {
    if (fields[field].trim() === '') errors[field] = ['This field is required.']
  }
  if (!/^\d{5}(-\d{4})?$/.test(fields.zip)) errors['zip'] = ['Use 5 or 9 digits.']
  for (const field of ['url', 'logo'] as const) {
    const address = fields[field]
    if (address !== null && !address.startsWith('https://')) {
      errors[field] = ['The address must begin with https://']
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const idOnly = v.object({ id: v.string() })

export const merchantHandlers: Handlers<
  | 'getMerchantInfo'
  | 'getIframeUrls'
  | 'listSettings'
  | 'getSettings'
  | 'listDomains'
  | 'createMerchant'
  | 'updateMerchant'
  | 'setMerchantStatus'
  | 'saveCardPoint'
  | 'saveDepartmentSettings'
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
    data: world.merchants.all(byName).map(({ id, sub_domain }) => ({ id, sub_domain })),
  })),

  createMerchant: writes(createMerchant, {
    command: merchantFields,
    decide: ({ world }, { body }) => {
      checkFields(world, body, null)
      return new Command({ ...body, sub_domain: body.sub_domain.toLowerCase() })
    },
    apply: ({ world, at, user, random }, fields) => {
      // Never the number of a merchant of the seed, not even of a deleted one.
      const id = secretFrom(random, 'merchant').slice(0, 12)
      const row: MerchantRow = {
        ...fields,
        id,
        // A new merchant is opened by hand, when its departments stand.
        is_enabled: 0,
        environment: 'UAT',
        updated_at: at,
        updated_by: user?.name ?? null,
        maintenance: null,
        outside_hosts: [],
        card_point: null,
      }
      world.merchants.insert(row)
      return { data: shownMerchant(world, row) }
    },
  }),

  updateMerchant: writes(updateMerchant, {
    command: v.object({ ...idOnly.entries, fields: merchantFields }),
    decide: (context, { params, body: { updated_at, ...fields } }) => {
      const row = merchantFor(context, params.id).merchant()
      if (updated_at !== undefined && updated_at !== row.updated_at) {
        const by = row.updated_by ?? 'somebody else'
        throw new Refusal(409, { message: `Changed by ${by} since you opened it`, code: 'stale' })
      }
      checkFields(context.world, fields, row.id)
      return new Command({
        id: row.id,
        fields: { ...fields, sub_domain: fields.sub_domain.toLowerCase() },
      })
    },
    apply: ({ world, at, user }, { id, fields }) => {
      const row = world.merchants.update(id, {
        ...fields,
        updated_at: at,
        updated_by: user?.name ?? null,
      })
      return { data: shownMerchant(world, row) }
    },
  }),

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

  saveDepartmentSettings: writes(saveDepartmentSettings, {
    command: v.object({
      merchant_id: v.string(),
      department_id: v.string(),
      payment_settings: savedSettings,
    }),
    decide: (context, { body }) => {
      const { departments } = merchantFor(context, body.merchant_id)
      found(departments.get(body.department_id), 'The department')
      const { card_fee, echeck_fee, tenders } = body.payment_settings
      if (tenders.length === 0) throw invalid({ tenders: ['Choose at least one.'] })
      if (card_fee.rate_bp < 0 || card_fee.minimum_cents < 0 || echeck_fee.flat_cents < 0) {
        throw invalid({ card_fee: ['A fee is not negative.'] })
      }
      return new Command(body)
    },
    apply: ({ world }, { merchant_id, department_id, payment_settings }) => {
      const tenant = found(world.tenantOf(merchant_id), 'The merchant')
      tenant.departments.update(department_id, { payment_settings })
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
