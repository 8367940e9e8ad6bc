import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-ids'
import { Button } from '@/ui/action/button'
import { announce } from '@/ui/feedback/live-region'

interface RangeFormProps<End> {
  /** The range in effect. */
  from: End
  to: End
  isInvalid: (end: End) => boolean
  /** Both are given, and the end is before the beginning. */
  isTurned: (from: End, to: End) => boolean
  words: { readonly invalid: MessageId; readonly order: MessageId }
  /** What else is wrong with a range in order. */
  problem?: (from: End, to: End) => MessageId | null
  onRange: (from: End, to: End) => void
  /** The two fields. */
  children: (from: EndField<End>, to: EndField<End>) => ReactNode
}

/** What the field of one end takes. */
interface EndField<End> {
  readonly value: End
  readonly onChange: (value: End) => void
  readonly error: string | null
}

/** A range in two fields with Apply; an invalid one shows an error and changes nothing. */
export function RangeForm<End>({
  from: startFrom,
  to: startTo,
  isInvalid,
  isTurned,
  words,
  problem: problemOf,
  onRange,
  children,
}: RangeFormProps<End>) {
  const { formatMessage } = useIntl()
  const [from, setFrom] = useState(startFrom)
  const [to, setTo] = useState(startTo)
  const [problem, setProblem] = useState<Problem | null>(null)

  const problemIn = (): Problem | null => {
    if (isInvalid(from)) return { at: 'from', says: words.invalid }
    if (isInvalid(to)) return { at: 'to', says: words.invalid }
    if (isTurned(from, to)) return { at: 'to', says: words.order }
    const says = problemOf?.(from, to) ?? null
    return says === null ? null : { at: 'from', says }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = problemIn()
    setProblem(found)
    if (found === null) onRange(from, to)
    else announce(formatMessage({ id: found.says }))
  }
  const errorAt = (end: Problem['at']) =>
    problem?.at === end ? formatMessage({ id: problem.says }) : null
  return (
    <Form noValidate onSubmit={submit}>
      {children(
        { value: from, onChange: setFrom, error: errorAt('from') },
        { value: to, onChange: setTo, error: errorAt('to') },
      )}
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="list.filters.apply" />
      </Button>
    </Form>
  )
}

interface Problem {
  readonly at: 'from' | 'to'
  readonly says: MessageId
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '2.5',
    maxWidth: '22rem',
    '& > div': { flex: '1 1 9rem' },
  },
})
