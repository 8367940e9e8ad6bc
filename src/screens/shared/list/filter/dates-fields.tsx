import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { isRealDay } from '@/contract/real-day'
import type { MessageId } from '@/i18n/message-ids'
import type { PlainDate } from '@/rules/time/dates'
import { type NamedDays, namedRange, nameOfRange, type RangeName } from '@/rules/time/periods'
import { Button } from '@/ui/action/button'
import { DateField } from '@/ui/form/fields/date-field'
import { RangeForm } from './range-form'

const usualPresets = ['today', 'yesterday', 'last-7', 'month', 'last-month', 'fiscal-year'] as const

interface DatesFieldsProps {
  shown: NamedDays
  today: PlainDate
  presets?: readonly RangeName[] | undefined
  /** Why these days cannot be asked for. */
  problem?: ((days: NamedDays) => MessageId | null) | undefined
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

/** Below the presets. */
const Custom = chakra('div', {
  base: { mt: '4', pt: '4', borderTop: '1px solid', borderColor: 'line' },
})

/** A range of days: a preset, or first and last day. */
export function DatesFields({
  shown,
  today,
  presets = usualPresets,
  problem,
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
      <Custom>
        <RangeForm
          key={`${String(shown.from)} ${String(shown.to)}`}
          from={shown.from ?? ''}
          to={shown.to ?? ''}
          isInvalid={(day) => day !== '' && !isRealDay(day)}
          isTurned={(from, to) => from !== '' && to !== '' && from > to}
          words={{ invalid: 'list.dates.invalid', order: 'list.dates.order' }}
          problem={(from, to) =>
            problem?.({ from: from || undefined, to: to || undefined }) ?? null
          }
          onRange={(from, to) => {
            onDays({ from: from || undefined, to: to || undefined })
            done()
          }}
        >
          {(from, to) => (
            <>
              <DateField
                label={<FormattedMessage id="list.dates.from" />}
                today={today}
                {...from}
              />
              <DateField label={<FormattedMessage id="list.dates.to" />} today={today} {...to} />
            </>
          )}
        </RangeForm>
      </Custom>
    </chakra.div>
  )
}
