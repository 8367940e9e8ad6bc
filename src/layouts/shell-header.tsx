import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, type ReactNode } from 'react'
import { scrollToTopOffset, scrollToTopSpeedMs, stickyHeaderOffset } from '@/rules/constants'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { useScrolledPast } from '@/ui/layout/use-scrolled-past'

// Pages open at the top, so the button is not in the first screen.
const ScrollToTop = lazy(async () => ({
  default: (await import('@/ui/layout/scroll-to-top')).ScrollToTop,
}))

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
    // The button to the top is between the merchant and the rest, so that nothing moves for it.
    '& > div > div:last-of-type': { order: '1' },
    _print: { display: 'none' },
  },
})

/** The header of every citizen's page; sticky once it is scrolled out of view (§4). */
export function ShellHeader({ children }: { children: ReactNode }) {
  const sticky = useScrolledPast(stickyHeaderOffset)
  const isFarDown = useScrolledPast(scrollToTopOffset)
  return (
    <Root data-screen-only="" {...(sticky && { 'data-sticky': '' })}>
      <div>
        {children}
        {isFarDown && (
          <LazyBoundary>
            <ScrollToTop after={scrollToTopOffset} speed={scrollToTopSpeedMs} />
          </LazyBoundary>
        )}
      </div>
    </Root>
  )
}
