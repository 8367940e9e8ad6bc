import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type Ref, useState } from 'react'
import { useFocusOnChange } from '@/ui/form/shell/use-focus-on-change'
import { Stack } from '@/ui/layout/stack'
import { StepSide } from './step-parts'
import { useAdvanceFromStep } from './use-advance-from-step'
import { WizardHeading } from './wizard-heading'
import { WizardSteps } from './wizard-steps'

export interface WizardStep<Key extends string> {
  readonly key: Key
  readonly title: string
  /** One line about the step. */
  readonly lead: string
  readonly isCompleted: boolean
  /** The step's form, which saves it; then `advance` leads to the next step. */
  readonly content: (to: WizardMoves<Key>) => ReactNode
}

/** Neither leads away who has left the step by then. */
interface WizardMoves<Key extends string> {
  /** To the next step; from the last one nowhere. */
  readonly advance: () => void
  /** The title of the next step. */
  readonly next: string | undefined
  readonly goTo: (step: Key) => void
}

interface WizardProps<Key extends string> {
  /** The goal, for screen readers: "Steps of the settings". */
  label: string
  steps: readonly [WizardStep<Key>, ...WizardStep<Key>[]]
  /** Of the address; anything else is the first step. */
  step: string | undefined
  onStep: (step: Key) => void
  /** Between a step's heading and its content: what keeps it from being complete. */
  notes?: (step: Key) => ReactNode
  ref?: Ref<HTMLDivElement>
}

/** All steps with their states, and the current one. The address has the step, and each is saved. */
export function Wizard<Key extends string>({
  label,
  steps,
  step,
  onStep,
  notes,
  ref,
}: WizardProps<Key>) {
  const current = steps.find(({ key }) => key === step) ?? steps[0]
  const next = steps[steps.indexOf(current) + 1]
  const [side, setSide] = useState<HTMLElement | null>(null)
  const heading = useFocusOnChange(current.key)
  const goTo = useAdvanceFromStep(current.key, onStep)
  const advance = () => {
    if (next !== undefined) goTo(next.key)
  }
  return (
    <Root ref={ref}>
      <WizardSteps
        label={label}
        steps={steps}
        current={current.key}
        onStep={onStep}
        below={<div ref={setSide} />}
      />
      <Stack gap="5">
        <WizardHeading title={current.title} lead={current.lead} heading={heading} />
        {notes?.(current.key)}
        <Stack key={current.key} gap="5">
          <StepSide value={side}>{current.content({ advance, goTo, next: next?.title })}</StepSide>
        </Stack>
      </Stack>
    </Root>
  )
}

interface NewWizardProps {
  label: string
  /** All of them; the first one is shown. */
  steps: readonly [WizardTitle, ...WizardTitle[]]
  /** One line about the first step. */
  lead: string
  /** Its form, whose first save makes what the others are of. */
  children: ReactNode
}

type WizardTitle = Pick<WizardStep<string>, 'key' | 'title'>

/** A wizard before its first save, in the same places as after it. */
export function NewWizard({ label, steps, lead, children }: NewWizardProps) {
  const [{ key, title }] = steps
  return (
    <Root>
      <WizardSteps
        label={label}
        steps={steps.map((step) => ({ ...step, isCompleted: false }))}
        current={key}
      />
      <Stack gap="5">
        <WizardHeading title={title} lead={lead} />
        {children}
      </Stack>
    </Root>
  )
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    '& h2': { outline: 'none' },
  },
})
