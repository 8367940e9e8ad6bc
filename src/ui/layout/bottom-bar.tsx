import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: { base: 'block', lg: 'none' },
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'bar',
    px: '4',
    pt: '3',
    pb: 'calc(0.75rem + env(safe-area-inset-bottom))',
    bg: 'surface',
    borderTop: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
  },
})

interface BottomBarProps {
  /** The main action, `wide`. */
  children: ReactNode
  /** The fees, under it. */
  note?: ReactNode
}

/**
 * On a phone the main action is at the bottom with the fee below it (look.md, "Form"). From `lg`
 * the side column has that action, so render both: the hidden one is hidden from screen readers
 * too.
 */
export function BottomBar({ children, note }: BottomBarProps) {
  return (
    <Root data-bottom-bar="" data-screen-only="">
      {children}
      {note !== undefined && (
        <chakra.p mt="1.5" textStyle="help" textAlign="center">
          {note}
        </chakra.p>
      )}
    </Root>
  )
}
