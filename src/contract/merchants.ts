import * as v from 'valibot'
import { endpoint } from './endpoint'
import { paymentSettings } from './payment-settings'
import { count, dataOf, done, id, instant, numericFlag } from './wire'

/** What an administrator writes of a merchant, and everybody reads. */
const facts = {
  sub_domain: v.string(),
  name: v.string(),
  /** Who answers the phone: "Treasurer's office". */
  office: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  phone: v.string(),
  fax: v.nullable(v.string()),
  hours: v.string(),
  repName: v.string(),
  url: v.nullable(v.string()),
  /** An https address; null: the initials of the name. */
  logo: v.nullable(v.string()),
  /** `#RRGGBB`; null: the product's green. */
  brand_color: v.nullable(v.string()),
  /** IANA zone in which due dates and posting days are meant. */
  time_zone: v.string(),
  roll_type_real: v.string(),
  enableTerminal: v.boolean(),
  force_guest_checkout_per_item: v.boolean(),
}

/** The public facts of a merchant (specification §3, "Merchant settings (public info)"). */
export const merchantInfo = v.object({ id, ...facts, is_enabled: numericFlag })
export type MerchantInfo = v.InferOutput<typeof merchantInfo>

export const maintenanceLevel = v.picklist(['banner', 'payments-off', 'site-off'])

export const maintenance = v.object({
  is_maintenance: v.boolean(),
  message: v.optional(v.nullable(v.string())),
  level: v.optional(maintenanceLevel),
  ends_at: v.optional(v.nullable(instant)),
})
export type Maintenance = v.InferOutput<typeof maintenance>

export const getMerchantInfo = endpoint({
  id: 'getMerchantInfo',
  method: 'GET',
  path: 'api/merchant-info',
  given: true,
  access: 'anyone',
  answer: v.object({ data: merchantInfo, maintenance: v.optional(maintenance) }),
  errors: [403, 404, 503],
})

export const getIframeUrls = endpoint({
  id: 'getIframeUrls',
  method: 'GET',
  path: 'api/merchant/iframe-urls',
  given: true,
  access: 'anyone',
  answer: dataOf(v.object({ card: v.string() })),
})

/** A merchant as its administrators see it. */
export const merchant = v.object({
  ...merchantInfo.entries,
  departments_on: count,
  departments_total: count,
  environment: v.picklist(['UAT', 'PROD']),
  updated_at: instant,
  updated_by: v.nullable(v.string()),
})
export type Merchant = v.InferOutput<typeof merchant>

export const merchantFields = v.object(facts)

const idParams = v.object({ id })

export const listSettings = endpoint({
  id: 'listSettings',
  method: 'GET',
  path: 'api/settings',
  given: true,
  access: 'settings.view',
  answer: dataOf(v.array(merchant)),
})

export const getSettings = endpoint({
  id: 'getSettings',
  method: 'GET',
  path: 'api/settings/{id}',
  given: true,
  access: 'settings.view',
  params: idParams,
  answer: dataOf(merchant),
  errors: [404],
})

export const listDomains = endpoint({
  id: 'listDomains',
  method: 'GET',
  path: 'api/domains',
  given: true,
  access: 'settings.view',
  answer: dataOf(v.array(v.object({ id, sub_domain: v.string() }))),
})

export const listMerchants = endpoint({
  id: 'listMerchants',
  method: 'GET',
  path: 'api/merchants-list',
  given: true,
  access: 'merchants.list',
  answer: dataOf(
    v.array(
      v.object({
        id,
        name: v.string(),
        sub_domain: v.string(),
        is_enabled: numericFlag,
        users: count,
      }),
    ),
  ),
})

export const createMerchant = endpoint({
  id: 'createMerchant',
  method: 'POST',
  path: 'api/save-merchant',
  given: true,
  access: 'settings.create',
  body: merchantFields,
  answer: dataOf(merchant),
  errors: [422],
})

export const updateMerchant = endpoint({
  id: 'updateMerchant',
  method: 'PUT',
  path: 'api/save-merchant/{id}',
  given: true,
  access: 'settings.edit',
  params: idParams,
  body: v.object({
    ...facts,
    /** What the editor last saw; a different one on the server is a 409, never last-write-wins. */
    updated_at: v.optional(instant),
  }),
  answer: dataOf(merchant),
  errors: [404, 409, 422],
})

export const setMerchantStatus = endpoint({
  id: 'setMerchantStatus',
  method: 'POST',
  path: 'api/merchant/update-status/{id}',
  given: true,
  access: 'merchants.status',
  params: idParams,
  body: v.object({ is_enabled: v.picklist([0, 1]) }),
  answer: dataOf(merchant),
  errors: [404],
})

export const saveCardPoint = endpoint({
  id: 'saveCardPoint',
  method: 'POST',
  path: 'api/merchant/save-card-point',
  given: true,
  access: 'settings.card-point',
  body: v.object({
    merchant_id: id,
    site: v.string(),
    merchid: v.string(),
    username: v.string(),
    /** Write-only: no call answers it. */
    password: v.string(),
  }),
  answer: done,
  errors: [404, 422],
})

export const saveDepartmentSettings = endpoint({
  id: 'saveDepartmentSettings',
  method: 'POST',
  path: 'api/merchant/save-settings',
  given: true,
  access: 'settings.payments',
  body: v.object({ merchant_id: id, department_id: id, payment_settings: paymentSettings }),
  answer: done,
  errors: [404, 422],
})

export const deleteMerchant = endpoint({
  id: 'deleteMerchant',
  method: 'DELETE',
  path: 'api/merchant/{id}',
  given: true,
  access: 'merchants.delete',
  params: idParams,
  answer: dataOf(v.object({ id })),
  errors: [404, 409],
})
