import { useIntl } from 'react-intl'
import type { channelNames } from '@/contract/reports/dashboard'
import type { PaidWith } from '@/contract/payments/paid-with'
import { brandName } from '@/rules/payments/cards'
import { type CodeWords, useCodeWords } from '@/screens/shared/use-code-words'

/** What a payment was made with, for staff. */
export const paidWithWords: CodeWords<PaidWith> = {
  card: { word: 'payment-words.tender.card', tone: 'plain' },
  echeck: { word: 'payment-words.tender.echeck', tone: 'plain' },
  cash: { word: 'payment-words.tender.cash', tone: 'plain' },
  check: { word: 'payment-words.tender.check', tone: 'plain' },
}

/** Where it was made. */
export const channelWords: CodeWords<(typeof channelNames)[number]> = {
  guest: { word: 'payment-words.channel.guest', tone: 'plain' },
  'signed-in': { word: 'payment-words.channel.signed-in', tone: 'plain' },
  counter: { word: 'payment-words.channel.counter', tone: 'plain' },
  terminal: { word: 'payment-words.channel.terminal', tone: 'plain' },
}

interface PaidBy {
  readonly tender: PaidWith
  readonly brand: string | null
  readonly last4: string
}

/**
 * What a payment was made with: in a row "Visa ···· 1443", in a sentence "Visa ending in 1443"; "Cash"
 * in both. A screen that shows it loads the messages `payment-words`.
 */
export function usePaidWith(): Readonly<Record<'inRow' | 'inSentence', (by: PaidBy) => string>> {
  const { formatMessage } = useIntl()
  const tenders = useCodeWords(paidWithWords)
  const nameOf = ({ tender, brand }: PaidBy) => brandName(brand) ?? tenders.text(tender)
  return {
    inRow: (by) => (by.last4 === '' ? nameOf(by) : `${nameOf(by)} ····\u00A0${by.last4}`),
    inSentence: (by) =>
      by.last4 === ''
        ? nameOf(by)
        : formatMessage(
            { id: 'payment-words.tender.ending' },
            { name: nameOf(by), last4: by.last4 },
          ),
  }
}
