import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { Card } from './card'

interface SideCardProps {
  title: ReactNode
  children: ReactNode
  /** Stays in view while the content beside it scrolls. Default true. */
  sticky?: boolean
}

/** A card with a heading in the side column; a region of its own to screen readers. */
export function SideCard({ title, children, sticky = true }: SideCardProps) {
  const id = useId()
  return (
    <Card
      as="section"
      aria-labelledby={id}
      padded
      display="flex"
      flexDirection="column"
      gap="3"
      {...(sticky && { position: { lg: 'sticky' }, top: '6rem' })}
    >
      <chakra.h2 id={id} textStyle="h2">
        {title}
      </chakra.h2>
      {children}
    </Card>
  )
}
