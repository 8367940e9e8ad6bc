import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DashboardQuestion } from '@/api/dashboard'
import { periodNames } from '@/contract/dashboard'
import type { PlainDate } from '@/rules/time/dates'
import { type DayRange, isPeriodName, longestPeriodDays, periodRange } from '@/rules/time/periods'
import { Button } from '@/ui/action/button'
import { FilterSelect } from '@/ui/table/filter-select'
import { CalendarIcon } from '@/ui/display/icons'
import { TextField } from '@/ui/form/text-field'

type Period = Omit<DashboardQuestion, 'merchant'>

interface PeriodChoiceProps {
  shown: Period
  today: PlainDate
  onPeriod: (period: Period) => void
}

/** Which days the numbers are of. */
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
    alignItems: 'flex-end',
    gap: '3',
    mb: '4',
    '& input': { width: '10.5rem', fontSize: 'cell' },
    '& p[role=alert]': { flex: '1 0 100%', color: 'late.fg', fontSize: 'sm' },
  },
})

interface CustomDaysProps {
  range: DayRange
  today: PlainDate
  onRange: (range: DayRange) => void
}

/** First and last day of a custom period. */
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
  const mark = wrong && { 'aria-invalid': true as const }
  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        type="date"
        label={<FormattedMessage id="dashboard.period.from" />}
        value={from}
        max={today}
        onChange={({ target }) => setFrom(target.value)}
        {...mark}
      />
      <TextField
        type="date"
        label={<FormattedMessage id="dashboard.period.to" />}
        value={to}
        max={today}
        onChange={({ target }) => setTo(target.value)}
        {...mark}
      />
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="dashboard.period.show" />
      </Button>
      {wrong && (
        <p role="alert">
          <FormattedMessage id="dashboard.period.invalid" values={{ days: longestPeriodDays }} />
        </p>
      )}
    </Form>
  )
}
