import { chakra } from '@chakra-ui/react/styled-system'

/** Things under each other; 16 px apart unless `gap` says otherwise. */
export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

/** Things beside each other, that wrap when the line is full. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minWidth: '0' },
})
