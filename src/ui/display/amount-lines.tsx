import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Paid amounts, line by line: a `dl` whose rows (`div`) hold a `dt` (name, `small` under it) and a
 * `dd` (amount). `data-total` on a row draws the rule above it and emphasizes it; `data-part` is a
 * part of the row above.
 */
export const AmountLines = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { minWidth: '0' },
    '& dt small': {
      display: 'block',
      fontSize: 'sm',
      lineHeight: '1.3125rem',
      color: 'fg.muted',
    },
    '& dd': { flexShrink: '0', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    '& > [data-muted] dt': { color: 'fg.muted' },
    '& > [data-part]': {
      mt: '-1.5',
      ps: '3',
      fontSize: 'sm',
      lineHeight: '1.3125rem',
      color: 'fg.muted',
    },
    '& > [data-total]': {
      pt: '3',
      borderTop: '1px solid',
      borderColor: 'line.strong',
      fontSize: 'xl',
      fontWeight: 'semibold',
      // On the smallest phones a long word has a line of its own.
      flexWrap: 'wrap',
    },
    '& > [data-total] dd': { fontWeight: 'bold', ms: 'auto' },
  },
})
