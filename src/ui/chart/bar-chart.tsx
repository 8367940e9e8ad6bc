import { chakra } from '@chakra-ui/react/styled-system'
import { chartColors } from './chart-colors'
import { niceTicks } from './nice-ticks'

interface Bar {
  key: string
  /** Under the bar, where there is room. */
  label: string
  value: number
}

interface BarChartProps {
  /** The whole chart in a sentence: it is one picture. Its numbers belong in a table beside it. */
  label: string
  bars: readonly Bar[]
  /** The labels of a line. */
  tickText: (value: number) => string
  /** The bar under the pointer. */
  active: number | null
  onActive: (index: number | null) => void
}

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    // A minimum height; more where its column leaves room.
    flex: '1 0 15rem',
    minHeight: '15rem',
    pb: '1.75rem',
    ps: '3.75rem',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    _print: { minHeight: '9rem', breakInside: 'avoid' },
  },
})

const Plot = chakra('div', { base: { position: 'relative', flex: '1 1 auto' } })

const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    borderTop: '1px solid',
    borderColor: 'line',
    '&[data-base]': { borderColor: 'line.strong' },
    '& > span': {
      position: 'absolute',
      insetInlineEnd: 'calc(100% + 0.625rem)',
      top: '-0.6875rem',
      whiteSpace: 'nowrap',
    },
  },
})

const Columns = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'stretch',
  },
})

const Column = chakra('div', {
  base: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '0',
    borderRadius: '4px 4px 0 0',
    '&[data-active]': { bg: 'color-mix(in srgb, var(--ct-colors-fg) 5%, transparent)' },
    '& > i': {
      position: 'absolute',
      bottom: '0',
      insetInline: '0',
      mx: 'auto',
      width: '38%',
      maxWidth: '1.75rem',
      borderRadius: '4px 4px 0 0',
      bg: chartColors.value,
      _highContrast: { forcedColorAdjust: 'none', bg: 'CanvasText' },
    },
    '& > span': {
      position: 'absolute',
      top: 'calc(100% + 0.375rem)',
      left: '50%',
      transform: 'translateX(-50%)',
      whiteSpace: 'nowrap',
    },
    // A phone has room for every other label.
    '& > span[data-second]': { hideBelow: 'sm' },
  },
})

const mostLabels = 8

/**
 * Amounts as bars from zero, for citizens' pages: a few elements, where the office's charts bring a
 * library. It has no keyboard focus: see `label`.
 */
export function BarChart({ label, bars, tickText, active, onActive }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  const ticks = niceTicks(highest)
  const top = ticks.at(-1) ?? 0
  const share = (value: number) => (top === 0 ? '0' : `${(value / top) * 100}%`)
  const every = Math.ceil(bars.length / mostLabels)
  return (
    <Root
      role="img"
      aria-label={label}
      onPointerLeave={({ pointerType }) => {
        // What a finger has chosen stays: it leaves as it is lifted.
        if (pointerType !== 'touch') onActive(null)
      }}
    >
      <Plot>
        {ticks.map((tick) => (
          <Line key={tick} style={{ bottom: share(tick) }} {...(tick === 0 && { 'data-base': '' })}>
            <span>{tickText(tick)}</span>
          </Line>
        ))}
        <Columns>
          {bars.map(({ key, label: name, value }, index) => {
            // Counted from the end: the latest bar always has its label.
            const back = bars.length - 1 - index
            return (
              <Column
                key={key}
                onPointerEnter={() => onActive(index)}
                {...(active === index && { 'data-active': '' })}
              >
                <i style={{ height: share(value) }} />
                {back % every === 0 && (
                  <span {...((back / every) % 2 === 1 && { 'data-second': '' })}>{name}</span>
                )}
              </Column>
            )
          })}
        </Columns>
      </Plot>
    </Root>
  )
}
