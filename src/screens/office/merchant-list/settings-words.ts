import type { SettingName } from '@/contract/merchants/setting-names'
import type { ListedSettings } from '@/contract/merchants/settings-list'
import type { MessageId } from '@/i18n/message-ids'
import type { CodeWords } from '@/screens/shared/use-code-words'
import type { FailureWords } from '@/screens/shared/forms/write-problem'

export const statusWords: CodeWords<ListedSettings['status']> = {
  enabled: { word: 'merchant-list.status.enabled', tone: 'brand' },
  disabled: { word: 'merchant-list.status.disabled', tone: 'late' },
}

export const environmentWords: CodeWords<NonNullable<ListedSettings['environment']>> = {
  UAT: { word: 'list.environment.test', tone: 'due' },
  PROD: { word: 'list.environment.live', tone: 'plain' },
}

export const maintenanceWords: CodeWords<NonNullable<ListedSettings['maintenance']>> = {
  banner: { word: 'merchant-list.maintenance.banner', tone: 'info' },
  'payments-off': { word: 'merchant-list.maintenance.payments-off', tone: 'due' },
  'site-off': { word: 'merchant-list.maintenance.site-off', tone: 'late' },
}

/** What a setting is called: as its field, where both are in the same words. */
export const settingWords: Readonly<Record<SettingName, MessageId>> = {
  name: 'merchants.field.name',
  contact: 'merchant-list.setting.contact',
  phone: 'merchants.field.phone',
  fax: 'merchant-list.setting.fax',
  address: 'merchant-list.setting.address',
  hours: 'merchant-list.setting.hours',
  website: 'merchant-list.setting.website',
  logo: 'merchants.field.logo',
  'time-zone': 'merchants.field.time-zone',
  'default-language': 'merchants.field.default-language',
  'receipt-footer': 'merchants.field.receipt-footer',
  'sub-domain': 'merchants.field.sub-domain',
  aliases: 'merchants.field.aliases',
  'guest-checkout': 'merchants.field.force-guest-checkout-per-item',
  terminal: 'merchants.field.enableTerminal',
  'cash-and-checks': 'merchants.field.cash-and-checks',
  'roll-type': 'merchants.field.roll-type-real',
  accounts: 'merchants.field.allow-accounts',
  'cart-items': 'merchants.field.max-cart-items',
  'session-text': 'merchants.field.session-text',
  departments: 'merchant-list.setting.departments',
  source: 'merchant-list.setting.source',
  'bill-search': 'merchant-list.setting.bill-search',
  'entry-fields': 'merchant-list.setting.entry-fields',
  notice: 'merchant-list.setting.notice',
  tenders: 'merchant-list.setting.tenders',
  'card-fee': 'merchant-list.setting.card-fee',
  'echeck-fee': 'merchant-list.setting.echeck-fee',
  'fee-payer': 'merchant-list.setting.fee-payer',
  'echeck-maximum': 'merchant-list.setting.echeck-maximum',
  partial: 'merchant-list.setting.partial',
  minimum: 'merchant-list.setting.minimum',
  overpay: 'merchant-list.setting.overpay',
  order: 'merchant-list.setting.order',
  halves: 'merchant-list.setting.halves',
  cutoff: 'merchant-list.setting.cutoff',
  credentials: 'merchant-list.setting.credentials',
  staff: 'merchant-list.setting.staff',
  sender: 'merchants.part.sender',
}

/** The text of a refused change, in the reader's language. */
export const refusalWords = {
  codes: {
    blocked: 'merchant-list.refused.blocked',
    gone: 'merchant-list.refused.gone',
    enabled: 'merchant-list.refused.enabled',
    has_payments: 'merchant-list.refused.payments',
  },
} as const satisfies FailureWords
