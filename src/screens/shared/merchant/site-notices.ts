import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { inLanguage } from '@/rules/languages/in-language'
import { now } from '@/state/clock'
import { config } from '@/state/preferences'
import { useMerchantInfo } from './merchant'

/** Ids of notices that were put away; the oldest are forgotten. */
const mostKept = 50

export function dismissNotice(id: string): void {
  config.dismissed_notices = [...config.dismissed_notices, id].slice(-mostKept)
}

/** The city's notices that have not ended and were not put away, in the visitor's language. */
export function useSiteNotices() {
  const { locale } = useIntl()
  const { dismissed_notices: dismissed } = useSnapshot(config)
  const notices = useMerchantInfo()?.notices ?? []
  return notices
    .filter(({ id, ends_at: end }) => {
      return !dismissed.includes(id) && (end === null || Date.parse(end) > now())
    })
    .map((notice) => inLanguage(notice, locale))
}
