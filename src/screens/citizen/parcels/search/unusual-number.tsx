import { use } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isLocale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'
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
  const { locale } = useIntl()
  use(loadAreas(isLocale(locale) ? locale : 'en', 'bill'))
  if (matchesPattern(pattern, typed)) return null
  return <FormattedMessage id="bill.search.unusual" values={{ kind, example }} />
}
