import { chakra } from '@chakra-ui/react/styled-system'

/**
 * The look of a table: plain `thead`, `tbody`, `tfoot` inside. Cells with `data-money` are
 * right-aligned; `small` in a cell is its help line; `tfoot` is the totals.
 */
export const TableFrame = chakra('table', {
  base: {
    width: '100%',
    fontSize: 'cell',
    lineHeight: '1.375rem',
    '& :is(th, td)': {
      px: { base: '2', sm: '3' },
      py: '0.8125rem',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    // The first of a row; `:first-child` makes Emotion warn, because it may insert styles there.
    '& :is(th, td):not(:is(th, td) + *)': { ps: { base: '4', sm: '5.5' } },
    '& :is(th, td):last-child': { pe: { base: '4', sm: '5.5' } },
    '& thead :is(th, td)': {
      py: '2.5',
      fontSize: 'xs',
      lineHeight: '1.25rem',
      fontWeight: 'semibold',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      verticalAlign: 'bottom',
    },
    '& thead': { borderBottom: '1px solid', borderColor: 'line.strong' },
    '& tbody > tr + tr': { borderTop: '1px solid', borderColor: 'line' },
    '& tbody th': { fontWeight: 'normal' },
    '& tfoot': {
      borderTop: '2px solid',
      borderColor: 'line.strong',
      fontWeight: 'semibold',
    },
    '& [data-money]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-strong]': { fontWeight: 'semibold' },
    '& :is(td, th) small': {
      display: 'block',
      fontSize: 'sm',
      lineHeight: '1.3125rem',
      color: 'fg.muted',
      fontWeight: 'normal',
    },
  },
  variants: {
    /** The head is sticky while the page scrolls. */
    sticky: {
      true: {
        '& thead th': {
          position: { lg: 'sticky' },
          top: 'var(--sticky-top, 0)',
          zIndex: '2',
          bg: 'surface',
          boxShadow: 'inset 0 -1px var(--ct-colors-line-strong)',
        },
      },
    },
  },
})
