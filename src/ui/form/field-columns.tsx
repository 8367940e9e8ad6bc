import { chakra } from '@chakra-ui/react/styled-system'

/** Fields in two columns, on a phone in one; each begins at the top of its line. */
export const FieldColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})
