import { FormattedMessage } from 'react-intl'
import { useArea } from '@/i18n/use-area'
import { matchesPattern } from '@/rules/bills/matches-pattern'
import type { AccountKind } from '@/screens/shared/account/account-kind'

interface UnusualNumberProps {
  kind: AccountKind
  pattern: string | null
  example: string
  typed: string
}

/**
 * A hint and never a block, because offices write their numbers in more ways than a pattern covers.
 */
export function UnusualNumber({ kind, pattern, example, typed }: UnusualNumberProps) {
  useArea('bill')
  if (matchesPattern(pattern, typed)) return null
  return <FormattedMessage id="bill.search.unusual" values={{ kind, example }} />
}
