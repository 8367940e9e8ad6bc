import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface PageHeadingProps {
  /** The page's h1. Focus moves to it on every navigation. */
  title: ReactNode
  /** A `BackLink`. */
  back?: ReactNode
  /** One muted line under the title. */
  subtitle?: ReactNode
  /** At the right of the title; below it on phones. */
  action?: ReactNode
}

export function PageHeading({ title, back, subtitle, action }: PageHeadingProps) {
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      gap="3"
      mb={{ base: '4', sm: subtitle === undefined ? '5' : '6' }}
    >
      <chakra.div minWidth="0" flex="1 1 20rem">
        {back}
        <chakra.h1 tabIndex={-1} textStyle="h1">
          {title}
        </chakra.h1>
        {subtitle !== undefined && (
          <chakra.p mt="1" color="fg.muted" fontSize={{ base: 'sm', sm: 'md' }} lineHeight="1.5">
            {subtitle}
          </chakra.p>
        )}
      </chakra.div>
      {action !== undefined && <chakra.div mb={{ sm: '2.5' }}>{action}</chakra.div>}
    </chakra.header>
  )
}
