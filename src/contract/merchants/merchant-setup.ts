import * as v from 'valibot'
import { launchStep } from './launch'
import { facts, merchantInfo } from './merchants'
import { sentTranslations } from '@/contract/sent-translations'
import {
  count,
  emailText,
  id,
  instant,
  longText,
  nameText,
  numberText,
  shortText,
  upTo,
} from '@/contract/wire'

/** A merchant as its administrators see and change it (product.md A3). */

/** The numbers of old subdomains and of allowed outside sites. */
export const mostAliases = 20
export const mostOutsideHosts = 50
/** As many lines as a payment can have, by far. */
export const mostCartItems = 100

export const siteLanguages = ['en', 'es', 'de', 'ja', 'fr'] as const
export type SiteLanguage = (typeof siteLanguages)[number]

/** The sender of the merchant's mails; an empty name is the merchant's. */
const sender = v.object({
  from_name: nameText,
  /** null: replies are not read. */
  reply_to: v.nullable(emailText),
})

/** What an administrator of the provider needs to know beyond what everyone reads. */
const ownFields = {
  logo_alt: v.nullable(nameText),
  allow_accounts: v.boolean(),
  max_cart_items: upTo(mostCartItems, 1),
  session_text: v.nullable(longText),
  /** Staff may record money that was taken in cash or by paper check. */
  cash_and_checks: v.boolean(),
  default_language: v.picklist(siteLanguages),
  /** Subdomains of the past that lead to this one. */
  aliases: v.pipe(v.array(shortText), v.maxLength(mostAliases)),
  /** The sites that its departments may send people to, and no others. */
  outside_hosts: v.pipe(v.array(nameText), v.maxLength(mostOutsideHosts)),
  receipt_footer: v.nullable(longText),
  sender,
}

const { added_calls: _calls, ...publicFacts } = merchantInfo.entries

export const merchant = v.object({
  ...publicFacts,
  id,
  ...ownFields,
  /** null here and below: the host does not say. */
  departments_on: v.nullable(count),
  departments_total: v.nullable(count),
  environment: v.nullable(v.picklist(['UAT', 'PROD'])),
  /** Its site was on once: links to its subdomain are around. */
  was_open: v.boolean(),
  /** The last approved test payment. */
  tested_at: v.nullable(instant),
  /** What is done, and what keeps the site from opening. */
  launch: v.array(launchStep),
  updated_at: v.nullable(instant),
  updated_by: v.nullable(v.string()),
  /** Names this state of its fields; a change sends it back. */
  version: v.string(),
})
export type Merchant = v.InferOutput<typeof merchant>

const identity = {
  name: nameText,
  office: nameText,
  address: nameText,
  city: nameText,
  state: shortText,
  zip: shortText,
  phone: shortText,
  fax: v.nullable(shortText),
  hours: longText,
  repName: nameText,
  repTitle: v.nullish(nameText),
  url: v.nullable(longText),
  logo: v.nullable(longText),
  brand_color: v.nullable(shortText),
  time_zone: shortText,
}

const others = {
  sub_domain: shortText,
  roll_type_real: shortText,
  enableTerminal: facts.enableTerminal,
  force_guest_checkout_per_item: facts.force_guest_checkout_per_item,
  /** Of its own texts; in a change, the texts that are sent. */
  translations: v.nullish(sentTranslations),
  ...ownFields,
}

/** All that an administrator writes. */
export const merchantFields = v.object({ ...identity, ...others })
export type MerchantFields = v.InferOutput<typeof merchantFields>

/** What is left out has its default; the subdomain is made of the name. */
export const newMerchant = v.object({ ...identity, ...v.partial(v.object(others)).entries })
export type NewMerchant = v.InferOutput<typeof newMerchant>

export const merchantChanges = v.object({
  ...v.partial(merchantFields).entries,
  /** The version that the editor has read. */
  version: numberText,
})
export type MerchantChanges = v.InferOutput<typeof merchantChanges>

/** The subdomains that are taken, each with the merchant that it leads to. */
export const domain = v.object({ id, sub_domain: v.string(), aliases: v.array(v.string()) })
export type Domain = v.InferOutput<typeof domain>
