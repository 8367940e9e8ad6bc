import { useIntl } from 'react-intl'
import { looksLikeCardNumber } from '@/contract/card-numbers'

/** For texts that stand in an address: a card number must be in no address and no log. */
export function useCardNumberProblem(): (text: string) => string | null {
  const { formatMessage } = useIntl()
  return (text) =>
    looksLikeCardNumber(text) ? formatMessage({ id: 'ui.field.card-number' }) : null
}
