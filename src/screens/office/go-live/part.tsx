import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'

/** A part of a step under its heading. */
export function GoLivePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padded>
      <Stack gap="5">
        <chakra.h3 id={id} fontSize="md" fontWeight="semibold">
          {title}
        </chakra.h3>
        {children}
      </Stack>
    </Card>
  )
}
