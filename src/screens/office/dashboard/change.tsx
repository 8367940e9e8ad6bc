import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { FallIcon, RiseIcon } from '@/ui/display/icons'

interface ChangeProps {
  now: number
  before: number
  /** The previous period, in words. */
  days: ReactNode
}

/** "12% more than May 19 – May 25"; from zero there is no percentage, only the earlier amount. */
export function Change({ now, before, days }: ChangeProps) {
  const { money, rate } = useFormats()
  if (now === before) return <FormattedMessage id="dashboard.tile.same" values={{ days }} />
  const percent = Math.round((Math.abs(now - before) / Math.abs(before)) * 100)
  // A larger percentage says little, and a smaller one would round to 0.
  if (before === 0 || percent > 300 || percent === 0) {
    return <FormattedMessage id="dashboard.tile.was" values={{ days, amount: money(before) }} />
  }
  const grows = now > before
  return (
    <Root>
      {grows ? <RiseIcon /> : <FallIcon />}
      <span>
        <FormattedMessage
          id={grows ? 'dashboard.tile.more' : 'dashboard.tile.less'}
          values={{ days, change: rate(percent * 100) }}
        />
      </span>
    </Root>
  )
}

const Root = chakra('span', {
  base: {
    display: 'flex',
    gap: '1.5',
    '--icon-size': '1rem',
    '& > svg': { mt: '0.1563rem' },
  },
})
