import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { CheckIcon, ExpandIcon } from '@/ui/display/icons'

const Root = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '5.5rem',
    '& > button': {
      display: { base: 'flex', lg: 'none' },
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: '2.75rem',
      px: '4',
      py: '2',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'control',
      textAlign: 'start',
      '& > span': { flex: '1 1 0', minWidth: '0', overflowWrap: 'anywhere' },
      '& b': { display: 'block' },
      '& > svg': { transition: 'transform 120ms' },
      '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    },
    '& > ol': { display: { base: 'none', lg: 'block' }, mt: { base: '2', lg: '0' } },
    '& > ol[data-open]': { display: 'block' },
    '& > ol > li > button': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      width: '100%',
      minHeight: { base: '2.75rem', lg: '2.25rem' },
      px: '2.5',
      py: '2',
      borderRadius: 'control',
      textAlign: 'start',
      fontSize: 'cell',
      lineHeight: '1.3125rem',
      '&:enabled:hover': { bg: 'brand.tint' },
      _disabled: { cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { bg: 'brand.tint', fontWeight: 'semibold' },
      '& > span:last-child': { minWidth: '0', overflowWrap: 'anywhere' },
    },
    '& [data-state=pending]:not([aria-current])': { color: 'fg.muted' },
    '& [data-mark]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: '1.375rem',
      borderRadius: 'pill',
      border: '2px solid',
      borderColor: 'line.strong',
      fontSize: '0.75rem',
      fontWeight: 'semibold',
      '--icon-size': '0.875rem',
    },
    '& [aria-current] [data-mark]': { borderColor: 'brand.fill' },
    '& [data-state=completed] [data-mark]': {
      bg: 'brand.soft',
      borderColor: 'transparent',
      color: 'brand.text',
    },
    _highContrast: { '& [data-mark]': { borderColor: 'CanvasText' } },
    _print: { display: 'none' },
  },
})

interface WizardStepsProps<Key extends string> {
  /** The wizard's goal: "New merchant". */
  label: string
  steps: readonly { key: Key; title: string; isCompleted: boolean }[]
  current: Key
  /** Without: nothing is saved yet, and the others only show what comes. */
  onStep?: (key: Key) => void
  /** At the side only: the parts of the step. */
  below?: ReactNode
}

/** All steps, each with its state: a list at the side, on a phone "Step 2 of 9" that opens it. */
export function WizardSteps<Key extends string>({
  label,
  steps,
  current,
  onStep,
  below,
}: WizardStepsProps<Key>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <Root aria-label={label}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((now) => !now)}
      >
        <span>
          <FormattedMessage
            id="forms.wizard.place"
            values={{ place: at + 1, count: steps.length }}
          />
          <b>{steps[at]?.title}</b>
        </span>
        <ExpandIcon />
      </button>
      <ol id={id} {...(open && { 'data-open': '' })}>
        {steps.map(({ key, title, isCompleted }, index) => (
          <li key={key}>
            <button
              type="button"
              data-state={isCompleted ? 'completed' : 'pending'}
              disabled={onStep === undefined && key !== current}
              {...(key === current && { 'aria-current': 'step' })}
              onClick={() => {
                setOpen(false)
                onStep?.(key)
              }}
            >
              <span data-mark="" aria-hidden="true">
                {isCompleted ? <CheckIcon /> : index + 1}
              </span>
              <span>
                {title}
                {isCompleted && (
                  <chakra.span srOnly>
                    {' '}
                    <FormattedMessage id="ui.steps.completed" />
                  </chakra.span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {below}
    </Root>
  )
}
