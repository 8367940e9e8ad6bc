import { chakra } from '@chakra-ui/react/styled-system'

/** Panels in a wide column and a narrow one; under each other on narrow screens. */
export const PanelColumns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'stretch',
    gap: { base: '2.5', sm: '3.5' },
    mt: { base: '2.5', sm: '3.5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
  },
})

/** One of the two. */
export const PanelColumn = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '2.5', sm: '3.5' },
    minWidth: '0',
  },
})

/** Under the columns, as wide as both. */
export const Full = chakra('div', { base: { mt: { base: '2.5', sm: '3.5' } } })
