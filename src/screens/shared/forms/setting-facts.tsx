import { chakra } from '@chakra-ui/react/styled-system'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/layout/card'
import { fieldNames, type FieldTable } from './field-table'

interface SettingFactsProps<Fields extends FieldValues> {
  values: Fields
  fields: FieldTable<Fields>
  /** Settings that do not count here: those of another kind of department. */
  without?: readonly (keyof Fields)[]
}

const Facts = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '6',
      rowGap: '1',
      py: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > div:first-of-type': { borderTop: 'none', pt: '0' },
    '& > div:last-of-type': { pb: '0' },
    '& dt': { fontSize: 'cell', fontWeight: 'semibold' },
    '& dt > span': { display: 'block', fontWeight: 'normal', textStyle: 'help' },
    '& dd': { overflowWrap: 'anywhere' },
    '& dd[data-none]': { color: 'fg.muted' },
  },
})

/** Settings for viewers who may not edit them: each with what it does, and its value. */
export function SettingFacts<Fields extends FieldValues>({
  values,
  fields,
  without,
}: SettingFactsProps<Fields>) {
  const names = fieldNames(fields, values).filter((name) => without?.includes(name) !== true)
  return (
    <Card padded>
      <Facts>
        {names.map((name) => {
          const { label, help, show } = fields[name]
          const value = show(values[name])
          return (
            <div key={name} data-field={name} tabIndex={-1}>
              <dt>
                {label}
                {help !== undefined && <span>{help}</span>}
              </dt>
              {value ? (
                <dd>{value}</dd>
              ) : (
                <dd data-none="">
                  <FormattedMessage id="forms.value.none" />
                </dd>
              )}
            </div>
          )
        })}
      </Facts>
    </Card>
  )
}
