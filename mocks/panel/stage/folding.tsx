import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { ExpandIcon } from '@/ui/display/icons'
import { useIsWiderThanPhone } from '../catalogue/use-is-wide'

interface FoldingProps {
  heading: ReactNode
  /** On a phone: unfolded from the start. */
  isOpen?: boolean
  children: ReactNode
}

/** A heading and what belongs to it; on a phone, where the page would be long, it folds. */
export function Folding({ heading, isOpen = false, children }: FoldingProps) {
  const isWide = useIsWiderThanPhone()
  if (isWide) {
    return (
      <>
        {heading}
        {children}
      </>
    )
  }
  return (
    <Fold open={isOpen}>
      <summary>
        {heading}
        <ExpandIcon />
      </summary>
      {children}
    </Fold>
  )
}

const Fold = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'control',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: '2px',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > summary > svg': { flexShrink: '0', transition: 'transform 120ms' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
})
