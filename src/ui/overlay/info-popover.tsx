import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { InfoIcon } from '@/ui/display/icons'

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'control',
    color: 'fg.muted',
    '--icon-size': '1rem',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'brand.tint', color: 'brand.text' },
    '&:has(+ :popover-open)': { bg: 'brand.tint', color: 'brand.text' },
    _print: { display: 'none' },
  },
})

const Note = chakra('div', {
  base: {
    // Where the browser cannot place it at its button, it is centered in the window.
    m: 'auto',
    inset: '0',
    width: 'fit-content',
    maxWidth: 'min(20rem, calc(100vw - 2rem))',
    px: '4',
    py: '3',
    bg: 'surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'float',
    textStyle: 'small',
    // Its button may stand in a line that does not break.
    whiteSpace: 'normal',
    '&:popover-open': { animation: 'ct-appear 120ms both' },
    _highContrast: { borderColor: 'CanvasText' },
    '@supports (position-area: block-end)': {
      inset: 'auto',
      m: '0',
      mt: '1',
      // A phone's whole width: beside a button near the edge no word would fit.
      positionArea: { base: 'block-end span-all', sm: 'block-end span-inline-start' },
      positionTryFallbacks: 'flip-block, flip-inline',
    },
  },
})

interface InfoPopoverProps {
  /** The subject that the button explains. */
  label: string
  children: ReactNode
}

/** A short explanation beside its subject; the browser opens and closes it. */
export function InfoPopover({ label, children }: InfoPopoverProps) {
  const id = useId()
  const anchor = `--${id.replaceAll(/\W/gu, '')}`
  return (
    <>
      <Trigger
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        style={{ anchorName: anchor }}
      >
        <InfoIcon />
      </Trigger>
      <Note id={id} popover="auto" style={{ positionAnchor: anchor }}>
        {children}
      </Note>
    </>
  )
}
