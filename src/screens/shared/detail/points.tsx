import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A card of a few answers, each a `Point`. */
export const Points = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    px: { base: '4', sm: '6' },
    py: '2',
    '& > li': { display: 'flex', gap: '3', py: '3' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& > li > svg': { flexShrink: '0', mt: '0.125rem', color: 'brand.text' },
    '& > li > div': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

interface PointProps {
  icon: ReactNode
  /** What is asked, or when this counts. */
  title: ReactNode
  /** A sentence that answers it. */
  children: ReactNode
}

export function Point({ icon, title, children }: PointProps) {
  return (
    <li>
      {icon}
      <div>
        <chakra.h2 fontWeight="semibold">{title}</chakra.h2>
        <p>{children}</p>
      </div>
    </li>
  )
}
