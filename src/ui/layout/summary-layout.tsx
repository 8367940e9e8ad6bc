import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface SummaryLayoutProps {
  /** What is owed. */
  summary: ReactNode
  /** What can be paid, and the main action; null: there is none. */
  choose: ReactNode
  details: ReactNode
  /** Under `choose` where there is room for two columns, else at the end. */
  side?: ReactNode
}

/**
 * On a phone the amounts come first, then the choice, then the details; from `lg` the choice is
 * beside the details.
 */
export function SummaryLayout({ summary, choose, details, side }: SummaryLayoutProps) {
  const hasSide = side !== undefined
  return (
    <Grid {...(hasSide && { 'data-side': choose === null ? 'alone' : '' })}>
      <Area gridArea="summary">{summary}</Area>
      {choose !== null && (
        <Area gridArea="choose" {...(!hasSide && { position: { lg: 'sticky' }, top: '6rem' })}>
          {choose}
        </Area>
      )}
      <Area gridArea="details">{details}</Area>
      {hasSide && <Area gridArea="side">{side}</Area>}
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
    '&[data-side]': {
      gridTemplateRows: { lg: 'auto auto 1fr' },
      gridTemplateAreas: {
        base: '"summary" "choose" "details" "side"',
        lg: '"summary choose" "details choose" "details side"',
      },
    },
    '&[data-side=alone]': {
      gridTemplateRows: { lg: 'auto 1fr' },
      gridTemplateAreas: {
        base: '"summary" "details" "side"',
        lg: '"summary side" "details side"',
      },
    },
    // Without a summary its row is empty, and no gap follows it.
    '& > :empty + *': { mt: { base: '-4', lg: '0' }, _print: { mt: '0' } },
    '& > :empty ~ :nth-of-type(3)': { mt: { lg: '-5' }, _print: { mt: '4' } },
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
