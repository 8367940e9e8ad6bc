import type { SettingsStep } from '@/contract/launch'
import type { SettingName } from '@/contract/setting-names'

/** The step of the merchant's form in which each setting is made (product.md A3). */
export const settingSteps = {
  name: 'identity',
  contact: 'identity',
  phone: 'identity',
  fax: 'identity',
  address: 'identity',
  hours: 'identity',
  website: 'identity',
  logo: 'identity',
  'time-zone': 'identity',
  'default-language': 'identity',
  'receipt-footer': 'identity',
  'sub-domain': 'domain',
  aliases: 'domain',
  'guest-checkout': 'rules',
  terminal: 'rules',
  'roll-type': 'rules',
  accounts: 'rules',
  'cart-items': 'rules',
  'session-text': 'rules',
  'cash-and-checks': 'rules',
  departments: 'departments',
  source: 'departments',
  'bill-search': 'departments',
  'entry-fields': 'departments',
  notice: 'departments',
  tenders: 'payments',
  'card-fee': 'payments',
  'echeck-fee': 'payments',
  'fee-payer': 'payments',
  'echeck-maximum': 'payments',
  partial: 'payments',
  minimum: 'payments',
  overpay: 'payments',
  order: 'payments',
  halves: 'payments',
  cutoff: 'payments',
  credentials: 'card-point',
  staff: 'users',
  sender: 'notifications',
} as const satisfies Readonly<Record<SettingName, SettingsStep>>

export type SettingStep = (typeof settingSteps)[SettingName]

/** Payment settings are a department's: a merchant without departments has none. */
export function hasSetting(
  { departments_total }: { readonly departments_total: number },
  setting: SettingName,
): boolean {
  return settingSteps[setting] !== 'payments' || departments_total > 0
}

/** The settings whose name has this text, for a search in the reader's language. */
export function settingsNamed(
  names: readonly { readonly setting: SettingName; readonly name: string }[],
  text: string,
): SettingName[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return names.filter(({ name }) => plain(name).includes(wanted)).map(({ setting }) => setting)
}

/** Without capitals and accents: "telefono" finds "Teléfono". */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
