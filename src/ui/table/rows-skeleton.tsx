import { chakra } from '@chakra-ui/react/styled-system'
import { Bone } from '@/ui/feedback/skeleton'

interface RowsSkeletonProps {
  rows: number
  /** With a column of checkboxes. */
  checks?: boolean
}

/** The skeleton of a `DataTable`'s rows: columns, and on a phone two lines. In a `Skeleton`. */
export function RowsSkeleton({ rows, checks = false }: RowsSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => (
    <Line key={row} data-line="">
      {checks && <Bone boxSize="5" borderRadius="5px" me={{ base: '3', sm: '6' }} />}
      <Bone width="6rem" />
      <Bone width={`${widths[row % widths.length]}rem`} />
      <Bone width="7rem" height="5" borderRadius="pill" />
      <Bone width="4.5rem" />
    </Line>
  ))
}

/** Bones of different lengths, like words. */
const widths = [8, 6, 9, 7]

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplate: {
      base: '"check main end" "check who status" / auto 1fr auto',
      sm: '"check main who status end" / auto 1fr 2fr 1.5fr auto',
    },
    alignItems: 'center',
    alignContent: 'center',
    gap: { base: '2 0', sm: '6' },
    px: { base: '4', sm: '5.5' },
    minHeight: { base: '4.5rem', sm: '4.4375rem' },
    '[data-line] + &': { borderTop: '1px solid', borderColor: 'line' },
    '& > :nth-last-of-type(4)': { gridArea: 'main' },
    '& > :nth-last-of-type(3)': { gridArea: 'who' },
    '& > :nth-last-of-type(2)': { gridArea: 'status', justifySelf: { base: 'end', sm: 'start' } },
    '& > :last-of-type': { gridArea: 'end', justifySelf: 'end' },
  },
})
