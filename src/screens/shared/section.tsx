import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode, type Ref } from 'react'
import { Card } from '@/ui/card'

interface SectionProps {
  title: ReactNode
  /** At the right of the title. */
  beside?: ReactNode
  children: ReactNode
  /** Takes focus when a button in it is gone. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** A part of a page under its heading, a region of its own to screen readers. */
export function Section({ title, beside, children, headingRef }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} overflow="hidden">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        minHeight="4.125rem"
        px={{ base: '4', sm: '5.5' }}
        py="3"
      >
        <chakra.h2 id={id} ref={headingRef} tabIndex={-1} textStyle="h2">
          {title}
        </chakra.h2>
        {beside}
      </chakra.div>
      {children}
    </Card>
  )
}
