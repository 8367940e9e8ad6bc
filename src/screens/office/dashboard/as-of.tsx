import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useStale } from '@/screens/shared/use-stale'
import { TextLink } from '@/ui/action/text-link'

interface AsOfProps {
  updatedAt: number
  zone: string
  refreshing: boolean
  onRefresh: () => void
}

/** "As of 2:14 PM · Refresh", once the numbers are older than five minutes (product.md 2.0, "Stale"). */
export function AsOf({ updatedAt, zone, refreshing, onRefresh }: AsOfProps) {
  const { time } = useFormats()
  const at = useStale(updatedAt)
  if (at === null) return null
  return (
    <chakra.p textStyle="help">
      <FormattedMessage id="dashboard.page.asOf" values={{ time: time(at, zone) }} />
      {' · '}
      <TextLink asChild inline>
        <button type="button" onClick={onRefresh} aria-disabled={refreshing}>
          <FormattedMessage id="dashboard.page.refresh" />
        </button>
      </TextLink>
    </chakra.p>
  )
}
