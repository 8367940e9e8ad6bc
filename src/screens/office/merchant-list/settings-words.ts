import type { ListedSettings } from '@/contract/settings-list'
import type { CodeWords } from '@/screens/shared/use-code-words'
import type { FailureWords } from '@/screens/shared/write-problem'

export const statusWords: CodeWords<ListedSettings['status']> = {
  enabled: { word: 'merchant-list.status.enabled', tone: 'brand' },
  disabled: { word: 'merchant-list.status.disabled', tone: 'late' },
}

export const environmentWords: CodeWords<NonNullable<ListedSettings['environment']>> = {
  UAT: { word: 'merchant-list.environment.test', tone: 'due' },
  PROD: { word: 'merchant-list.environment.live', tone: 'plain' },
}

export const maintenanceWords: CodeWords<NonNullable<ListedSettings['maintenance']>> = {
  banner: { word: 'merchant-list.maintenance.banner', tone: 'info' },
  'payments-off': { word: 'merchant-list.maintenance.payments-off', tone: 'due' },
  'site-off': { word: 'merchant-list.maintenance.site-off', tone: 'late' },
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
