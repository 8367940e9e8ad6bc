import { chakra } from '@chakra-ui/react/styled-system'
import { foldedRows } from './folded-rows'
import './table-frame.css'

const fourLines = {
  display: '-webkit-box',
  WebkitLineClamp: '4',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

/**
 * The look of a list, in one recipe: rows, cells and their content are plain elements,
 * distinguished by data attributes (list-column.ts). 100 rows of styled components would take ten
 * times as long to mount.
 */
export const ListFrame = chakra(
  'table',
  {
    base: {
      // Rows of the previous query: grey, and still legible.
      '& tbody': { transition: 'filter 160ms 150ms' },
      '&[aria-busy=true] tbody': { filter: 'grayscale(1)', color: 'fg.muted' },
      '&[aria-busy=true] tbody a': { color: 'fg.muted' },
      '& tbody :is(th, td), & tfoot :is(th, td)': { py: '0.6875rem' },
      '& [data-kind=money], & [data-kind=number]': { textAlign: 'end', whiteSpace: 'nowrap' },
      '& [data-kind=date]': { whiteSpace: 'nowrap' },
      '& [data-under]': {
        fontSize: 'sm',
        fontWeight: 'normal',
        color: 'fg.muted',
        // The column is as wide as usual addresses: they stay on one line.
        '& wbr': { display: 'none' },
      },
      // Right-to-left text stays in its own cell, left-aligned like all others.
      '& tbody :is([data-kind=main], [data-kind=text])': {
        overflowWrap: 'anywhere',
        unicodeBidi: 'plaintext',
        textAlign: 'match-parent',
      },
      '& tbody [data-kind=text]:not([data-width])': { minWidth: '7rem' },
      '& tbody [data-kind=main]': { maxWidth: '26rem' },
      '& tbody [data-kind=main]:not([data-width])': { minWidth: '9.5rem' },
      '& :is(th, td)[data-kind=menu]': { width: '0', ps: '0', textAlign: 'end' },

      // Under the sticky parts above, and over the rows' buttons.
      '& thead > tr > th': { top: 'var(--sticky-top, 0)', zIndex: '2' },
      // The head: a button in each sortable column.
      '& thead button': {
        display: 'flex',
        alignItems: 'center',
        gap: '1',
        minHeight: '9',
        my: '-2',
        mx: '-2',
        px: '2',
        borderRadius: 'control',
        fontWeight: 'semibold',
        color: 'fg.muted',
        '--icon-size': '0.9375rem',
        _hover: { bg: 'brand.tint', color: 'brand.text' },
        '& > svg': { visibility: 'hidden' },
        '&:is(:hover, :focus-visible) > svg': { visibility: 'visible' },
      },
      '& thead :is([aria-sort] > button, [data-sorted] > button)': {
        color: 'fg',
        '& > svg': { visibility: 'visible' },
      },
      '& thead [data-kind=money] button, & thead [data-kind=number] button': {
        ms: 'auto',
        // The arrow is before the label, which is aligned with the figures.
        '& > svg': { order: -1 },
      },

      // A row: its link covers the whole row, and other controls lie above the link.
      '& tr[data-row]': { position: 'relative', transition: 'background-color 120ms' },
      '& tr[data-row]:has([data-linked] > a):hover': { bg: 'canvas' },
      '& [data-linked] > a': {
        color: 'brand.text',
        fontWeight: 'medium',
        scrollMarginBlock: '3.5rem',
        // A very long name is cut where it is still recognizable.
        ...fourLines,
      },
      '& [data-linked] > a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '& [data-linked] > a::after': { content: '""', position: 'absolute', inset: '0' },
      '& [data-linked] > a:focus-visible': { outline: 'none' },
      '& tr:has([data-linked] > a:focus-visible)': {
        outline: '3px solid',
        outlineColor: 'brand.text',
        outlineOffset: '-3px',
      },
      '& tr[data-row] :is(button, label, td a, td input)': { position: 'relative', zIndex: '1' },

      '& [data-menu-button]': {
        boxSize: '9',
        my: '-2',
        '&:not([aria-expanded=true])': { color: 'fg.muted' },
      },
      '& [data-bone]': {
        display: 'block',
        height: '4',
        my: '0.1875rem',
        borderRadius: '4px',
        bg: 'line',
        _highContrast: { border: '1px solid GrayText' },
      },
      '& :is([data-kind=money], [data-kind=number]) > [data-bone]': { ms: 'auto' },
      ...foldedRows,
      // All columns on the paper, whatever width each has on the screen; the total once, at the end.
      _print: {
        fontSize: '0.75em',
        '& :is(th, td)': {
          position: 'static !important',
          width: 'auto !important',
          minWidth: '0 !important',
        },
        // A shadow comes out as a picture with edges.
        '& thead th': { boxShadow: 'none' },
        // Chromium repeats the head on each sheet without its buttons: only their words are there.
        '& thead button': { display: 'contents', '& > svg': { display: 'inline', ms: '1' } },
        '& tfoot': { display: 'table-row-group' },
      },
    },
  },
  { defaultProps: { className: 'table-frame' } },
)
