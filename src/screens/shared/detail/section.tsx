import { useId, type ReactNode, type Ref } from 'react'
import { Card } from '@/ui/layout/card'
import { ListHead } from '@/screens/shared/list/list-head'

interface SectionProps {
  title: ReactNode
  /** At the right of the title. */
  beside?: ReactNode
  children: ReactNode
  /** Takes focus when a button in it is gone. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** A part of a page under its heading, a landmark of its own. */
export function Section({ title, beside, children, headingRef }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} overflow="clip">
      <ListHead id={id} beside={beside} ref={headingRef}>
        {title}
      </ListHead>
      {children}
    </Card>
  )
}
