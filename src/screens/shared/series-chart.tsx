import { lazy } from 'react'
import type { ChartPoint, SeriesKind, SeriesWords } from '@/ui/chart/chart-point'
import { ChartFrame, PlotSkeleton } from '@/ui/chart/chart-frame'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'

const SeriesPlot = lazy(async () => ({
  default: (await import('@/ui/chart/series-plot')).SeriesPlot,
}))

interface SeriesChartProps {
  kind?: SeriesKind
  /** The subject in a few words: the name of its table. */
  title: string
  /** The whole chart in a sentence, for screen readers. */
  label: string
  points: readonly ChartPoint[]
  words: SeriesWords
}

/**
 * A chart of the office. The figures show at once, as a table; the drawing library is large and
 * loads separately. A screen that shows it loads the messages `chart`.
 */
export function SeriesChart({ kind = 'columns', title, label, points, words }: SeriesChartProps) {
  return (
    <ChartFrame kind={kind} title={title} points={points} words={words}>
      <LazyBoundary fallback={<PlotSkeleton />}>
        <SeriesPlot kind={kind} label={label} points={points} words={words} />
      </LazyBoundary>
    </ChartFrame>
  )
}
