import { chakra } from '@chakra-ui/react/styled-system'

/** Names and values, one below the other: `div`s with `dt` and `dd`. */
export const FactList = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& dt': { textStyle: 'help' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})
