import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { type Aging, type AgingBucket, agingBuckets } from '@/rules/bills/aging'
import { ageColors } from '@/ui/chart/chart-colors'
import { Money } from '@/ui/display/money'
import { Section } from '@/screens/shared/detail/section'

/** The age of open amounts, as one bar and in numbers, with its day (product.md P4, P8). */
export function AgingBar({ aging }: { aging: Aging }) {
  const { date } = useFormats()
  const parts = agingBuckets.map((bucket) => ({ bucket, cents: Math.max(0, aging[bucket]) }))
  const total = parts.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <Section
      title={<FormattedMessage id="bill.aging.title" />}
      beside={
        <chakra.p textStyle="help">
          <FormattedMessage id="bill.aging.asOf" values={{ date: date(aging.as_of) }} />
        </chakra.p>
      }
    >
      {/* The numbers below it say the same. */}
      {total > 0 && (
        <Bar aria-hidden="true">
          {parts.map(({ bucket, cents }) => (
            <i
              key={bucket}
              data-bucket={ages[bucket]}
              hidden={cents === 0}
              style={{ flexGrow: cents, minWidth: '4px' }}
            />
          ))}
        </Bar>
      )}
      <Numbers {...(total === 0 && { pt: '0' })}>
        {agingBuckets.map((bucket) => (
          <div key={bucket} data-bucket={ages[bucket]}>
            <dt>
              <FormattedMessage id={`bill.aging.${names[bucket]}`} />
            </dt>
            <dd>
              <Money cents={aging[bucket]} />
            </dd>
          </div>
        ))}
      </Numbers>
    </Section>
  )
}

const names = {
  days_0_30_cents: 'to30',
  days_31_60_cents: 'to60',
  days_61_90_cents: 'to90',
  days_over_90_cents: 'over90',
} as const

const ages: Readonly<Record<AgingBucket, number>> = {
  days_0_30_cents: 0,
  days_31_60_cents: 1,
  days_61_90_cents: 2,
  days_over_90_cents: 3,
}

const fills = {
  '&[data-bucket="0"]': { '--fill': 'var(--ct-colors-brand-fill)' },
  '&[data-bucket="1"]': {
    '--fill': `color-mix(in srgb, var(--ct-colors-due-fg) ${ageColors[1].due}%, var(--ct-colors-due-bg))`,
  },
  '&[data-bucket="2"]': { '--fill': 'var(--ct-colors-due-fg)' },
  '&[data-bucket="3"]': { '--fill': 'var(--ct-colors-late-fg)' },
} as const

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '2px',
    mx: { base: '4', sm: '5.5' },
    height: '3',
    borderRadius: 'pill',
    overflow: 'hidden',
    '& > i': { flexBasis: '0', bg: 'var(--fill)', forcedColorAdjust: 'none', ...fills },
  },
})

const Numbers = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '2',
    px: { base: '4', sm: '5.5' },
    py: '4',
    '& > div': {
      display: { base: 'flex', sm: 'block' },
      justifyContent: 'space-between',
      ...fills,
    },
    '& dt': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'sm',
      color: 'fg.muted',
      _before: {
        content: '""',
        flexShrink: '0',
        boxSize: '0.75rem',
        borderRadius: '3px',
        bg: 'var(--fill)',
        forcedColorAdjust: 'none',
      },
    },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})
