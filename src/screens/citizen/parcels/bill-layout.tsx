import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface BillLayoutProps {
  summary: ReactNode
  choose: ReactNode
  details: ReactNode
}

/**
 * On a phone the amounts come first, then the choice, then the details; from `lg` the choice is
 * beside the details.
 */
export function BillLayout({ summary, choose, details }: BillLayoutProps) {
  return (
    <Grid>
      <Area gridArea="summary">{summary}</Area>
      <Area gridArea="choose" position={{ lg: 'sticky' }} top="6rem">
        {choose}
      </Area>
      <Area gridArea="details">{details}</Area>
    </Grid>
  )
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '4', lg: '5' },
    columnGap: { lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: {
      base: '"summary" "choose" "details"',
      lg: '"summary choose" "details choose"',
    },
    _print: { display: 'block', '& > * + *': { mt: '4' } },
  },
})

const Area = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    '&:empty': { display: 'none' },
    _print: { display: 'block', '& > * + *': { mt: '4' } },
  },
})
