import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { productName } from '@/rules/constants'
import { ProductMark } from '@/ui/display/product-mark'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row } from '@/ui/layout/stack'

interface MessagePageProps {
  title: ReactNode
  /** The product’s mark above the title, where no city’s stands in the header; else below, small. */
  mark?: boolean
  /** What happened; large. */
  children: ReactNode
  /** `Points`: what may help, a case each. */
  points?: ReactNode
  actions?: ReactNode
}

/** A page with one message and the next step. */
export function MessagePage({ title, mark = false, children, points, actions }: MessagePageProps) {
  return (
    <chakra.div maxWidth="42rem" py={{ base: '2', sm: '8' }}>
      {mark && (
        <chakra.div mb="5">
          <ProductMark size={64} />
        </chakra.div>
      )}
      <PageHeading title={title} />
      <chakra.div display="flex" flexDirection="column" gap="4" fontSize="lg" lineHeight="1.75rem">
        {children}
      </chakra.div>
      {points !== undefined && <chakra.div mt="5">{points}</chakra.div>}
      {actions !== undefined && <Row mt="6">{actions}</Row>}
      {!mark && (
        <chakra.p display="flex" alignItems="center" gap="2" mt="12" textStyle="help">
          <ProductMark size={20} />
          {productName}
        </chakra.p>
      )}
    </chakra.div>
  )
}
