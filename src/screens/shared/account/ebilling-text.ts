import { useIntl } from 'react-intl'
import type { Ebilling } from '@/contract/people/subscriptions'
import { ebillingState } from '@/rules/people/ebilling'
import { useDayWords } from '@/screens/shared/time/day-words'
import { useToday } from '@/screens/shared/time/use-today'

/** "On paper until Jul 1, then by e-mail." */
export function useEbillingText(): (choice: Readonly<Ebilling> | null) => string {
  const { formatMessage } = useIntl()
  const today = useToday()
  const dayWords = useDayWords()
  return (choice) => {
    const { now, next } = ebillingState(choice, today)
    if (next === null) return formatMessage({ id: `account-view.ebilling.now.${now}` })
    const date = dayWords(next.from)
    return formatMessage({ id: `account-view.ebilling.next.${next.way}` }, { date })
  }
}
