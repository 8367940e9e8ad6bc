import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'

interface PartProps {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** A group of fields under its heading, within a step. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padded>
      <Stack gap="5">
        <div>
          <chakra.h3 id={id} fontSize="md" fontWeight="semibold">
            {title}
          </chakra.h3>
          {lead !== undefined && <chakra.p textStyle="help">{lead}</chakra.p>}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
