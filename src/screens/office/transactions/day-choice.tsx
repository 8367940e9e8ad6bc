import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { isRealDay } from '@/contract/real-day'
import { addDays } from '@/rules/time/dates'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { DateField } from '@/ui/form/fields/date-field'
import { ForwardIcon, PreviousIcon } from '@/ui/display/icons'

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
      <DateField
        // A day chosen elsewhere replaces what was typed.
        key={day}
        label={formatMessage({ id: 'transactions.day.date' })}
        value={day}
        today={today}
        onChange={(next) => {
          if (isRealDay(next) && next !== day) onDay(next)
        }}
      />
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
