import { chakra } from '@chakra-ui/react/styled-system'
import type { RefObject } from 'react'

interface WizardHeadingProps {
  title: string
  /** One line about the step. */
  lead: string
  /** Takes focus when the step changes. */
  heading?: RefObject<HTMLHeadingElement | null>
}

export function WizardHeading({ title, lead, heading }: WizardHeadingProps) {
  return (
    <header>
      <chakra.h2 {...(heading && { ref: heading })} tabIndex={-1} textStyle="h2" outline="none">
        {title}
      </chakra.h2>
      <chakra.p textStyle="help" mt="0.5">
        {lead}
      </chakra.p>
    </header>
  )
}
