import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Department } from '@/contract/departments'
import { isSecondMissing, secondFor } from '@/rules/second-fact'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { LockIcon } from '@/ui/icons'
import { keepFacts, useFacts } from './known-facts'
import { SecondFacts } from './second-facts'
import type { SeenBill } from './use-seen-bill'
import { hasCard, trimmed } from './use-typed-facts'

interface HiddenPersonProps {
  department: Department
  seen: SeenBill
}

/** A bill that somebody came to by its address alone: asks for the second fact (product.md P3). */
export function HiddenPerson({ department, seen }: HiddenPersonProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(useFacts(department.id))
  const [problem, setProblem] = useState<'missing' | 'card' | null>(null)
  const { second } = department.search

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const facts = trimmed(typed)
    const wrong = hasCard(facts)
      ? 'card'
      : isSecondMissing('number', second, facts)
        ? 'missing'
        : null
    setProblem(wrong)
    if (wrong === null && seen.failed) seen.retry()
    if (wrong === null) keepFacts(department.id, facts)
    else field.current?.focus()
  }

  const said = problem ?? (seen.failed ? 'failed' : seen.refused ? 'noMatch' : null)
  return (
    <Card as="section" aria-labelledby={`${id}-title`} padded data-screen-only="">
      <Head>
        <LockIcon />
        <h2 id={`${id}-title`}>
          <FormattedMessage id="bill.masked.title" />
        </h2>
      </Head>
      <chakra.p textStyle="help" mb="3">
        <FormattedMessage id="bill.masked.text" />
      </chakra.p>
      <Form onSubmit={submit} noValidate autoComplete="off">
        <chakra.div flex="1 1 20rem" minWidth="0" role="status">
          <SecondFacts
            id={id}
            asked={secondFor('number', second)}
            typed={typed}
            onType={(part) => {
              setTyped({ ...typed, ...part })
              setProblem(null)
            }}
            error={said === null ? null : formatMessage({ id: `bill.masked.${said}` })}
            hideLegend
            fieldRef={field}
          />
        </chakra.div>
        <Button type="submit" variant="outline" pending={seen.checking}>
          <FormattedMessage id="bill.masked.show" />
        </Button>
      </Form>
    </Card>
  )
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    mb: '1',
    color: 'fg',
    '& > h2': { fontWeight: 'semibold' },
    '& > svg': { color: 'fg.muted' },
  },
})

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
})
