import type { RecaptchaBlock } from '@/contract/recaptcha/recaptcha-blocks'
import type { RecaptchaEvent, TryReason } from '@/contract/recaptcha/recaptcha-events'
import type { ScoreBand } from '@/contract/recaptcha/recaptcha-scores'
import type { MessageId } from '@/i18n/message-ids'
import type { CodeWords } from '@/screens/shared/use-code-words'
import type { FailureWords } from '@/screens/shared/forms/write-problem'

export const actionWords: CodeWords<RecaptchaEvent['action']> = {
  search: { word: 'recaptcha-events.action.search', tone: 'plain' },
  'sign-in': { word: 'recaptcha-events.action.sign-in', tone: 'plain' },
  'sign-up': { word: 'recaptcha-events.action.sign-up', tone: 'plain' },
  reset: { word: 'recaptcha-events.action.reset', tone: 'plain' },
  quote: { word: 'recaptcha-events.action.quote', tone: 'plain' },
  pay: { word: 'recaptcha-events.action.pay', tone: 'brand' },
  'add-card': { word: 'recaptcha-events.action.add-card', tone: 'plain' },
}

export const outcomeWords: CodeWords<RecaptchaEvent['outcome']> = {
  allowed: { word: 'recaptcha-events.outcome.allowed', tone: 'plain' },
  challenged: { word: 'recaptcha-events.outcome.challenged', tone: 'due' },
  blocked: { word: 'recaptcha-events.outcome.blocked', tone: 'late' },
}

export const bandWords: CodeWords<ScoreBand> = {
  low: { word: 'recaptcha-events.band.low', tone: 'late' },
  doubtful: { word: 'recaptcha-events.band.doubtful', tone: 'due' },
  fair: { word: 'recaptcha-events.band.fair', tone: 'plain' },
  good: { word: 'recaptcha-events.band.good', tone: 'plain' },
}

export const reasonWords: Readonly<Record<TryReason, MessageId>> = {
  score: 'recaptcha-events.reason.score',
  block: 'recaptcha-events.reason.block',
  visible: 'recaptcha-events.reason.visible',
  declines: 'recaptcha-events.reason.declines',
  network: 'recaptcha-events.reason.network',
  bin: 'recaptcha-events.reason.bin',
  amount: 'recaptcha-events.reason.amount',
}

export const blockWords: CodeWords<RecaptchaBlock['kind']> = {
  block: { word: 'recaptcha-events.block.block', tone: 'late' },
  allow: { word: 'recaptcha-events.block.allow', tone: 'brand' },
  visible: { word: 'recaptcha-events.block.visible', tone: 'due' },
}

/** Why a change was refused. */
export const refusalWords = {
  codes: { gone: 'recaptcha-events.refused.gone' },
} as const satisfies FailureWords
