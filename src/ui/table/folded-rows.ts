/**
 * Two lines per row, in every list whose columns do not fit: on a phone, and in a narrow window. The
 * first has the row's name with an amount or a status at its right, the second a detail and the
 * status; the row's menu spans both. A note is a third line of the rows that have one. The other
 * columns show under their headers on demand. Needs the data attributes of list-column.ts on plain
 * `tr`, `th` and `td` with written-out roles.
 */
export const foldedRows = {
  '&[data-folded]': {
    '&, & tbody, & tfoot, & tfoot tr, & tfoot td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody > tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%) auto',
      gridTemplateAreas: '"main end menu" "who status menu" "note note menu"',
      alignItems: 'baseline',
      ps: '4',
      pe: '1',
      py: '2.5',
      minHeight: '4.5rem',
      alignContent: 'center',
    },
    // Where no row has a menu's button, the amount needs a distance from the edge. Where some have
    // one, the others keep its room, so that the amounts stand below each other.
    '& tbody:not(:has(> tr > [data-kind=menu]:not(:empty))) > tr': { pe: '4' },
    '& tbody:has(> tr > [data-kind=menu]:not(:empty)) > tr > [data-kind=menu]': { minWidth: '11' },
    // A cell without a place of its own is hidden.
    '& tbody > tr > :is(th, td)': { display: 'none', py: '0' },
    '& tbody > tr > :is(th, td):is(*, :not(:is(th, td) + *), :last-child)': {
      // Distances are margins here: they must override the table's paddings.
      px: '0',
      minWidth: '0',
    },
    '& tbody > tr > [data-phone=main]': { display: 'block', gridArea: 'main', fontSize: 'md' },
    '& :is([data-phone=end], [data-phone=status]) > [data-bone]': { maxWidth: '4rem' },
    '& [data-linked] > a, & [data-phone=main]': { fontWeight: 'semibold' },
    '& tbody > tr > :is([data-phone=end], [data-phone=status])': {
      display: 'block',
      justifySelf: 'end',
      ms: '3',
      textAlign: 'end',
    },
    '& tbody > tr > [data-phone=end]': { gridArea: 'end' },
    '& tbody > tr > [data-phone=end][data-kind=money]': { fontWeight: 'semibold' },
    '& tbody > tr > [data-phone=status]': { gridArea: 'status', mt: '1' },
    '& tbody > tr > [data-phone=who]': {
      display: 'block',
      gridArea: 'who',
      mt: '1',
      fontSize: 'sm',
      color: 'fg.muted',
      truncate: true,
    },
    // Without a status the detail has the whole line, such as a long e-mail address.
    '& tbody > tr:not(:has(> [data-phone=status])) > [data-phone=who]': {
      gridColumn: 'who-start / status-end',
    },
    // A second line, in the same one.
    '& tbody > tr > [data-phone=who] small': { display: 'inline', _before: { content: '" · "' } },
    '& tbody > tr[data-unfolded] > [data-phone=who]': { whiteSpace: 'normal' },
    // Text at 200 % on a phone, or a very small one: nothing is cut off (WCAG 1.4.10), and no word
    // is broken beside an amount or a pill: they stand below each other.
    '@media (width < 22.5rem)': {
      '& tbody > tr': {
        gridTemplateAreas:
          '"main main menu" "end end menu" "who who menu" "status status menu" "note note menu"',
      },
      '& tbody > tr > :is([data-phone=end], [data-phone=status])': {
        justifySelf: 'start',
        ms: '0',
        textAlign: 'start',
      },
      '& tbody > tr > [data-phone=who]': { whiteSpace: 'normal' },
    },
    // Rows that still load have no third line.
    '& tbody > tr > [data-phone=note]:not(:empty, :has(> [data-bone]))': {
      display: 'block',
      gridArea: 'note',
      mt: '1',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& tbody > tr > [data-kind=menu]': {
      display: 'flex',
      gridArea: 'menu',
      alignSelf: 'center',
      width: 'auto',
    },
    '& [data-menu-button]': { boxSize: '11', m: '0' },
    '& tbody > tr > [data-phone=line]:not(:empty), & tbody > tr[data-unfolded] > [data-phone=fold]:not(:empty)':
      {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '4',
        gridColumn: '1 / -1',
        me: '3',
        mt: '2',
        textAlign: 'end',
        '@media (width < 22.5rem)': { flexWrap: 'wrap' },
      },
    '& tbody :is([data-phone=line], [data-phone=fold])::before, & tfoot [data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 auto',
      maxWidth: '50%',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'normal',
      textAlign: 'start',
    },
    '& tfoot tr': { px: '4', py: '3' },
    '& tfoot tr > :is(td, th):is(*, :not(:is(th, td) + *), :last-child)': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      p: '0',
      py: '1',
    },
    '& tfoot tr > td:empty': { display: 'none' },
  },
} as const
