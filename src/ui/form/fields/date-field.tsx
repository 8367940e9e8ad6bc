import { Popover } from '@ark-ui/react/popover'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { dateEntry } from '@/i18n/entry'
import { CalendarIcon } from '@/ui/display/icons'
import { dateControlRecipe, datePanelRecipe } from '@/ui/theme/recipes/date-field'
import '@/ui/form/control.css'
import { FieldFrame, type FieldProps, splitField } from '@/ui/form/field'
import { floatPlace } from '@/ui/overlay/float-place'
import { useEntry } from './use-entry'

/** With its library it is larger than the forms that it is in. */
const DateCalendar = lazy(async () => ({
  default: (await import('./date-calendar')).DateCalendar,
}))

const Box = chakra('div', dateControlRecipe)
const Panel = chakra(Popover.Content, datePanelRecipe)

export interface DateFieldProps extends FieldProps {
  id?: string
  name?: string
  /** `YYYY-MM-DD`, '' when empty; an invalid date stays as typed, and a `dateRule` reports it. */
  value: string
  onChange: (value: string) => void
  /** After `onChange`, for a day chosen in the calendar: a typed one may still be half of one. */
  onChoose?: (day: string) => void
  onBlur?: () => void
  ref?: (control: HTMLElement | null) => void
  /** `YYYY-MM-DD`: marked in the calendar, which opens there. */
  today: string
  /** The first and the last day in the calendar; the rule checks typed ones. */
  min?: string | undefined
  max?: string | undefined
  readOnly?: boolean
}

/** A day: typed in the order of the page's language, or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const [
    frame,
    { value, onChange, onChoose, onBlur, ref, name, today, min, max, readOnly = false },
  ] = splitField(props)
  const { formatMessage } = useIntl()
  const { text, type, leave } = useEntry(dateEntry, value, onChange)
  const made = useId()
  const inputId = frame.id ?? made
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <FieldFrame {...frame} id={inputId}>
      {(control) => (
        <Popover.Root
          lazyMount
          unmountOnExit
          portalled={false}
          open={open}
          onOpenChange={(now) => setOpen(now.open)}
          positioning={floatPlace}
          autoFocus={false}
          finalFocusEl={() => input.current}
        >
          <Popover.Anchor asChild>
            <Box>
              <input
                {...control}
                type="text"
                name={name}
                readOnly={readOnly}
                autoComplete="off"
                inputMode="text"
                className="control figures"
                placeholder={formatMessage({ id: 'forms.date.pattern' })}
                value={text}
                ref={(element: HTMLInputElement | null) => {
                  input.current = element
                  ref?.(element)
                }}
                onChange={(event) => type(event.target.value)}
                onBlur={() => {
                  leave()
                  onBlur?.()
                }}
              />
              {!readOnly && (
                <Popover.Trigger
                  aria-label={formatMessage({ id: 'forms.date.open' })}
                  title={formatMessage({ id: 'forms.date.open' })}
                  {...(control.disabled && { disabled: true })}
                >
                  <CalendarIcon />
                </Popover.Trigger>
              )}
            </Box>
          </Popover.Anchor>
          <Popover.Positioner>
            <Panel aria-label={formatMessage({ id: 'forms.date.choose' })}>
              <Suspense>
                <DateCalendar
                  value={value}
                  today={today}
                  min={min}
                  max={max}
                  onChoose={(date) => {
                    onChange(date)
                    onChoose?.(date)
                    setOpen(false)
                  }}
                />
              </Suspense>
            </Panel>
          </Popover.Positioner>
        </Popover.Root>
      )}
    </FieldFrame>
  )
}
