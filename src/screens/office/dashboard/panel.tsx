import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from '@/ui/layout/card'

interface PanelProps {
  title: ReactNode
  /** At the right of the title. */
  beside?: ReactNode
  /** false: the content has its own edges, such as a table. */
  padded?: boolean
  /** Takes the remaining room of its column. */
  grow?: boolean
  children: ReactNode
}

/** A part of the dashboard with a heading. */
export function Panel({ title, beside, padded = false, grow = false, children }: PanelProps) {
  return (
    <Card
      overflow="clip"
      flex="0 0 auto"
      {...(grow && { display: 'flex', flexDirection: 'column', flex: '1 0 auto' })}
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="4"
        px={{ base: '4', sm: '5.5' }}
        pt="4"
        pb={padded ? '2' : '1'}
      >
        <chakra.h2 textStyle="h2">{title}</chakra.h2>
        {beside}
      </chakra.header>
      {padded ? (
        <chakra.div
          px={{ base: '4', sm: '5.5' }}
          pb="5"
          {...(grow && { display: 'flex', flexDirection: 'column', flex: '1 1 auto' })}
        >
          {children}
        </chakra.div>
      ) : (
        children
      )}
    </Card>
  )
}
