import type { ReactNode } from 'react'
import { scrollToTopOffset, scrollToTopSpeedMs, stickyHeaderOffset } from '@/rules/constants'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useScrolledPast } from '@/ui/layout/use-scrolled-past'
import { lazyUi } from '@/ui/theme/late-ui'
import './shell.css'

// Pages open at the top, so the button is not in the first screen.
const ScrollToTop = lazyUi(async () => (await import('@/ui/layout/scroll-to-top')).ScrollToTop)

/** The header of every citizen's page; sticky once it is scrolled out of view (§4). */
export function ShellHeader({ children }: { children: ReactNode }) {
  const sticky = useScrolledPast(stickyHeaderOffset)
  const isFarDown = useScrolledPast(scrollToTopOffset)
  return (
    <header className="shell-header" data-screen-only="" {...(sticky && { 'data-sticky': '' })}>
      <div className="page-width">
        {children}
        {isFarDown && (
          <LazyBoundary>
            <ScrollToTop after={scrollToTopOffset} speed={scrollToTopSpeedMs} />
          </LazyBoundary>
        )}
      </div>
    </header>
  )
}
