import type { SettingsStep } from '@/contract/merchants/launch'
import type { SourceType } from '@/contract/departments/departments'
import { type SettingName, settingNames } from '@/contract/merchants/setting-names'

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

/** The first department that has this setting: where a search for it leads. */
export function departmentWith<Row extends { readonly source_type: SourceType }>(
  departments: readonly Row[],
  setting: SettingName,
): Row | undefined {
  const kinds = kindsOf[setting]
  return kinds && departments.find(({ source_type }) => kinds.includes(source_type))
}

/** A department's own settings, by the kinds of departments that have them. */
const kindsOf: Readonly<Partial<Record<SettingName, readonly SourceType[]>>> = {
  source: [1, 2, 3, 4],
  notice: [1, 2, 3, 4],
  'bill-search': [1, 2],
  'entry-fields': [4],
}

export const isSettingName = (text: unknown): text is SettingName =>
  settingNames.some((name) => name === text)

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
