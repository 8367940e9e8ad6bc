import type { channelNames } from '@/contract/dashboard'
import type { PaidWith } from '@/contract/paid-with'
import type { CodeWords } from './use-code-words'

/** What a payment was made with, for staff. */
export const paidWithWords: CodeWords<PaidWith> = {
  card: { word: 'paid-with.tender.card', tone: 'plain' },
  echeck: { word: 'paid-with.tender.echeck', tone: 'plain' },
  cash: { word: 'paid-with.tender.cash', tone: 'plain' },
  check: { word: 'paid-with.tender.check', tone: 'plain' },
}

/** Where it was made. */
export const channelWords: CodeWords<(typeof channelNames)[number]> = {
  guest: { word: 'paid-with.channel.guest', tone: 'plain' },
  'signed-in': { word: 'paid-with.channel.signed-in', tone: 'plain' },
  counter: { word: 'paid-with.channel.counter', tone: 'plain' },
  terminal: { word: 'paid-with.channel.terminal', tone: 'plain' },
}
