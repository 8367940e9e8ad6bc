import type { ReactNode } from 'react'
import { ListHead } from './list-head'
import { Card } from '@/ui/layout/card'

interface ReportSectionProps {
  title: ReactNode
  /** An `InfoPopover`, after the title. */
  info?: ReactNode
  /** At the right of the title: its export. */
  beside?: ReactNode
  children: ReactNode
}

/** A further table of a report, below the list. */
export function ReportSection({ title, info, beside, children }: ReportSectionProps) {
  return (
    <Card as="section" mt="6" overflow="clip">
      <ListHead info={info} beside={beside}>
        {title}
      </ListHead>
      {children}
    </Card>
  )
}
