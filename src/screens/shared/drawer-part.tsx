import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Root = chakra('section', {
  base: {
    '& > h3': { fontWeight: 'semibold', mb: '2' },
  },
})

/** A part of a drawer under its heading. */
export function DrawerPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  )
}

/** Names at the left, values at the right. */
export const PairList = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      py: '1.5',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& dt': { color: 'fg.muted' },
    '& dt > button': { my: '-1', verticalAlign: 'middle' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
})
