import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'

interface ListHeadProps {
  children: ReactNode
  /** Right after the words: an `InfoPopover`. */
  info?: ReactNode
  /** At the right of the head. */
  beside?: ReactNode
  id?: string
  ref?: Ref<HTMLHeadingElement> | undefined
}

/** The head of a list or part of a page; takes focus when the pressed button is gone. */
export function ListHead({ children, info, beside, id, ref }: ListHeadProps) {
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
      _print={{ breakAfter: 'avoid' }}
    >
      <chakra.div display="flex" alignItems="center" gap="1" minWidth="0">
        <chakra.h2 id={id} ref={ref} tabIndex={-1} textStyle="h2">
          {children}
        </chakra.h2>
        {info}
      </chakra.div>
      {beside}
    </chakra.div>
  )
}
