import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'

/** A group of fields under its heading. */
export function ProfileSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padded>
      <Stack>
        <chakra.h2 id={id} textStyle="h2">
          {title}
        </chakra.h2>
        {children}
      </Stack>
    </Card>
  )
}
