import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { Button } from '@/ui/action/button'
import { CheckIcon } from '@/ui/display/icons'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { SelectField } from '@/ui/form/fields/select-field'
import { FilterSelect } from './filter-select'

export interface FilterOption {
  readonly value: string
  readonly label: string
  /** The number of rows that it would leave, if the server tells. */
  readonly count?: number | undefined
}

interface ChoiceProps {
  label: string
  options: readonly FilterOption[]
  /** '': no choice. */
  value: string
  onChange: (value: string) => void
}

/** One of a few, in the bar. */
export function ChoiceControl(props: ChoiceProps) {
  const [chosen, choose] = useShownAtOnce(props.value, props.onChange)
  return (
    <FilterSelect
      label={props.label}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      <ChoiceOptions {...props} />
    </FilterSelect>
  )
}

/** One of a few, in the sheet. */
export function ChoiceFields(props: ChoiceProps) {
  const [chosen, choose] = useShownAtOnce(props.value, props.onChange)
  return (
    <SelectField
      label={props.label}
      hideLabel
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    >
      <ChoiceOptions {...props} />
    </SelectField>
  )
}

function ChoiceOptions({ label, options }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const withCount = useWithCount()
  return (
    <>
      <option value="">{formatMessage({ id: 'list.filters.any' }, { filter: label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {withCount(option)}
        </option>
      ))}
    </>
  )
}

interface ChoicesFieldsProps {
  options: readonly FilterOption[]
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** Any of several: each tick takes effect at once. */
export function ChoicesFields({ options, values, onChange }: ChoicesFieldsProps) {
  const withCount = useWithCount()
  const [ticked, tick] = useShownAtOnce(values, onChange)
  return (
    <chakra.div minWidth={{ lg: '12rem' }} my="-2">
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={withCount(option)}
          checked={ticked.includes(option.value)}
          onChange={({ target }) => {
            const others = ticked.filter((value) => value !== option.value)
            tick(target.checked ? [...others, option.value] : others)
          }}
        />
      ))}
    </chakra.div>
  )
}

/**
 * A choice is shown before the address has followed: otherwise it springs back for a moment, and a
 * second tick in that moment takes back the first.
 */
function useShownAtOnce<Value>(
  value: Value,
  onChange: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value)
  const [followed, setFollowed] = useState(value)
  if (JSON.stringify(followed) !== JSON.stringify(value)) {
    setFollowed(value)
    setShown(value)
  }
  const change = (next: Value) => {
    setShown(next)
    onChange(next)
  }
  return [shown, change]
}

function useWithCount(): (option: FilterOption) => string {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return ({ label, count }) =>
    count === undefined
      ? label
      : formatMessage({ id: 'list.filters.counted' }, { label, count: formats.count(count) })
}

interface FlagProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}

/** On or off, in the bar. */
export function FlagControl({ label, on, onChange }: FlagProps) {
  const [pressed, press] = useShownAtOnce(on, onChange)
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={pressed}
      {...(pressed && { icon: <CheckIcon /> })}
      onClick={() => press(!pressed)}
    >
      {label}
    </Button>
  )
}

/** On or off, in the sheet. */
export function FlagFields({ label, on, onChange }: FlagProps) {
  const [checked, check] = useShownAtOnce(on, onChange)
  return (
    <CheckboxField
      label={label}
      checked={checked}
      onChange={({ target }) => check(target.checked)}
    />
  )
}
