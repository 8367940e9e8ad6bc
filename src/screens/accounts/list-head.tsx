import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'

interface ListHeadProps {
  children: ReactNode
  /** At the right of it. */
  beside?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/** Above a list in its card: how many; it takes focus when a line that was pressed is gone. */
export function ListHead({ children, beside, ref }: ListHeadProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      minHeight="4.125rem"
      px={{ base: '4', sm: '5.5' }}
      py="3"
    >
      <chakra.h2 ref={ref} tabIndex={-1} textStyle="h2">
        {children}
      </chakra.h2>
      {beside}
    </chakra.div>
  )
}
