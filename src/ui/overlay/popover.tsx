import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { Button, type ButtonProps } from '@/ui/action/button'
import { popupLook, usePopup } from './use-popup'

const Panel = chakra('div', {
  base: { ...popupLook, p: '4' },
  variants: { wide: { true: { maxWidth: 'min(40rem, calc(100vw - 1rem))' } } },
})

interface PopoverProps {
  /** The button that opens it. */
  button: Pick<ButtonProps, 'children' | 'icon' | 'size' | 'variant'>
  /** The panel's content, for screen readers. */
  label: string
  /** The edge of the button that the panel is aligned to. */
  align?: 'start' | 'end'
  /** Room for fields in two columns. */
  wide?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A few fields at their button. The panel takes focus when it opens. */
export function Popover({ button, label, align = 'start', wide = false, children }: PopoverProps) {
  const popup = usePopup({ align })
  const { open, box } = popup
  useEffect(() => {
    if (!open) return
    const first = box.current?.querySelector<HTMLElement>(
      'input, select, textarea, button, a[href]',
    )
    ;(first ?? box.current)?.focus()
  }, [open, box])
  return (
    <>
      <Button variant="outline" size="sm" {...button} {...popup.trigger} aria-haspopup="dialog" />
      {open && (
        <Panel {...popup.panel} wide={wide} role="dialog" aria-label={label} tabIndex={-1}>
          {typeof children === 'function' ? children(() => popup.close()) : children}
        </Panel>
      )}
    </>
  )
}
