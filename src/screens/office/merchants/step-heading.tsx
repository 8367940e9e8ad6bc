import { chakra } from '@chakra-ui/react/styled-system'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SettingsStep } from '@/contract/launch'
import { stepWords } from './step-words'

interface StepHeadingProps {
  step: SettingsStep
  /** Takes focus when the step changes. */
  heading?: RefObject<HTMLHeadingElement | null>
}

/** A step's title, and one line about it. */
export function StepHeading({ step, heading }: StepHeadingProps) {
  const { title, lead } = stepWords[step]
  return (
    <header>
      <chakra.h2 {...(heading && { ref: heading })} tabIndex={-1} textStyle="h2" outline="none">
        <FormattedMessage id={title} />
      </chakra.h2>
      <chakra.p textStyle="help" mt="0.5">
        <FormattedMessage id={lead} />
      </chakra.p>
    </header>
  )
}
