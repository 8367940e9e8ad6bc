import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useStale } from './use-stale'
import { TextLink } from '@/ui/action/text-link'

interface AsOfProps {
  updatedAt: number
  zone: string
  refreshing: boolean
  onRefresh: () => void
}

/**
 * "As of 2:14 PM · Refresh", once the data are older than five minutes (product.md 2.0, "Stale").
 */
export function AsOf({ updatedAt, zone, refreshing, onRefresh }: AsOfProps) {
  const { time } = useFormats()
  const at = useStale(updatedAt)
  if (at === null) return null
  return (
    <chakra.p textStyle="help">
      <FormattedMessage id="office.asOf.time" values={{ time: time(at, zone) }} />
      {' · '}
      <TextLink asChild inline>
        <button type="button" onClick={onRefresh} aria-disabled={refreshing}>
          <FormattedMessage id="office.asOf.refresh" />
        </button>
      </TextLink>
    </chakra.p>
  )
}
