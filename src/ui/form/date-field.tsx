import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { dateEntry } from '@/i18n/entry'
import { CalendarIcon } from '@/ui/display/icons'
import { DateCalendar } from './date-calendar'
import './control.css'
import { endButton } from './end-button'
import { FieldFrame, type FieldProps, splitField } from './field'
import { useEntry } from './use-entry'
import { usePlacedPopover } from '@/ui/overlay/use-placed-popover'

const Box = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: '16rem',
    '& > input': { pe: '11' },
    '& > button': { ...endButton, width: '2.75rem' },
  },
})

const Popover = chakra('div', {
  base: {
    inset: 'auto',
    m: '0',
    width: 'fit-content',
    height: 'fit-content',
    p: '3',
    bg: 'surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'float',
    // The browser shows it before it fires the event: until then it has no position.
    '&:not([style])': { visibility: 'hidden' },
    '&:popover-open': { animation: 'ct-appear 120ms both' },
    _highContrast: { borderColor: 'CanvasText' },
  },
})

export interface DateFieldProps extends FieldProps {
  id?: string
  name?: string
  /**
   * `YYYY-MM-DD`, '' when empty; an invalid date stays as typed, and a `dateRange` rule reports it.
   */
  value: string
  onChange: (value: string) => void
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
  const [frame, { value, onChange, onBlur, ref, name, today, min, max, readOnly = false }] =
    splitField(props)
  const { formatMessage } = useIntl()
  const { text, type, leave } = useEntry(dateEntry, value, onChange)
  const made = useId()
  const inputId = frame.id ?? made
  const popoverId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  usePlacedPopover({ anchor: box, popover, open })
  return (
    <FieldFrame {...frame} id={inputId}>
      {(control) => (
        <Box ref={box}>
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
            <button
              type="button"
              popoverTarget={popoverId}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-label={formatMessage({ id: 'forms.date.open' })}
              title={formatMessage({ id: 'forms.date.open' })}
              {...(control.disabled && { disabled: true })}
            >
              <CalendarIcon />
            </button>
          )}
          <Popover
            id={popoverId}
            ref={popover}
            popover="auto"
            role="dialog"
            aria-label={formatMessage({ id: 'forms.date.choose' })}
            onToggle={({ newState }) => setOpen(newState === 'open')}
            onKeyDown={(event) => {
              // A dialog around it stays open.
              if (event.key === 'Escape') event.stopPropagation()
            }}
          >
            {open && (
              <DateCalendar
                value={value}
                today={today}
                min={min}
                max={max}
                onChoose={(date) => {
                  onChange(date)
                  popover.current?.hidePopover()
                  input.current?.focus()
                }}
              />
            )}
          </Popover>
        </Box>
      )}
    </FieldFrame>
  )
}
