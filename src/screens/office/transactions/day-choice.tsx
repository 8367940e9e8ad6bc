import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isRealDay } from '@/contract/real-day'
import { addDays } from '@/rules/time/dates'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { DateField } from '@/ui/form/fields/date-field'
import { ForwardIcon, PreviousIcon } from '@/ui/display/icons'
import { afterPress } from '@/ui/form/shell/after-press'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '2',
    mb: '4',
    // The page's subtitle says the day.
    _print: { display: 'none' },
  },
})

interface DayChoiceProps {
  day: string
  today: string
  onDay: (day: string) => void
}

/** One day, the one before and the one after it. */
export function DayChoice({ day, today, onDay }: DayChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <Row role="group" aria-label={formatMessage({ id: 'list.field.day' })}>
      <IconButton
        label={formatMessage({ id: 'transactions.day.previous' })}
        icon={<PreviousIcon />}
        onClick={() => onDay(addDays(day, -1))}
      />
      <TypedDay day={day} today={today} onDay={onDay} />
      <IconButton
        label={formatMessage({ id: 'transactions.day.next' })}
        icon={<ForwardIcon />}
        onClick={() => onDay(addDays(day, 1))}
      />
      {day !== today && (
        <Button variant="quiet" onClick={() => onDay(today)}>
          <FormattedMessage id="transactions.day.today" />
        </Button>
      )}
    </Row>
  )
}

/** Taken at Enter, or when the field is left: half a day may be another one, as 05/28/20 is. */
function TypedDay({ day, today, onDay }: DayChoiceProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState({ from: day, value: day })
  const [isWrong, setIsWrong] = useState(false)
  // A day chosen elsewhere replaces what was typed.
  const value = typed.from === day ? typed.value : day
  const take = (next: string) => {
    setIsWrong(!isRealDay(next))
    if (isRealDay(next) && next !== day) onDay(next)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take(value)
      }}
    >
      <DateField
        label={formatMessage({ id: 'transactions.day.date' })}
        value={value}
        today={today}
        error={isWrong && !isRealDay(value) && formatMessage({ id: 'list.dates.invalid' })}
        onChange={(next) => {
          setTyped({ from: day, value: next })
          setIsWrong(false)
        }}
        onChoose={take}
        onBlur={() => afterPress(() => take(value))}
      />
    </form>
  )
}
