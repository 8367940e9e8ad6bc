import type { ReactNode } from 'react'
import { ExpandIcon } from '@/ui/display/icons'
import { Fold } from '@/ui/layout/fold'
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
