import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

/** Marks the demonstration's own content, so that it is not mistaken for the product's. */
export function DemoBox({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children?: ReactNode
}) {
  const heading = useId()
  return (
    <chakra.section
      aria-labelledby={heading}
      border="2px dashed"
      borderColor="line.strong"
      borderRadius="card"
      overflow="hidden"
    >
      <chakra.div px="4" pt="3.5">
        <chakra.h2 id={heading} fontWeight="semibold">
          {title}
        </chakra.h2>
        <chakra.p textStyle="help">{lead}</chakra.p>
      </chakra.div>
      {children}
    </chakra.section>
  )
}
