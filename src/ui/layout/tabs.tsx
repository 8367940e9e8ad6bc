import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    // Room for the focus ring, which an overflowing box would cut.
    p: '1',
    m: '-1',
    scrollbarWidth: 'none',
    '& > :is(a, button)': {
      flexShrink: '0',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control',
      px: '3.5',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      borderBottom: '3px solid transparent',
      borderTop: '3px solid transparent',
      transition: 'color 120ms, border-color 120ms',
    },
    '& > :is(a, button):hover:not([aria-current])': {
      color: 'fg',
      borderBottomColor: 'line.strong',
    },
    '& > :is(a, button):focus-visible': { outlineOffset: '-3px', borderRadius: 'control' },
    '& > :is([aria-current=page], [aria-current=true])': {
      color: 'brand.text',
      fontWeight: 'semibold',
      borderBottomColor: 'brand.fill',
    },
    // A transparent edge is drawn in forced colors.
    _highContrast: {
      '& > :is(a, button)': { borderBlockColor: 'Canvas' },
      '& > :is([aria-current=page], [aria-current=true])': { borderBottomColor: 'Highlight' },
    },
    _print: { display: 'none' },
  },
  variants: {
    /** On top of a card: the line under the tabs is the card's. */
    inCard: {
      true: {
        m: '0',
        px: '2',
        py: '0',
        borderBottom: '1px solid',
        borderColor: 'line',
        '& > :is(a, button)': { mb: '-1px' },
      },
    },
  },
})

interface TabsProps {
  /** The tabs' subject, for screen readers: "Tax year". */
  label: string
  inCard?: boolean
  /** Links (or buttons); the current one has `aria-current`, which the router's `Link` sets. */
  children: ReactNode
}

/** Views of one page, each with an address of its own: real links, so Back and bookmarks work. */
export function Tabs({ label, inCard = false, children }: TabsProps) {
  return (
    <Root aria-label={label} inCard={inCard}>
      {children}
    </Root>
  )
}
