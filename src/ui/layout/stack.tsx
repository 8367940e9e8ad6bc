import { chakra } from '@chakra-ui/react/styled-system'

/** Children below each other; 16 px apart unless `gap` is set. */
export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

/** Children beside each other, wrapping. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minWidth: '0' },
})
