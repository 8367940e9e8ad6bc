import type { Warning, WarningEvent } from '@/contract/warnings'
import type { MessageId } from '@/i18n/message-ids'
import type { CodeWords } from '@/screens/shared/use-code-words'
import type { FailureWords } from '@/screens/shared/forms/write-problem'

export const severityWords: CodeWords<Warning['severity']> = {
  high: { word: 'warnings.severity.high', tone: 'late' },
  medium: { word: 'warnings.severity.medium', tone: 'due' },
  low: { word: 'warnings.severity.low', tone: 'plain' },
}

export const kindWords: CodeWords<Warning['kind']> = {
  'suspicious-traffic': { word: 'warnings.kind.suspicious-traffic', tone: 'plain' },
  'unknown-payment': { word: 'warnings.kind.unknown-payment', tone: 'plain' },
  'card-point': { word: 'warnings.kind.card-point', tone: 'plain' },
  'decline-rate': { word: 'warnings.kind.decline-rate', tone: 'plain' },
  'county-system': { word: 'warnings.kind.county-system', tone: 'plain' },
  'import-failed': { word: 'warnings.kind.import-failed', tone: 'plain' },
  'bounce-rate': { word: 'warnings.kind.bounce-rate', tone: 'plain' },
  'foreign-host': { word: 'warnings.kind.foreign-host', tone: 'plain' },
  'merchant-off': { word: 'warnings.kind.merchant-off', tone: 'plain' },
}

export const stateWords: CodeWords<Warning['state']> = {
  open: { word: 'warnings.state.open', tone: 'due' },
  acknowledged: { word: 'warnings.state.acknowledged', tone: 'info' },
  closed: { word: 'warnings.state.closed', tone: 'plain' },
}

/** What should be done about it. */
export const adviceWords: Readonly<Record<Warning['kind'], MessageId>> = {
  'suspicious-traffic': 'warnings.advice.suspicious-traffic',
  'unknown-payment': 'warnings.advice.unknown-payment',
  'card-point': 'warnings.advice.card-point',
  'decline-rate': 'warnings.advice.decline-rate',
  'county-system': 'warnings.advice.county-system',
  'import-failed': 'warnings.advice.import-failed',
  'bounce-rate': 'warnings.advice.bounce-rate',
  'foreign-host': 'warnings.advice.foreign-host',
  'merchant-off': 'warnings.advice.merchant-off',
}

export const eventWords: Readonly<Record<WarningEvent['event'], MessageId>> = {
  raised: 'warnings.event.raised',
  'happened-again': 'warnings.event.happened-again',
  resolved: 'warnings.event.resolved',
  acknowledged: 'warnings.event.acknowledged',
  assigned: 'warnings.event.assigned',
  closed: 'warnings.event.closed',
  reopened: 'warnings.event.reopened',
}

/** Why it happened, where the cloud says a code. */
const codes = {
  'wrong-credentials': 'warnings.code.wrong-credentials',
  'unknown-merchant': 'warnings.code.unknown-merchant',
  'unknown-site': 'warnings.code.unknown-site',
  'no-answer': 'warnings.code.no-answer',
  'test-declined': 'warnings.code.test-declined',
  slow: 'warnings.code.slow',
  'unknown-code': 'warnings.code.unknown-code',
  changed: 'warnings.code.changed',
  'department-off': 'warnings.code.department-off',
  error: 'warnings.code.error',
} as const satisfies Readonly<Record<string, MessageId>>

const isKnown = (code: string): code is keyof typeof codes => Object.hasOwn(codes, code)

/** null: a newer server's code, which shows as it is. */
export const codeWord = (code: string): MessageId | null => (isKnown(code) ? codes[code] : null)

/** Why a change was refused; without fields there are no two versions to choose from. */
export const refusalWords = {
  codes: {
    not_now: 'warnings.refused.notNow',
    gone: 'warnings.refused.gone',
    changed: 'warnings.refused.changed',
  },
} as const satisfies FailureWords
