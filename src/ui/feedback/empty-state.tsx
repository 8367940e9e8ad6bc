import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  /** One sentence: why it is empty and what to do next. */
  children: ReactNode
  /** One action. */
  action?: ReactNode
}

export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
      px="5"
      py="10"
      textAlign="center"
      color="fg.muted"
    >
      {icon !== undefined && (
        <chakra.span color="brand.text" bg="brand.tint" p="2.5" borderRadius="control">
          {icon}
        </chakra.span>
      )}
      <chakra.p maxWidth="32rem">{children}</chakra.p>
      {action}
    </chakra.div>
  )
}
