import { chakra } from '@chakra-ui/react/styled-system'

const phone = '@media (width < 40rem)'

/**
 * The look of a table: plain `thead`, `tbody`, `tfoot` inside. Cells with `data-money` are
 * right-aligned; `small` in a cell is its help line; `tfoot` is the totals. `cards` turns rows into
 * cards on a phone, each cell named by its `data-label`.
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
          zIndex: '1',
          bg: 'surface',
          boxShadow: 'inset 0 -1px var(--ct-colors-line-strong)',
        },
      },
    },
    cards: {
      true: {
        [phone]: {
          '&, & tbody, & tfoot, & tr, & :is(tbody, tfoot) :is(th, td)': { display: 'block' },
          '& thead': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
          '& :is(tbody, tfoot) > tr': {
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '3',
            px: '4',
            py: '3',
          },
          '& :is(tbody, tfoot) :is(th, td)': {
            display: 'flex',
            justifyContent: 'space-between',
            gap: '4',
            p: '0',
            flex: '1 0 100%',
            py: '1',
            textAlign: 'end',
          },
          '& :is(tbody, tfoot) :is(th, td):is(:not(:is(th, td) + *), :last-child)': {
            ps: '0',
            pe: '0',
          },
          '& :is(tbody, tfoot) td:empty': { display: 'none' },
          '& :is(tbody, tfoot) [data-label]::before': {
            content: 'attr(data-label)',
            color: 'fg.muted',
            fontSize: 'sm',
            fontWeight: 'normal',
            textAlign: 'start',
          },
          '& :is(tbody, tfoot) :is([data-main], [data-action])': {
            flex: '0 0 auto',
            justifyContent: 'flex-start',
            textAlign: 'start',
          },
          '& :is(tbody, tfoot) [data-main]': { flex: '1 1 50%' },
          '& [data-main]': { fontWeight: 'semibold' },
        },
      },
    },
  },
})
