import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { LiveRegion } from '@/ui/feedback/live-region'
import { mainId, SkipLink } from '@/ui/layout/skip-link'
import { pageWidth } from './shell-header'

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    // Table heads stick below the header.
    '--sticky-top': '4.5rem',
  },
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
  return (
    <Page>
      <SkipLink />
      {header}
      <Main id={mainId} tabIndex={-1}>
        {notice}
        {children}
      </Main>
      {footer}
      <LiveRegion />
    </Page>
  )
}
