import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DashboardQuestion } from '@/api/reports/dashboard'
import { periodNames } from '@/contract/reports/dashboard'
import type { PlainDate } from '@/rules/time/dates'
import { type DayRange, isPeriodName, longestPeriodDays, periodRange } from '@/rules/time/periods'
import { Button } from '@/ui/action/button'
import { FilterSelect } from '@/ui/table/filter-select'
import { CalendarIcon } from '@/ui/display/icons'
import { DateField } from '@/ui/form/fields/date-field'

type Period = Omit<DashboardQuestion, 'merchant'>

interface PeriodChoiceProps {
  shown: Period
  today: PlainDate
  onPeriod: (period: Period) => void
}

/** The period of the figures. */
export function PeriodChoice({ shown, today, onPeriod }: PeriodChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <FilterSelect
      label={formatMessage({ id: 'dashboard.period.label' })}
      icon={<CalendarIcon />}
      value={shown.period}
      onChange={({ target: { value } }) => {
        if (!isPeriodName(value)) return
        const range = value === 'custom' ? periodRange(shown.period, today, shown) : null
        onPeriod({ period: value, ...range })
      }}
    >
      {periodNames.map((name) => (
        <option key={name} value={name}>
          {formatMessage({ id: `dashboard.period.${name}` })}
        </option>
      ))}
    </FilterSelect>
  )
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    mb: '4',
    '& > div': { flex: '0 1 13rem' },
    '& input': { fontSize: 'cell' },
    // Aligned with the fields, whose labels are above them.
    '& > button': { mt: '1.6875rem' },
  },
})

interface CustomDaysProps {
  range: DayRange
  today: PlainDate
  onRange: (range: DayRange) => void
}

/** The first and last day of a custom period. */
export function CustomDays({ range, today, onRange }: CustomDaysProps) {
  const [from, setFrom] = useState(range.from)
  const [to, setTo] = useState(range.to)
  const [wrong, setWrong] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const next = periodRange('custom', today, { from, to })
    setWrong(next === null)
    if (next !== null) onRange(next)
  }
  return (
    <Form noValidate onSubmit={submit}>
      <DateField
        label={<FormattedMessage id="list.dates.from" />}
        value={from}
        today={today}
        max={today}
        onChange={setFrom}
        error={
          wrong ? (
            <span role="alert">
              <FormattedMessage
                id="dashboard.period.invalid"
                values={{ days: longestPeriodDays }}
              />
            </span>
          ) : null
        }
      />
      <DateField
        label={<FormattedMessage id="list.dates.to" />}
        value={to}
        today={today}
        max={today}
        onChange={setTo}
      />
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="dashboard.period.show" />
      </Button>
    </Form>
  )
}
