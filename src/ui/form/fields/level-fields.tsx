import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Fields in one column on a phone and in two where there is room. The controls of one line stand on
 * one level, also where only one of them has a longer label, a line of help or an error.
 */
export const LevelFields = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})

/**
 * One field of `LevelFields` as its first child: label, help, control and note (ui/form/field.tsx)
 * each in a row that the whole line shares; what comes after the field is the fifth row.
 * `data-short`: half as wide as the line.
 */
export const LevelField = chakra('div', {
  base: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: '0',
    pb: '4',
    '&[data-short]': { gridColumn: 'auto' },
    '& > div': {
      display: 'grid',
      gridRow: '1 / span 4',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    '& > div > *': { gridRow: '3' },
    '& > div > label': { gridRow: '1', alignSelf: 'end' },
    '& > div > [id$="-help"]': { gridRow: '2' },
    '& > div > [id$="-note"]': { gridRow: '4' },
    '& > div + *': { gridRow: '5' },
  },
})
