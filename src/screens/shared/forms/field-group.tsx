import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'

interface FieldGroupProps {
  title: ReactNode
  lead?: ReactNode
  /** Of the heading: 2 right below the page's own, 3 within a step that has one. */
  level?: 2 | 3
  /** For links to it. */
  id?: string
  children: ReactNode
}

/** A group of fields under its heading. */
export function FieldGroup({ title, lead, level = 3, id: partId, children }: FieldGroupProps) {
  const id = useId()
  return (
    <Card
      as="section"
      aria-labelledby={id}
      padded
      {...(partId !== undefined && { id: partId, tabIndex: -1, scrollMarginTop: '5.5rem' })}
    >
      <Stack gap="5">
        <div>
          {level === 2 ? (
            <chakra.h2 id={id} textStyle="h2">
              {title}
            </chakra.h2>
          ) : (
            <chakra.h3 id={id} fontSize="md" fontWeight="semibold">
              {title}
            </chakra.h3>
          )}
          {lead !== undefined && <chakra.p textStyle="help">{lead}</chakra.p>}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
