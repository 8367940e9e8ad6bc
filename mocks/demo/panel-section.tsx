import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/layout/card'

interface PanelSectionProps {
  /** For links to it. */
  id?: string
  title: string
  /** Words above the content. */
  lead?: ReactNode
  children?: ReactNode
}

/** A card with a heading; tables reach its edges. */
export function PanelSection({ id, title, lead, children }: PanelSectionProps) {
  const heading = useId()
  return (
    <Card
      as="section"
      {...(id !== undefined && { id })}
      aria-labelledby={heading}
      overflow="hidden"
    >
      <chakra.div px={{ base: '4', sm: '5.5' }} pt="4" pb={children === undefined ? '4' : '2'}>
        <chakra.h2 id={heading} textStyle="h2">
          {title}
        </chakra.h2>
        {lead !== undefined && (
          <chakra.div textStyle="help" mt="1">
            {lead}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </Card>
  )
}

/** Literal text: addresses, numbers, tags. */
export const Typed = chakra('code', {
  base: { fontFamily: 'mono', fontSize: '0.9375em', overflowWrap: 'anywhere' },
})
