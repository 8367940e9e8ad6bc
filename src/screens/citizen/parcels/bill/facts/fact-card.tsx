import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/layout/card'

export interface Fact {
  key: string
  name: ReactNode
  /** null and '': unknown, so the line is left out. */
  value: ReactNode
}

/** A heading and facts, in as many columns as fit. */
export function FactCard({ title, facts }: { title: ReactNode; facts: readonly Fact[] }) {
  const heading = useId()
  const known = facts.filter(({ value }) => value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <Card as="section" aria-labelledby={heading} padded>
      <chakra.h2 id={heading} textStyle="h2" mb="3">
        {title}
      </chakra.h2>
      <Facts>
        {known.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    // As many as fit, on paper too.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    gap: '3',
    columnGap: '6',
    '& dt': { fontSize: 'sm', lineHeight: '1.3125rem', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})
