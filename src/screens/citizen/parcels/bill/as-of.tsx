import { FormattedMessage } from 'react-intl'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '@/i18n/format'
import { useStale } from '@/screens/shared/detail/use-stale'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { TextLink } from '@/ui/action/text-link'

interface AsOfProps {
  /** The time of the amounts, by the machine's clock. */
  updatedAt: number
  refreshing: boolean
  onRefresh: () => void
}

/** "As of 2:14 PM · Refresh", once amounts are older than five minutes (product.md 2.0, "Stale"). */
export function AsOf({ updatedAt, refreshing, onRefresh }: AsOfProps) {
  const formats = useFormats()
  const zone = useTimeZone()
  const at = useStale(updatedAt)
  if (at === null) return null
  return (
    <chakra.p textStyle="help" data-screen-only="">
      <FormattedMessage id="bill.asOf.text" values={{ time: formats.time(at, zone) }} />
      {' · '}
      <TextLink asChild inline>
        <button type="button" onClick={onRefresh} aria-disabled={refreshing}>
          <FormattedMessage id="bill.asOf.refresh" />
        </button>
      </TextLink>
    </chakra.p>
  )
}
