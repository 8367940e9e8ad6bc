import { useIntl } from 'react-intl'
import type { RecaptchaEvent } from '@/contract/recaptcha/recaptcha-events'
import { useFormats } from '@/i18n/format'
import { reasonWords } from './event-words'

/** A try in words, in the list, its file and the drawer; an empty text: none. */
export function useEventTexts() {
  const { formatMessage, formatNumber } = useIntl()
  const { locale } = useFormats()
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  return {
    network: ({ network }: Pick<RecaptchaEvent, 'network'>): string =>
      network ?? formatMessage({ id: 'recaptcha-events.network.unknown' }),
    /** The root domain is the provider's. */
    merchant: ({ merchant }: RecaptchaEvent): string =>
      merchant?.name ?? formatMessage({ id: 'recaptcha-events.merchant.root' }),
    score: ({ score }: Pick<RecaptchaEvent, 'score'>): string =>
      formatNumber(score, { minimumFractionDigits: 1 }),
    country: ({ country }: RecaptchaEvent): string =>
      country === null ? '' : (countries.of(country) ?? country),
    reason: ({ reason }: RecaptchaEvent): string =>
      reason === null ? '' : formatMessage({ id: reasonWords[reason] }),
  }
}
