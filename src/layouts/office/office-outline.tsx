import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { mainId, SkipLink } from '@/ui/layout/skip-link'
import './office.css'

interface OfficeOutlineProps {
  sidebar: 'dark' | 'light'
  narrow: boolean
  children: ReactNode
}

const Page = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    minHeight: '100dvh',
  },
})

/** The measures of AdminLayout, without the menu, whose items depend on the role. */
export function OfficeOutline({ sidebar, narrow, children }: OfficeOutlineProps) {
  return (
    <Page data-office="">
      <SkipLink />
      <chakra.div
        aria-hidden="true"
        hideBelow="lg"
        position="sticky"
        top="0"
        flexShrink="0"
        width={narrow ? '4.25rem' : '15.5rem'}
        height="calc(100dvh - var(--above-page, 0px))"
        bg={sidebar === 'dark' ? 'sidebar' : 'surface'}
        borderInlineEnd="1px solid"
        borderColor={sidebar === 'dark' ? 'sidebar.active' : 'line'}
      />
      <chakra.div flex="1 1 auto" minWidth="0">
        <chakra.div
          aria-hidden="true"
          bg="surface"
          borderBottom="1px solid"
          borderColor="line"
          height={{ base: '3.75rem', lg: '4.1875rem' }}
        />
        <chakra.main
          id={mainId}
          tabIndex={-1}
          px={{ base: '4', sm: '5', lg: '7' }}
          pt={{ base: '5', lg: '6' }}
          pb="16"
          outline="none"
        >
          {children}
        </chakra.main>
      </chakra.div>
    </Page>
  )
}
