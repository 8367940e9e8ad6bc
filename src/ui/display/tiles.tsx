import { chakra } from '@chakra-ui/react/styled-system'

const wide = '@media (width >= 40rem)'

/**
 * Amounts beside each other, on a phone under each other: a `dl` whose rows (`div`) hold a `dt`
 * (name), a `dd` (amount) and a `dd` with `data-status` (a pill; `note`: words). `data-total` marks
 * the sum.
 */
export const Tiles = chakra('dl', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    px: '4',
    py: '3.5',
    _highContrast: { borderColor: 'CanvasText' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gridTemplateAreas: '"name status amount"',
      alignItems: 'center',
      columnGap: '1.5',
      py: '1.5',
    },
    // Words need a line of their own.
    '@media (width < 40rem)': {
      '& > div:has(> [data-status=note])': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"name amount" "status status"',
      },
    },
    // A very small phone has no room for all three.
    '@media screen and (width < 22.5rem)': {
      '& > div': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"name amount" "status status"',
      },
    },
    '& dt': { gridArea: 'name' },
    '& dd': { gridArea: 'amount', fontWeight: 'semibold' },
    '& dd[data-status]': { gridArea: 'status', lineHeight: '1', textWrap: 'balance' },
    '& > [data-total]': {
      mt: '1.5',
      pt: '3',
      pb: '0',
      borderTop: '1px solid',
      borderColor: 'line.strong',
      fontSize: 'xl',
      fontWeight: 'semibold',
    },
    '& > [data-total] dd': { fontWeight: 'bold' },
    // Not a style prop's `sm`: paper is wide too.
    [wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      p: '0',
      '& > div': {
        // An amount is never cut off: where there is no room beside the others it takes a new line.
        flex: '1 1 9.5rem',
        gridTemplateColumns: 'minmax(min-content, 1fr)',
        gridTemplateAreas: '"name" "amount" "status"',
        alignContent: 'start',
        justifyItems: 'start',
        px: '1.125rem',
        py: '4',
      },
      '&:has([data-status]) > div': { minHeight: '7.1875rem' },
      '& > div + div': { borderInlineStart: '1px solid', borderColor: 'line' },
      '& dt': { fontSize: 'sm', color: 'fg.muted', fontWeight: 'normal' },
      '& dd': { fontSize: '2xl', lineHeight: '1.4', fontWeight: 'bold' },
      '&:has(> div:nth-of-type(5)) dd': { fontSize: 'xl' },
      '& dd[data-status]': { mt: '1' },
      '& > [data-total]': {
        mt: '0',
        py: '4',
        borderTop: 'none',
        bg: 'brand.tint',
        fontSize: 'md',
      },
    },
    // A sheet takes six beside each other; the sum must not fall into a row of its own.
    '@media print': {
      '& > div': { flexBasis: '6.5rem', px: '2.5' },
      '&:has(> div:nth-of-type(5)) dd': { fontSize: 'md' },
    },
  },
})
