import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PlainDate } from '@/rules/time/dates'
import {
  isRealDay,
  type NamedDays,
  namedRange,
  nameOfRange,
  type RangeName,
  rangeNames,
} from '@/rules/time/periods'
import { Button } from '@/ui/action/button'
import { announce } from '@/ui/feedback/live-region'
import { DateField } from '@/ui/form/date-field'

interface DatesFieldsProps {
  shown: NamedDays
  today: PlainDate
  presets?: readonly RangeName[] | undefined
  onDays: (days: NamedDays) => void
  done: () => void
}

const Presets = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '1.5',
    '& button': {
      justifyContent: 'flex-start',
      px: '3',
      borderColor: 'line',
      textAlign: 'start',
    },
    '& button[aria-pressed=true]': { bg: 'brand.tint', borderColor: 'brand.text' },
  },
})

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '2.5',
    mt: '4',
    pt: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > div': { flex: '1 1 9rem' },
  },
})

/** A range of days: a preset, or first and last day. */
export function DatesFields({
  shown,
  today,
  presets = rangeNames,
  onDays,
  done,
}: DatesFieldsProps) {
  const current = nameOfRange(shown, today)
  return (
    <chakra.div maxWidth="22rem">
      <Presets>
        {presets.map((name) => (
          <Button
            key={name}
            variant="quiet"
            size="sm"
            aria-pressed={name === current}
            onClick={() => {
              onDays(namedRange(name, today))
              done()
            }}
          >
            <FormattedMessage id={`list.dates.${name}`} />
          </Button>
        ))}
      </Presets>
      <CustomDays
        key={`${String(shown.from)} ${String(shown.to)}`}
        shown={shown}
        today={today}
        onDays={(days) => {
          onDays(days)
          done()
        }}
      />
    </chakra.div>
  )
}

type Problem = 'fromInvalid' | 'toInvalid' | 'order'

function CustomDays({
  shown,
  today,
  onDays,
}: Pick<DatesFieldsProps, 'shown' | 'today' | 'onDays'>) {
  const { formatMessage } = useIntl()
  const [from, setFrom] = useState(shown.from ?? '')
  const [to, setTo] = useState(shown.to ?? '')
  const [problem, setProblem] = useState<Problem | null>(null)
  const inWords = (one: Problem) =>
    formatMessage({ id: one === 'order' ? 'list.dates.order' : 'list.dates.invalid' })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = problemIn(from, to)
    setProblem(found)
    if (found !== null) announce(inWords(found))
    else onDays({ from: from || undefined, to: to || undefined })
  }
  return (
    <Form noValidate onSubmit={submit}>
      <DateField
        label={<FormattedMessage id="list.dates.from" />}
        value={from}
        today={today}
        onChange={setFrom}
        error={problem === 'fromInvalid' ? inWords(problem) : null}
      />
      <DateField
        label={<FormattedMessage id="list.dates.to" />}
        value={to}
        today={today}
        onChange={setTo}
        error={problem === 'toInvalid' || problem === 'order' ? inWords(problem) : null}
      />
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="list.filters.apply" />
      </Button>
    </Form>
  )
}

function problemIn(from: string, to: string): Problem | null {
  if (from !== '' && !isRealDay(from)) return 'fromInvalid'
  if (to !== '' && !isRealDay(to)) return 'toInvalid'
  return from !== '' && to !== '' && from > to ? 'order' : null
}
