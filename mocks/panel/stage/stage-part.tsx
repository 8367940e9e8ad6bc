import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface StagePartProps {
  /** For links to it. */
  id: string
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A part of the first page, with its heading on the page's own ground. */
export function StagePart({ id, title, lead, children }: StagePartProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading}>
      <chakra.h2 id={heading} textStyle="h2">
        {title}
      </chakra.h2>
      <chakra.div color="fg.muted" mt="1" mb="4">
        {lead}
      </chakra.div>
      {children}
    </section>
  )
}
