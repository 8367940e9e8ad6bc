import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '@/i18n/format'
import { useTimeZone } from '@/screens/shared/time-zone'
import { now, timeOf } from '@/state/clock'
import { TextLink } from '@/ui/text-link'

interface AsOfProps {
  /** When the amounts came, by the machine's clock. */
  updatedAt: number
  refreshing: boolean
  onRefresh: () => void
}

const staleAfterMs = 5 * 60_000

/** "As of 2:14 PM · Refresh", once amounts are older than five minutes (product.md 2.0, "Stale"). */
export function AsOf({ updatedAt, refreshing, onRefresh }: AsOfProps) {
  const formats = useFormats()
  const zone = useTimeZone()
  const [staleSince, setStaleSince] = useState<number | null>(null)
  useEffect(() => {
    const left = timeOf(updatedAt) + staleAfterMs - now()
    const timer = setTimeout(() => setStaleSince(updatedAt), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [updatedAt])
  if (staleSince !== updatedAt) return null
  const at = new Date(timeOf(updatedAt)).toISOString()
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
