import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  },
})

interface ColumnsProps {
  /** The content. */
  children: ReactNode
  /** The 352 px beside it; below it on narrow screens. */
  side: ReactNode
}

/** look.md, "Form": two columns that fold into one. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <Grid>
      <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
        {children}
      </chakra.div>
      {/* As high as the row, so that sticky content has room to move. */}
      <chakra.div alignSelf="stretch" display="flex" flexDirection="column" gap="5" minWidth="0">
        {side}
      </chakra.div>
    </Grid>
  )
}
