import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, type ReactNode } from 'react'
import { scrollToTopOffset, scrollToTopSpeedMs } from '@/rules/constants'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { LiveRegion } from '@/ui/feedback/live-region'
import { mainId, SkipLink } from '@/ui/layout/skip-link'
import { useScrolledPast } from '@/ui/layout/use-scrolled-past'
import { pageWidth } from './shell-header'

// Pages open at the top, so the button is not in the first screen.
const ScrollToTop = lazy(async () => ({
  default: (await import('@/ui/layout/scroll-to-top')).ScrollToTop,
}))

const Page = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
})

const Main = chakra('main', {
  base: {
    ...pageWidth,
    flex: '1 0 auto',
    pt: { base: '5', sm: '10' },
    _print: { p: '0', maxWidth: 'none' },
  },
})

interface ShellPageProps {
  header: ReactNode
  footer?: ReactNode
  /** Between header and content, as wide as the page. */
  notice?: ReactNode
  children: ReactNode
}

/** The common part of the citizens' layouts. */
export function ShellPage({ header, footer, notice, children }: ShellPageProps) {
  const isFarDown = useScrolledPast(scrollToTopOffset)
  return (
    <Page>
      <SkipLink />
      {header}
      <Main id={mainId} tabIndex={-1}>
        {notice}
        {children}
      </Main>
      {footer}
      {isFarDown && (
        <LazyBoundary>
          <ScrollToTop after={scrollToTopOffset} speed={scrollToTopSpeedMs} />
        </LazyBoundary>
      )}
      <LiveRegion />
    </Page>
  )
}
