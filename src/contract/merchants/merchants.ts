import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { count, id, instant, numericFlag, translations } from '@/contract/wire'

/** The fields that an administrator edits and everyone reads. */
export const facts = {
  sub_domain: v.string(),
  name: v.string(),
  /** The office that answers the phone: "Treasurer's office". */
  office: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  phone: v.string(),
  fax: v.nullable(v.string()),
  hours: v.string(),
  repName: v.string(),
  /** Who that person is: "County treasurer"; absent: of the office. */
  repTitle: v.nullish(v.string()),
  url: v.nullable(v.string()),
  /** An https address; null: the initials of the name. */
  logo: v.nullable(v.string()),
  /** `#RRGGBB`; null: the product's green. */
  brand_color: v.nullable(v.string()),
  /** IANA zone of due dates and posting days. */
  time_zone: v.string(),
  roll_type_real: v.string(),
  enableTerminal: v.boolean(),
  force_guest_checkout_per_item: v.boolean(),
  /** The picture's words for who does not see it. */
  logo_alt: v.nullish(v.string()),
  /** false: citizens pay as guests and cannot sign up. */
  allow_accounts: v.optional(v.boolean()),
  /** The lines that a cart may have, of all departments together. */
  max_cart_items: v.optional(count),
  /** The office's sentence in the warning before a session ends. */
  session_text: v.nullish(v.string()),
  /** For visitors whose browser asks for none of the product's languages. */
  default_language: v.optional(v.string()),
  /** `office`, `hours`, `repTitle`, `receipt_footer`, `session_text`. */
  translations,
}

/** Ids of calls (`Endpoint.id`); `all`: every one that this build knows. */
export const addedCalls = v.union([v.picklist(['all']), v.array(v.string())])
export type AddedCalls = v.InferOutput<typeof addedCalls>

/** The public facts of a merchant (specification §3, "Merchant settings (public info)"). */
export const merchantInfo = v.object({
  /** null: the host does not say, and who belongs to it follows from the subdomain alone. */
  id: v.nullable(id),
  ...facts,
  is_enabled: numericFlag,
  /** The calls beyond the specification's that this host has; none: only the given ones. */
  added_calls: v.optional(addedCalls),
})
export type MerchantInfo = v.InferOutput<typeof merchantInfo>

export const maintenanceLevel = v.picklist(['banner', 'payments-off', 'site-off'])

export const maintenance = v.object({
  is_maintenance: v.boolean(),
  message: v.optional(v.nullable(v.string())),
  level: v.optional(maintenanceLevel),
  ends_at: v.optional(v.nullable(instant)),
  /** Whether staff may work while the site is off (product.md A25). */
  allow_staff: v.optional(v.boolean()),
  /** An https address that tells more. */
  status_url: v.optional(v.nullable(v.string())),
  /** `message`. */
  translations,
})
export type Maintenance = v.InferOutput<typeof maintenance>

/** What the city tells every visitor of its site (product.md A20, on-site banner). */
const siteNotice = v.object({
  id,
  title: v.string(),
  text: v.string(),
  /** null: until it is taken away. */
  ends_at: v.nullable(instant),
  /** `title`, `text`. */
  translations,
})
export type SiteNotice = v.InferOutput<typeof siteNotice>

export const getMerchantInfo = endpoint({
  id: 'getMerchantInfo',
  method: 'GET',
  path: 'api/merchant-info',
  in_specification: true,
  access: 'anyone',
  answer: v.object({
    data: merchantInfo,
    maintenance: v.optional(maintenance),
    /** Our own; without it there is none. */
    notices: v.optional(v.array(siteNotice)),
    /** The request's subdomain is an old one: the page goes on to this one. */
    moved_to: v.optional(v.string()),
  }),
  errors: [403, 404, 503],
})
