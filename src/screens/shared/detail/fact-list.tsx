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
  variants: {
    /** Beside each other where there is room: across a whole page. */
    wide: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
        columnGap: '6',
      },
    },
  },
})
