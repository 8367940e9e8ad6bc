import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { scrollToTopOffset, scrollToTopSpeedMs } from '@/rules/constants'
import { LiveRegion } from '@/ui/live-region'
import { ScrollToTop } from '@/ui/scroll-to-top'
import { mainId, SkipLink } from '@/ui/skip-link'
import { pageWidth } from './shell-header'

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

/** What every layout of the citizen's side has in common. */
export function ShellPage({ header, footer, notice, children }: ShellPageProps) {
  return (
    <Page>
      <SkipLink />
      {header}
      <Main id={mainId} tabIndex={-1}>
        {notice}
        {children}
      </Main>
      {footer}
      <ScrollToTop after={scrollToTopOffset} speed={scrollToTopSpeedMs} />
      <LiveRegion />
    </Page>
  )
}
