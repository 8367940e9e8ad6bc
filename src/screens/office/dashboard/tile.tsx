import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { TextLink } from '@/ui/action/text-link'
import { Card } from '@/ui/layout/card'
import { InfoPopover } from '@/ui/overlay/info-popover'
import type { ReportFilter, ReportOf } from './use-report-address'

const Root = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    px: { base: '3.5', sm: '4.5' },
    py: '3.5',
    '& > h2': {
      fontSize: 'cell',
      lineHeight: '1.375rem',
      color: 'fg.muted',
      alignSelf: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > h2 > a:not(:hover)': { textDecorationColor: 'var(--ct-colors-line-control)' },
    '& > p': { gridColumn: '1 / -1' },
    '& > [data-value]': {
      fontSize: { base: 'xl', sm: '1.5rem' },
      lineHeight: '2.25rem',
      fontWeight: 'bold',
      letterSpacing: '-0.01em',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})

interface TileProps {
  name: string
  /** The same days in a report; null: the role may see none. */
  report?: ReportOf | null
  /** Which payments of that report the figure is about; default: all. */
  filter?: ReportFilter | undefined
  /** The count, beside the name. */
  count?: string | undefined
  value: ReactNode
  /** Compared with the previous period. */
  change: ReactNode
  /** The calculation, so that the figure can be trusted. */
  how: ReactNode
}

/** One figure of the period. */
export function Tile({ name, report, filter, count, value, change, how }: TileProps) {
  const { formatMessage } = useIntl()
  const named = count === undefined ? name : `${name} · ${count}`
  return (
    <Root>
      <h2>
        {report ? (
          <TextLink asChild inline>
            <Link {...report(filter ?? {})}>{named}</Link>
          </TextLink>
        ) : (
          named
        )}
      </h2>
      <chakra.div me="-1.5" my="-0.5">
        <InfoPopover label={formatMessage({ id: 'dashboard.how.label' }, { name })}>
          {how}
        </InfoPopover>
      </chakra.div>
      <p data-value="">{value}</p>
      <chakra.p textStyle="help" minHeight="1.3125rem">
        {change}
      </chakra.p>
    </Root>
  )
}
