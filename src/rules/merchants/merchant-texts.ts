import type { InferOutput } from 'valibot'
import { plainCharacters } from '@/contract/plain-characters'
import type { Merchant, MerchantFields, NewMerchant } from '@/contract/merchants/merchant-setup'
import { longest } from '@/contract/wire'
import { identityTextsOf, siteTextsOf } from '../languages/own-texts'
import { writtenPhone } from '../people/contact'
import { aliasesAfter, normalLabel } from './subdomain'
import type { identityRules, senderRules, siteRules } from './merchant-fields'

/** Between a merchant's row and the forms of its steps, where empty is ''. */

export type IdentityFields = InferOutput<ReturnType<typeof identityRules>>
export type SiteFields = InferOutput<ReturnType<typeof siteRules>>
export type SenderFields = InferOutput<ReturnType<typeof senderRules>>

const text = (value: string | null | undefined): string => value ?? ''
const orNull = (value: string): string | null => value.trim() || null

type MerchantDefaults = Required<
  Omit<MerchantFields, Exclude<keyof IdentityFields, 'translations'> | 'sub_domain'>
> &
  Pick<MerchantFields, 'logo_alt' | 'default_language' | 'receipt_footer'>

/** Of every setting that has one: the value of a new merchant. */
export const merchantDefaults: MerchantDefaults = {
  roll_type_real: 'REAL',
  enableTerminal: false,
  cash_and_checks: false,
  force_guest_checkout_per_item: false,
  translations: null,
  logo_alt: null,
  allow_accounts: true,
  max_cart_items: 100,
  session_text: null,
  default_language: 'en',
  aliases: [],
  outside_hosts: [],
  receipt_footer: null,
  sender: { from_name: '', reply_to: null },
}

/**
 * In the time zone of most, with the usual language. In the order of the page, which a summary of
 * errors follows.
 */
export const newIdentity: IdentityFields = {
  name: '',
  office: '',
  phone: '',
  fax: '',
  hours: '',
  url: '',
  repName: '',
  repTitle: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  time_zone: 'America/New_York',
  default_language: merchantDefaults.default_language,
  logo: '',
  logo_alt: '',
  brand_color: '',
  receipt_footer: '',
  translations: identityTextsOf(merchantDefaults),
}

export const identityValues = {
  toForm(row: MerchantFields): IdentityFields {
    return {
      name: row.name,
      office: row.office,
      phone: row.phone,
      fax: text(row.fax),
      hours: row.hours,
      url: text(row.url),
      repName: row.repName,
      repTitle: text(row.repTitle),
      address: row.address,
      city: row.city,
      state: row.state,
      zip: row.zip,
      time_zone: row.time_zone,
      default_language: row.default_language,
      logo: text(row.logo),
      logo_alt: text(row.logo_alt),
      brand_color: text(row.brand_color),
      receipt_footer: text(row.receipt_footer),
      translations: identityTextsOf(row),
    }
  },
  toBody(form: IdentityFields) {
    return {
      name: form.name.trim(),
      office: form.office.trim(),
      address: form.address.trim(),
      city: form.city.trim(),
      state: form.state.trim().toUpperCase(),
      zip: plainCharacters(form.zip),
      phone: writtenPhone(form.phone),
      fax: orNull(writtenPhone(form.fax)),
      hours: form.hours.trim(),
      repName: form.repName.trim(),
      repTitle: orNull(form.repTitle),
      url: orNull(form.url),
      logo: orNull(form.logo),
      logo_alt: orNull(form.logo_alt),
      brand_color: orNull(form.brand_color),
      time_zone: form.time_zone,
      default_language: form.default_language,
      receipt_footer: orNull(form.receipt_footer),
      translations: form.translations,
    } satisfies NewMerchant
  },
}

export const siteValues = {
  toForm(row: MerchantFields): SiteFields {
    return {
      force_guest_checkout_per_item: row.force_guest_checkout_per_item,
      allow_accounts: row.allow_accounts,
      enableTerminal: row.enableTerminal,
      cash_and_checks: row.cash_and_checks,
      max_cart_items: String(row.max_cart_items),
      roll_type_real: row.roll_type_real,
      session_text: text(row.session_text),
      translations: siteTextsOf(row),
      outside_hosts: row.outside_hosts.map((host) => ({ host })),
    }
  },
  toBody(form: SiteFields) {
    return {
      force_guest_checkout_per_item: form.force_guest_checkout_per_item,
      allow_accounts: form.allow_accounts,
      enableTerminal: form.enableTerminal,
      cash_and_checks: form.cash_and_checks,
      max_cart_items: Number(form.max_cart_items),
      roll_type_real: form.roll_type_real.trim(),
      session_text: orNull(form.session_text),
      translations: form.translations,
      outside_hosts: form.outside_hosts.map(({ host }) => host.trim().toLowerCase()),
    } satisfies Partial<MerchantFields>
  },
}

export const senderValues = {
  toForm: ({ sender }: Pick<Merchant, 'sender'>): SenderFields => ({
    from_name: sender.from_name,
    reply_to: text(sender.reply_to),
  }),
  toBody: ({ from_name, reply_to }: SenderFields) =>
    ({
      sender: { from_name: from_name.trim(), reply_to: orNull(reply_to) },
    }) satisfies Partial<MerchantFields>,
}

/** The name that a mail shows as its sender. */
export const senderName = ({ sender, name }: Pick<Merchant, 'sender' | 'name'>): string =>
  sender.from_name || name.slice(0, longest.name)

type DomainFields = Pick<MerchantFields, 'sub_domain' | 'aliases'>

/** A change of the subdomain, with the one before (null: unknown) among the old names. */
export function domainChanges(before: string | null, change: DomainFields): DomainFields {
  const sub_domain = normalLabel(change.sub_domain)
  return { sub_domain, aliases: aliasesAfter(change.aliases.map(normalLabel), before, sub_domain) }
}
