import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { longestSubdomain, shortestSubdomain } from '@/rules/merchants/subdomain'
import { merchantDefaults } from '@/rules/merchants/merchant-texts'
import type { FieldWords } from '@/screens/shared/forms/field-table'
import { useOtherLanguagesWords } from '@/screens/shared/forms/other-languages'

/** The settings of a merchant's own steps, by the names that the log gives them. */
const wordsOf = {
  name: 'name',
  office: 'office',
  repName: 'repName',
  repTitle: 'repTitle',
  phone: 'phone',
  fax: 'fax',
  hours: 'hours',
  address: 'address',
  city: 'city',
  state: 'state',
  zip: 'zip',
  url: 'url',
  logo: 'logo',
  logo_alt: 'logo-alt',
  brand_color: 'brand-color',
  time_zone: 'time-zone',
  default_language: 'default-language',
  receipt_footer: 'receipt-footer',
  sub_domain: 'sub-domain',
  aliases: 'aliases',
  force_guest_checkout_per_item: 'force-guest-checkout-per-item',
  allow_accounts: 'allow-accounts',
  enableTerminal: 'enableTerminal',
  cash_and_checks: 'cash-and-checks',
  max_cart_items: 'max-cart-items',
  roll_type_real: 'roll-type-real',
  session_text: 'session-text',
  outside_hosts: 'outside-hosts',
  from_name: 'from-name',
  reply_to: 'reply-to',
} as const
export type SettingName = keyof typeof wordsOf

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(wordsOf, name)

const labelOf = (name: SettingName) =>
  `merchants.field.${wordsOf[name]}` as const satisfies MessageId
const helpOf = (name: SettingName) => `merchants.help.${wordsOf[name]}` as const satisfies MessageId

/** The words of a setting, on every screen. */
export function useSettingWords(): (name: SettingName | 'translations') => FieldWords {
  const { formatMessage } = useIntl()
  const languages = useOtherLanguagesWords()
  const values = {
    items: merchantDefaults.max_cart_items,
    least: shortestSubdomain,
    most: longestSubdomain,
  }
  return (name) =>
    name === 'translations'
      ? languages
      : {
          label: formatMessage({ id: labelOf(name) }),
          help: formatMessage({ id: helpOf(name) }, values),
        }
}
