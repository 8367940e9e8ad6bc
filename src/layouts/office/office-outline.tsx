import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { mainId, SkipLink } from '@/ui/layout/skip-link'
import './office.css'

interface OfficeOutlineProps {
  sidebar: 'dark' | 'light'
  narrow: boolean
  /** The page's outline; `bones` stand in where it has none of its own. */
  children: (bones: ReactNode) => ReactNode
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
      >
        <MenuBones isDark={sidebar === 'dark'} />
      </chakra.div>
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
          {children(<PageBones />)}
        </chakra.main>
      </chakra.div>
    </Page>
  )
}

const menuWidths = ['60%', '72%', '48%', '66%', '54%', '70%']

function MenuBones({ isDark }: { isDark: boolean }) {
  return (
    <Skeleton silent>
      <chakra.div display="flex" flexDirection="column" gap="6" px="5" pt="20">
        {menuWidths.map((width) => (
          <Bone key={width} width={width} height="3" {...(isDark && { bg: 'sidebar.active' })} />
        ))}
      </chakra.div>
    </Skeleton>
  )
}

const rowWidths = ['78%', '64%', '86%', '70%', '58%', '82%', '66%', '74%']

/** A heading and rows: most pages of the office are lists, and no message of theirs is there yet. */
function PageBones() {
  return (
    <Skeleton>
      <Bone width="14rem" height="7" mb="6" />
      <Card>
        {rowWidths.map((width) => (
          <chakra.div key={width} px="4" py="3.5" borderBottom="1px solid" borderColor="line">
            <Bone width={width} />
          </chakra.div>
        ))}
      </Card>
    </Skeleton>
  )
}
