import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CheckIcon } from '@/ui/display/icons'

interface Step {
  key: string
  label: ReactNode
}

interface StepsProps {
  /** The goal of the steps, for screen readers: "Checkout". */
  label: string
  steps: readonly Step[]
  /** The index of the step that is shown. */
  current: number
}

type StepState = 'completed' | 'current' | 'pending'
type StepPlace = 'first' | 'between' | 'last'

const Root = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    maxWidth: '40rem',
    mb: '6',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1', sm: '2.5' },
      minWidth: '0',
      fontWeight: 'medium',
    },
    // The line before every step but the first.
    '& > li:not([data-place=first])': { flex: '1 1 auto' },
    // On a phone the label gives way, never a mark.
    '& > li:not([data-state=current])': { flexShrink: { base: '0', sm: '1' } },
    '& > li:not([data-place=first])::before': {
      content: '""',
      flex: { base: '1 1 0.25rem', sm: '1 1 1rem' },
      minWidth: { base: '1', sm: '3' },
      mx: { base: '0.5', sm: '0.625rem' },
      borderTop: '1px solid',
      borderColor: 'line.strong',
    },
    '& [data-mark]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: '7',
      borderRadius: 'pill',
      border: '2px solid transparent',
      fontSize: 'cell',
      fontWeight: 'semibold',
      '--icon-size': '1rem',
      _highContrast: { borderColor: 'CanvasText' },
    },
    '& > [data-state=completed] [data-mark]': { bg: 'brand.soft', color: 'brand.text' },
    '& > [data-state=current] [data-mark]': { bg: 'brand.fill', color: 'brand.on' },
    _highContrast: {
      '& > [data-state=current] [data-mark]': {
        forcedColorAdjust: 'none',
        bg: 'Highlight',
        color: 'HighlightText',
      },
    },
    '& > [data-state=pending]': { color: 'fg.muted' },
    '& > [data-state=pending] [data-mark]': { borderColor: 'line.strong' },
    // A phone has room for the current step's label.
    '& > :not([data-state=current]) [data-label]': {
      position: { base: 'absolute', sm: 'static' },
      clipPath: { base: 'inset(50%)', sm: 'none' },
      width: { base: '1px', sm: 'auto' },
      overflow: { base: 'hidden', sm: 'visible' },
      whiteSpace: 'nowrap',
    },
    _print: { display: 'none' },
  },
})

/**
 * A stepper: steps are completed, current or pending, and first, middle or last (specification §4).
 */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current)
        return (
          <li
            key={step.key}
            data-state={state}
            data-place={placeOf(index, steps.length)}
            {...(state === 'current' && { 'aria-current': 'step' })}
          >
            <span data-mark="" aria-hidden="true">
              {state === 'completed' ? <CheckIcon /> : index + 1}
            </span>
            <span data-label="">{step.label}</span>
            {state === 'completed' && (
              <chakra.span srOnly>
                <FormattedMessage id="ui.steps.completed" />
              </chakra.span>
            )}
          </li>
        )
      })}
    </Root>
  )
}

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current'
  return index < current ? 'completed' : 'pending'
}

function placeOf(index: number, count: number): StepPlace {
  if (index === 0) return 'first'
  return index === count - 1 ? 'last' : 'between'
}
