import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import {
  Area,
  Bar,
  type BarShapeProps,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { chartColors } from './chart-colors'
import type { ChartPoint, SeriesKind, SeriesWords } from './chart-point'
import { ChartTooltip } from './chart-tooltip'
import { niceTicks } from './nice-ticks'

export interface SeriesPlotProps {
  kind: SeriesKind
  /** The whole chart in a sentence; its numbers are in the table below it. */
  label: string
  points: readonly ChartPoint[]
  words: SeriesWords
}

const Root = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    '& .recharts-wrapper': { cursor: 'default !important' },
    '& svg': { borderRadius: 'control' },
    '& svg:focus-visible': { outlineOffset: '4px' },
    // A tap gives a layer of the drawing the focus, which is no control.
    '& g': { outline: 'none' },
    '& .recharts-text': { fill: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .recharts-cartesian-grid line': { stroke: 'line' },
    '& .recharts-xAxis line': { stroke: 'line.strong' },
    '& [data-series=value]': { fill: chartColors.value },
    '& [data-series=before]': {
      fill: chartColors.before,
      stroke: chartColors.beforeEdge,
      strokeWidth: '1.5px',
    },
    '& .recharts-line-curve, & .recharts-area-curve': { stroke: chartColors.value },
    '& .recharts-area-area': { fill: chartColors.value, fillOpacity: '0.14' },
    '& .before .recharts-line-curve': { stroke: chartColors.beforeLine },
    '& [data-series=value][data-active]': {
      fill: 'color-mix(in srgb, var(--ct-colors-brand-fill) 78%, var(--ct-colors-fg))',
    },
    '& [data-series=before][data-active]': {
      fill: 'color-mix(in srgb, var(--ct-colors-brand-soft) 85%, var(--ct-colors-fg))',
    },
    '& .recharts-dot': { fill: chartColors.value, stroke: 'surface' },
    '& .recharts-tooltip-cursor': { stroke: 'line.control' },
    _highContrast: {
      forcedColorAdjust: 'none',
      '& .recharts-text': { fill: 'CanvasText' },
      '& [data-series=value], & .recharts-area-area': { fill: 'CanvasText' },
      '& [data-series=before]': { fill: 'Canvas', stroke: 'CanvasText' },
      '& .recharts-line-curve, & .recharts-area-curve': { stroke: 'CanvasText' },
    },
    // The screen's width is measured; on paper it takes the page's.
    _print: {
      '& .recharts-wrapper, & svg': { width: '100% !important', height: '100% !important' },
    },
  },
})

/** Animations are off, so reduced motion needs no case of its own. */
const still = { isAnimationActive: false } as const
const axis = { fontSize: 13, tickLine: false } as const

/**
 * The chart itself, drawn by recharts in the size of the box around it. Mouse and touch show a
 * value, and so do the arrow keys once it has focus. Only the office's pages load this file.
 */
export function SeriesPlot({ kind, label, points, words }: SeriesPlotProps) {
  const values = points.flatMap(({ value, before }) => [value, before?.value ?? 0])
  const ticks = Math.min(...values) < 0 ? null : niceTicks(Math.max(0, ...values))
  const byKey = new Map(points.map((point) => [point.key, point]))
  // What a finger has chosen stays: after a tap the browser says that the pointer has left.
  const [stays, setStays] = useState(false)
  return (
    <Root
      onPointerEnter={({ pointerType }) => setStays(pointerType === 'touch')}
      onBlur={() => setStays(false)}
    >
      <ComposedChart
        responsive
        style={fullSize}
        data={[...points]}
        margin={{ top: 10, right: 6, bottom: 0, left: 0 }}
        barCategoryGap={0}
        role="img"
        aria-label={label}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          {...axis}
          dataKey="key"
          tickFormatter={(key: string) => byKey.get(key)?.short ?? key}
          interval="equidistantPreserveEnd"
          padding={edges}
          minTickGap={14}
          tickMargin={8}
        />
        {/* Columns of two axes overlap, those of one are side by side. */}
        <XAxis xAxisId="before" dataKey="key" padding={edges} hide />
        <YAxis
          {...axis}
          axisLine={false}
          width="auto"
          tickFormatter={words.tick}
          tickMargin={6}
          {...(ticks && { ticks, domain: [0, ticks.at(-1) ?? 0] })}
        />
        <Tooltip
          {...still}
          content={({ active, label: key }) => (
            <ChartTooltip point={active ? byKey.get(String(key)) : undefined} words={words} />
          )}
          offset={14}
          {...(stays && { active: true })}
          // The column under the pointer is darker; on lines a vertical line leads to the point.
          cursor={kind !== 'columns'}
        />
        {kind === 'columns' ? columns : lines(kind)}
      </ComposedChart>
    </Root>
  )
}

/** The first and the last point keep a distance from the edges, so that their labels fit. */
const edges = { left: 24, right: 24 }
const fullSize = { width: '100%', height: '100%' } as const
const valueOf = ({ value }: ChartPoint) => value
const beforeOf = ({ before }: ChartPoint) => before?.value ?? null

const columns = [
  <Bar
    key="before"
    {...still}
    xAxisId="before"
    dataKey={beforeOf}
    shape={(bar: BarShapeProps) => <Column {...bar} series="before" share={0.62} most={48} />}
  />,
  <Bar
    key="value"
    {...still}
    dataKey={valueOf}
    shape={(bar: BarShapeProps) => <Column {...bar} series="value" share={0.38} most={28} />}
  />,
]

const lines = (kind: 'line' | 'area') => [
  <Line
    key="before"
    {...still}
    className="before"
    xAxisId="before"
    dataKey={beforeOf}
    dot={false}
    activeDot={false}
    strokeWidth={2}
    strokeDasharray="5 5"
  />,
  kind === 'area' ? (
    <Area key="value" {...still} dataKey={valueOf} strokeWidth={2.5} activeDot={dot} />
  ) : (
    <Line key="value" {...still} dataKey={valueOf} dot={false} strokeWidth={2.5} activeDot={dot} />
  ),
]

const dot = { r: 5, strokeWidth: 2 } as const

interface ColumnProps extends BarShapeProps {
  series: 'value' | 'before'
  /** A share of the point's width, and a maximum in pixels. */
  share: number
  most: number
}

/** The bar of the previous period is wider, pale with an edge, and behind. */
function Column({ x, y, width, height, isActive, series, share, most }: ColumnProps) {
  const wide = Math.min(width * share, most)
  return (
    <Rectangle
      {...still}
      data-series={series}
      {...(isActive && { 'data-active': '' })}
      x={x + (width - wide) / 2}
      y={y}
      width={wide}
      height={height}
      radius={[4, 4, 0, 0]}
    />
  )
}
