import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { ChartSkeleton } from '@/ui/chart/chart-frame'
import { Card } from '@/ui/layout/card'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { CutoffRows } from './cutoffs'
import { Panel } from './panel'
import { Full, PanelColumn, PanelColumns } from './panel-columns'
import { TileGrid } from './tiles'

interface NumbersSkeletonProps {
  /** For all merchants: their table is under the chart, and there are no closing times. */
  ofMany?: boolean
}

/** The skeleton of the figures: the same panels, padding and row heights. */
export function NumbersSkeleton({ ofMany = false }: NumbersSkeletonProps) {
  return (
    <Skeleton>
      <TileGrid>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Card
            key={key}
            px={{ base: '3.5', sm: '4.5' }}
            py="3.5"
            height={{ base: '8.25rem', sm: '6.9375rem' }}
          >
            <Bone width="50%" mt="1" />
            <Bone width="70%" height="1.75rem" mt="3" />
          </Card>
        ))}
      </TileGrid>
      <PanelColumns>
        <PanelColumn>
          <PanelBones padded grow>
            <ChartSkeleton />
          </PanelBones>
          {!ofMany && <RowBones rows={5} height={{ base: '5.25rem', sm: '2.8125rem' }} />}
        </PanelColumn>
        <PanelColumn>
          {!ofMany && (
            <PanelBones padded>
              <CutoffRows />
            </PanelBones>
          )}
          <RowBones rows={2} height="5rem" />
          <RowBones rows={3} height="5rem" />
        </PanelColumn>
      </PanelColumns>
      <Full>
        <RowBones rows={10} height={{ base: '6.625rem', sm: '4.125rem' }} />
      </Full>
    </Skeleton>
  )
}

interface PanelBonesProps {
  padded?: boolean
  grow?: boolean
  children: ReactNode
}

function PanelBones({ padded = false, grow = false, children }: PanelBonesProps) {
  return (
    <Panel title={<Bone as="span" width="9rem" my="0.3125rem" />} padded={padded} grow={grow}>
      {children}
    </Panel>
  )
}

interface RowBonesProps {
  rows: number
  height: string | { base: string; sm: string }
}

/** A panel with a table: its head, and a number of rows. */
function RowBones({ rows, height }: RowBonesProps) {
  return (
    <PanelBones>
      <Line height={{ base: '0', sm: '2.5625rem' }} hideBelow="sm">
        <Bone width="5rem" />
      </Line>
      {Array.from({ length: rows }, (_, row) => (
        <Line key={row} height={height}>
          <Bone width="9rem" />
          <Bone width="4.5rem" />
        </Line>
      ))}
    </PanelBones>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: { base: '4', sm: '5.5' },
    '& + &': { borderTop: '1px solid', borderColor: 'line' },
  },
})
