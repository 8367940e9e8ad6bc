import { chakra } from '@chakra-ui/react/styled-system'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { CloseIcon, DoneIcon, ErrorIcon } from '@/ui/display/icons'
import { closeToast, type Toast, useToast } from './toast'
import { useTopLayer } from './use-top-layer'

/** Long enough to read; with Undo, long enough to decide and to get there by keyboard. */
const shownMs = 8000
const undoableMs = 20_000

const Place = chakra('section', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: 'calc(1rem + env(safe-area-inset-bottom))',
    zIndex: 'skip',
    display: 'flex',
    justifyContent: 'center',
    px: '4',
    pointerEvents: 'none',
    // Above a phone's main action.
    ':root:has([data-bottom-bar]) &': { bottom: { base: '6.5rem', lg: '1rem' } },
    // In a dialog the buttons are at the bottom.
    '[role=dialog] &': { bottom: 'auto', top: 'calc(1rem + env(safe-area-inset-top))' },
    _print: { display: 'none' },
  },
})

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: { base: '0', sm: '20rem' },
    maxWidth: '36rem',
    ps: '4',
    pe: '1.5',
    py: '1.5',
    bg: 'surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'ct-rise 160ms both',
    '& > svg': { flexShrink: '0', color: 'brand.text' },
    '& > p': { flex: '1 1 auto', minWidth: '0', py: '1.5', overflowWrap: 'anywhere' },
    '& > button': { flexShrink: '0' },
    '&[data-late] > svg': { color: 'late.fg' },
    _highContrast: { borderColor: 'CanvasText' },
  },
})

/**
 * Shows the toasts, once per layout. It is not a live region: `showToast` announces through the
 * page's. F8 leads to it from anywhere, and back.
 */
export function ToastRegion() {
  const toast = useToast()
  const { formatMessage } = useIntl()
  const layer = useTopLayer(toast !== null)
  if (toast === null) return null
  return createPortal(
    <Place aria-label={formatMessage({ id: 'changes.toast.label' })}>
      <ShownToast key={toast.key} toast={toast} />
    </Place>,
    layer,
  )
}

function ShownToast({ toast: { text, tone = 'good', onUndo } }: { toast: Toast }) {
  const { formatMessage } = useIntl()
  const box = useRef<HTMLDivElement>(null)
  /** The element that had focus before. */
  const from = useRef<Element | null>(null)
  const [isHeld, setHeld] = useState(false)
  const isLate = tone === 'late'

  useEffect(() => {
    if (isHeld || isLate) return
    const timer = setTimeout(closeToast, onUndo === undefined ? shownMs : undoableMs)
    return () => clearTimeout(timer)
  }, [isHeld, isLate, onUndo])

  const leave = () => {
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus()
    from.current = null
  }
  const goOrLeave = useEffectEvent(() => {
    if (box.current?.contains(document.activeElement) === true) leave()
    else box.current?.querySelector('button')?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      goOrLeave()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  const close = () => {
    leave()
    closeToast()
  }
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && box.current?.contains(target) === true
  const hover = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) }
  const focus = {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      setHeld(true)
      if (!isInside(relatedTarget)) from.current = relatedTarget
    },
    onBlur: ({ relatedTarget }: FocusEvent) => setHeld(isInside(relatedTarget)),
  }
  return (
    <Box ref={box} {...hover} {...focus} {...(isLate && { 'data-late': '' })}>
      {isLate ? <ErrorIcon /> : <DoneIcon />}
      <p>{text}</p>
      {onUndo !== undefined && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            close()
            onUndo()
          }}
        >
          <FormattedMessage id="changes.toast.undo" />
        </Button>
      )}
      <IconButton
        label={formatMessage({ id: 'ui.dialog.close' })}
        icon={<CloseIcon />}
        onClick={close}
      />
    </Box>
  )
}
