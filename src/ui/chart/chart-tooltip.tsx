import { chakra } from '@chakra-ui/react/styled-system'
import type { ChartPoint, SeriesWords } from './chart-point'

const Card = chakra('div', {
  base: {
    px: '3',
    py: '2',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    boxShadow: 'float',
    fontSize: 'sm',
    lineHeight: '1.3125rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > b': { display: 'block', fontWeight: 'semibold' },
    '& > small': { display: 'block', fontSize: 'xs', color: 'fg.muted' },
    _highContrast: { borderColor: 'CanvasText' },
  },
})

interface ChartTooltipProps {
  /** undefined: no point is selected. */
  point: ChartPoint | undefined
  words: Pick<SeriesWords, 'text'>
}

/** The point under the pointer, or reached by the arrow keys; it is read out. */
export function ChartTooltip({ point, words }: ChartTooltipProps) {
  return (
    <div role="status">
      {point && (
        <Card>
          {point.name}
          <b>{words.text(point.value)}</b>
          {point.note !== undefined && <small>{point.note}</small>}
          {point.before && (
            <small>
              {point.before.name}: {words.text(point.before.value)}
            </small>
          )}
        </Card>
      )}
    </div>
  )
}
