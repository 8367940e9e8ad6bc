import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Folding } from './folding'

interface StagePartProps {
  /** For links to it. */
  id: string
  title: string
  lead: ReactNode
  /** How many there are: on a phone this part folds, and says so. */
  count?: number
  children: ReactNode
}

/** A part of the first page, with its heading on the page's own ground. */
export function StagePart({ id, title, lead, count, children }: StagePartProps) {
  const headingId = useId()
  const heading = (
    <chakra.h2 textStyle="h2">
      <span id={headingId}>{title}</span>
      {count !== undefined && (
        <chakra.span hideFrom="sm" color="fg.muted" fontWeight="normal">
          {` (${count})`}
        </chakra.span>
      )}
    </chakra.h2>
  )
  const content = (
    <>
      <chakra.div color="fg.muted" mt="1" mb="4">
        {lead}
      </chakra.div>
      {children}
    </>
  )
  return (
    <section id={id} aria-labelledby={headingId}>
      {count === undefined ? (
        <>
          {heading}
          {content}
        </>
      ) : (
        <Folding heading={heading}>{content}</Folding>
      )}
    </section>
  )
}
