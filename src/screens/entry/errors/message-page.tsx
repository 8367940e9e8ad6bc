import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row } from '@/ui/layout/stack'

interface MessagePageProps {
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
}

/** A page with one message and the next step. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <chakra.div maxWidth="38rem" py={{ base: '6', sm: '12' }}>
      <PageHeading title={title} />
      <chakra.div display="flex" flexDirection="column" gap="3" fontSize="lg" lineHeight="1.75rem">
        {children}
      </chakra.div>
      {actions !== undefined && <Row mt="6">{actions}</Row>}
    </chakra.div>
  )
}
