import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card } from '@/ui/layout/card'

interface ReportSectionProps {
  title: ReactNode
  /** An `InfoPopover`, after the title. */
  info?: ReactNode
  children: ReactNode
}

/** A further table of a report, below the list: its title above its card. */
export function ReportSection({ title, info, children }: ReportSectionProps) {
  return (
    <chakra.section mt="6">
      <chakra.div display="flex" alignItems="center" gap="1" mb="3">
        <chakra.h2 fontSize="lg" lineHeight="1.625rem" fontWeight="semibold">
          {title}
        </chakra.h2>
        {info}
      </chakra.div>
      <Card overflow="clip">{children}</Card>
    </chakra.section>
  )
}
