import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
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
import { TextField } from '@/ui/form/text-field'

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
    alignItems: 'flex-end',
    gap: '2.5',
    mt: '4',
    pt: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > div': { flex: '1 1 9rem' },
    '& > p': { flex: '1 0 100%', color: 'late.fg', fontSize: 'sm' },
  },
})

/** Days by their name, or by first and last day. */
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
        onDays={(days) => {
          onDays(days)
          done()
        }}
      />
    </chakra.div>
  )
}

function CustomDays({ shown, onDays }: Pick<DatesFieldsProps, 'shown' | 'onDays'>) {
  const [from, setFrom] = useState(shown.from ?? '')
  const [to, setTo] = useState(shown.to ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isInOrder = from === '' || to === '' || from <= to
    const isReal = [from, to].every((day) => day === '' || isRealDay(day))
    setIsWrong(!isInOrder || !isReal)
    if (isInOrder && isReal) onDays({ from: from || undefined, to: to || undefined })
  }
  const mark = isWrong && { 'aria-invalid': true as const }
  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        type="date"
        label={<FormattedMessage id="list.dates.from" />}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        {...mark}
      />
      <TextField
        type="date"
        label={<FormattedMessage id="list.dates.to" />}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        {...mark}
      />
      {isWrong && (
        <p role="alert">
          <FormattedMessage id="list.dates.order" />
        </p>
      )}
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="list.filters.apply" />
      </Button>
    </Form>
  )
}
