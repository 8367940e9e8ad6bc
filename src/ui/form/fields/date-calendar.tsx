import { DatePicker, parseDate } from '@ark-ui/react/date-picker'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { formatTags } from '@/i18n/locales'
import { isDay } from '@/i18n/entry'
import { IconButton } from '@/ui/action/icon-button'
import { ForwardIcon, PreviousIcon } from '@/ui/display/icons'
import { calendarRecipe } from '@/ui/theme/recipes/date-field'

const Root = chakra(DatePicker.Root, calendarRecipe)

interface DateCalendarProps {
  /** The chosen day; anything that is not a date counts as none. */
  value: string
  today: string
  min: string | undefined
  max: string | undefined
  onChoose: (date: string) => void
}

/** One month with its keys, as the library has them. Takes focus when it appears. */
export function DateCalendar({ value, today, min, max, onChoose }: DateCalendarProps) {
  const { formatMessage } = useIntl()
  const { locale } = useFormats()
  const [contentId, titleId] = [useId(), useId()]
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-focus]')?.focus(), [])
  const isChosen =
    isDay(value) && (min === undefined || value >= min) && (max === undefined || value <= max)
  return (
    <Root
      ref={root}
      inline
      fixedWeeks
      outsideDaySelectable
      ids={{ content: contentId }}
      locale={formatTags[locale]}
      value={isChosen ? [parseDate(value)] : []}
      defaultFocusedValue={parseDate(isChosen ? value : today)}
      {...(min !== undefined && { min: parseDate(min) })}
      {...(max !== undefined && { max: parseDate(max) })}
      translations={{
        dayCell: ({ valueText }) => valueText,
        prevTrigger: () => formatMessage({ id: 'forms.date.previous' }),
        nextTrigger: () => formatMessage({ id: 'forms.date.next' }),
      }}
      onValueChange={({ value: [day] }) => {
        if (day !== undefined) onChoose(day.toString())
      }}
    >
      <DatePicker.View view="day" id={contentId}>
        <DatePicker.Context>
          {(calendar) => (
            <>
              <header>
                <DatePicker.PrevTrigger asChild>
                  <IconButton
                    label={formatMessage({ id: 'forms.date.previous' })}
                    icon={<PreviousIcon />}
                  />
                </DatePicker.PrevTrigger>
                <span id={titleId} aria-live="polite">
                  {calendar.visibleRangeText.start}
                </span>
                <DatePicker.NextTrigger asChild>
                  <IconButton
                    label={formatMessage({ id: 'forms.date.next' })}
                    icon={<ForwardIcon />}
                  />
                </DatePicker.NextTrigger>
              </header>
              {/* The library's description of the grid is English. */}
              <DatePicker.Table aria-labelledby={titleId} aria-roledescription="">
                <DatePicker.TableHead>
                  <tr>
                    {calendar.weekDays.map(({ long, short }) => (
                      <DatePicker.TableHeader key={long}>{short}</DatePicker.TableHeader>
                    ))}
                  </tr>
                </DatePicker.TableHead>
                <DatePicker.TableBody>
                  {calendar.weeks.map((week) => (
                    <DatePicker.TableRow key={String(week[0])}>
                      {week.map((day) => (
                        <DatePicker.TableCell
                          key={day.toString()}
                          value={day}
                          // The library asks the browser's clock.
                          aria-current={day.toString() === today ? 'date' : false}
                        >
                          <DatePicker.TableCellTrigger asChild>
                            <button type="button">{day.day}</button>
                          </DatePicker.TableCellTrigger>
                        </DatePicker.TableCell>
                      ))}
                    </DatePicker.TableRow>
                  ))}
                </DatePicker.TableBody>
              </DatePicker.Table>
            </>
          )}
        </DatePicker.Context>
      </DatePicker.View>
    </Root>
  )
}
