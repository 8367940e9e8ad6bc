import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ExpandIcon } from '@/ui/display/icons'
import { Bone } from '@/ui/feedback/bone'
import { Fold } from '@/ui/layout/fold'
import { type Column, DataTable } from '@/ui/table/data-table'
import { chartColors } from './chart-colors'
import type { ChartPoint, SeriesKind, SeriesWords } from './chart-point'

interface ChartFrameProps {
  kind: SeriesKind
  /** The chart's subject: the name of its table. */
  title: string
  points: readonly ChartPoint[]
  words: SeriesWords
  /** The plot. */
  children: ReactNode
}

/** Its height is fixed before anything is drawn; in a column with room to spare it grows. */
const Plot = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1 0 auto',
    height: '16.75rem',
    _print: { height: '13rem', breakInside: 'avoid' },
  },
})

/** A chart with its legend above and its numbers as a table below. */
export function ChartFrame({ kind, title, points, words, children }: ChartFrameProps) {
  const hasValues = points.some(({ value, before }) => value !== 0 || (before?.value ?? 0) !== 0)
  return (
    <>
      <Legend kind={kind} words={words} />
      <Plot>
        {hasValues ? (
          children
        ) : (
          <chakra.p m="auto" color="fg.muted">
            <FormattedMessage id="chart.frame.empty" />
          </chakra.p>
        )}
      </Plot>
      <TableFold>
        <summary>
          <FormattedMessage id="chart.frame.table" />
          <ExpandIcon />
        </summary>
        <div>
          <Numbers title={title} points={points} words={words} />
        </div>
      </TableFold>
    </>
  )
}

/** As high as the chart. */
export function ChartSkeleton() {
  return (
    <>
      <chakra.div minHeight="1.3125rem" mb="3">
        <Bone width="11rem" />
      </chakra.div>
      <Plot>
        <PlotSkeleton />
      </Plot>
      <chakra.div mt="3" minHeight={{ base: '11', lg: '7' }}>
        <Bone width="8rem" />
      </chakra.div>
    </>
  )
}

/** Shown in the frame while the drawing script loads. */
export function PlotSkeleton() {
  return (
    <chakra.div
      aria-hidden="true"
      position="absolute"
      inset="0"
      display="flex"
      alignItems="flex-end"
      gap="6%"
      ps="3rem"
      pb="1.75rem"
    >
      {[40, 65, 30, 85, 55, 70, 45].map((height) => (
        <Bone key={height} flex="1" style={{ height: `${height}%` }} />
      ))}
    </chakra.div>
  )
}

const Key = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    _before: {
      content: '""',
      boxSize: '0.75rem',
      borderRadius: '3px',
      bg: chartColors.value,
      printColorAdjust: 'exact',
      _highContrast: { forcedColorAdjust: 'none', bg: 'CanvasText' },
    },
    '&[data-before]::before': {
      bg: chartColors.before,
      border: '1.5px solid',
      borderColor: chartColors.beforeEdge,
      _highContrast: { bg: 'Canvas', borderColor: 'CanvasText' },
    },
    '&:is([data-before=line], [data-before=area])::before': {
      height: '0',
      bg: 'transparent',
      border: 'none',
      borderTop: '2px dashed',
      borderRadius: '0',
      borderColor: chartColors.beforeLine,
    },
  },
})

function Legend({ kind, words: { value, before } }: Pick<ChartFrameProps, 'kind' | 'words'>) {
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      textStyle="help"
      minHeight="1.3125rem"
      mb="3"
      // On paper it stays with the plot, and so does the heading above it.
      _print={{ breakAfter: 'avoid' }}
      aria-hidden="true"
    >
      {before !== undefined && (
        <>
          <Key>{value}</Key>
          <Key data-before={kind}>{before}</Key>
        </>
      )}
    </chakra.p>
  )
}

const TableFold = chakra(Fold, {
  base: {
    mt: '3',
    '& > summary': {
      display: 'inline-flex',
      gap: '1.5',
      minHeight: { base: '11', lg: '7' },
      fontSize: 'sm',
      color: 'brand.text',
      '--icon-size': '1rem',
    },
    '& > summary:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // To the edges of the card around it.
    '& > div': { mx: { base: '-4', sm: '-5.5' }, mb: '-5', mt: '3' },
    _print: { display: 'none' },
  },
})

function Numbers({ title, points, words }: Omit<ChartFrameProps, 'kind' | 'children'>) {
  const columns: Column<ChartPoint>[] = [
    { id: 'point', kind: 'main', header: words.point, cell: ({ name }) => name },
    {
      id: 'value',
      kind: 'money',
      strong: true,
      header: words.value,
      cell: ({ value, note }) => (
        <span>
          {words.text(value)}
          {note !== undefined && <small>{note}</small>}
        </span>
      ),
    },
    ...(words.before === undefined
      ? []
      : [
          {
            id: 'before',
            kind: 'money',
            header: words.before,
            cell: ({ before }) =>
              before && (
                <span>
                  {words.text(before.value)}
                  <small>{before.name}</small>
                </span>
              ),
          } satisfies Column<ChartPoint>,
        ]),
  ]
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={points}
      rowKey={({ key }) => key}
      foldsOnPhone={false}
    />
  )
}
