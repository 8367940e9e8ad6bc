import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { addMonths, calendarWords, shiftDays, weekEnd, weeksOf, weekStart } from '@/i18n/calendar'
import { useFormats } from '@/i18n/format'
import { ForwardIcon, PreviousIcon } from '@/ui/display/icons'
import { IconButton } from '@/ui/action/icon-button'

const Root = chakra('div', {
  base: {
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      mb: '1',
      fontWeight: 'semibold',
    },
    '& th': { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', textAlign: 'center' },
    '& th, & td': { width: { base: '2.75rem', md: '2.25rem' }, p: '0' },
    '& td > button': {
      display: 'block',
      width: '100%',
      height: { base: '2.75rem', md: '2.25rem' },
      borderRadius: 'control',
      border: '2px solid transparent',
      _hover: { bg: 'brand.tint' },
      '&[data-outside]': { color: 'fg.muted' },
      '&[aria-current=date]': { borderColor: 'line.control', fontWeight: 'semibold' },
      '&[aria-disabled=true]': { color: 'fg.muted', opacity: 0.5, cursor: 'default' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& td[aria-selected=true] > button': { bg: 'brand.fill', color: 'brand.on' },
    _highContrast: { '& td[aria-selected=true] > button': { borderColor: 'Highlight' } },
  },
})

interface DateCalendarProps {
  /** The chosen day; anything that is not a date counts as none. */
  value: string
  today: string
  min: string | undefined
  max: string | undefined
  onChoose: (date: string) => void
}

/**
 * One month, by the keys of the ARIA pattern: arrows by day and week, Home and End in the week, Page
 * Up and Down by month, with Shift by year. Takes focus when it appears.
 */
export function DateCalendar({ value, today, min, max, onChoose }: DateCalendarProps) {
  const { formatMessage } = useIntl()
  const { locale } = useFormats()
  const words = calendarWords(locale)
  const isDate = /^\d{4}-\d{2}-\d{2}$/u.test(value)
  const [focused, setFocused] = useState(() => between(isDate ? value : today, min, max))
  const titleId = useId()
  const table = useRef<HTMLTableElement>(null)
  // Focus follows the keys, not the buttons that change the month.
  const follows = useRef(true)
  useEffect(() => {
    if (!follows.current) return
    table.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused])

  const weeks = weeksOf(locale, focused)
  const isOff = (date: string) =>
    (min !== undefined && date < min) || (max !== undefined && date > max)
  const turn = (months: number) => {
    follows.current = false
    setFocused(between(addMonths(focused, months), min, max))
  }
  const press = (event: KeyboardEvent) => {
    const to = targetOf(event, focused, locale)
    if (to === undefined) return
    event.preventDefault()
    follows.current = true
    setFocused(between(to, min, max))
  }
  return (
    <Root>
      <header>
        <IconButton
          label={formatMessage({ id: 'forms.date.previous' })}
          icon={<PreviousIcon />}
          onClick={() => turn(-1)}
        />
        <span id={titleId} aria-live="polite">
          {words.month(focused)}
        </span>
        <IconButton
          label={formatMessage({ id: 'forms.date.next' })}
          icon={<ForwardIcon />}
          onClick={() => turn(1)}
        />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA pattern of a date grid */}
      <table role="grid" aria-labelledby={titleId} ref={table} onKeyDown={press}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={words.weekday(date)}>
                {words.weekdayShort(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === value}>
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === focused ? 0 : -1}
                    aria-label={words.day(date)}
                    {...(date === today && { 'aria-current': 'date' })}
                    {...(isOff(date) && { 'aria-disabled': true })}
                    {...(date.slice(0, 7) !== focused.slice(0, 7) && { 'data-outside': '' })}
                    onClick={() => {
                      if (!isOff(date)) onChoose(date)
                    }}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  )
}

function targetOf(
  { key, shiftKey }: KeyboardEvent,
  from: string,
  locale: Parameters<typeof weekStart>[0],
): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftDays(from, -1)
    case 'ArrowRight':
      return shiftDays(from, 1)
    case 'ArrowUp':
      return shiftDays(from, -7)
    case 'ArrowDown':
      return shiftDays(from, 7)
    case 'Home':
      return weekStart(locale, from)
    case 'End':
      return weekEnd(locale, from)
    case 'PageUp':
      return addMonths(from, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(from, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

function between(date: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && date < min) return min
  return max !== undefined && date > max ? max : date
}
