import { chakra } from '@chakra-ui/react/styled-system'

/** Cards in one, two or three columns. */
export const CardGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    gap: { base: '3.5', sm: '4' },
    my: { base: '3.5', sm: '9' },
    p: '0',
    '& > li': { display: 'flex', minWidth: '0' },
  },
})
