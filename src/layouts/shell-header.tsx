import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { stickyHeaderOffset } from '@/rules/constants'
import { useScrolledPast } from '@/ui/layout/use-scrolled-past'

export const pageWidth = {
  width: '100%',
  maxWidth: 'calc(70rem + 2 * var(--page-edge))',
  mx: 'auto',
  px: 'var(--page-edge)',
  '--page-edge': { base: '1rem', sm: '1.5rem', lg: '2rem' },
} as const

const Root = chakra('header', {
  base: {
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'line',
    // Mounted from the start and invisible, so that turning it on moves nothing on the page.
    position: 'sticky',
    top: '-5rem',
    zIndex: 'sticky',
    '&[data-sticky]': { top: '0', transition: 'top 160ms' },
    '& > div': {
      ...pageWidth,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      height: { base: '4rem', sm: '4.5rem' },
    },
    _print: { display: 'none' },
  },
})

/** The header of every citizen's page; sticky once it is scrolled out of view (§4). */
export function ShellHeader({ children }: { children: ReactNode }) {
  const sticky = useScrolledPast(stickyHeaderOffset)
  return (
    <Root data-screen-only="" {...(sticky && { 'data-sticky': '' })}>
      <div>{children}</div>
    </Root>
  )
}
