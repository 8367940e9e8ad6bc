import { useIntl } from 'react-intl'
import { formatDateRange } from '@/i18n/date-range'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { plainDateIn } from '@/rules/time/dates'
import { nameOfRange } from '@/rules/time/periods'
import { now } from '@/state/clock'
import type { FilterPart } from '@/ui/table/filter-bar'
import {
  ChoiceControl,
  ChoiceFields,
  ChoicesFields,
  FlagControl,
  FlagFields,
} from '@/ui/table/filter-fields'
import { AmountsFields } from './amounts-fields'
import { DatesFields } from './dates-fields'
import type {
  AmountsFilter,
  AnyListFilter,
  ChoiceFilter,
  ChoicesFilter,
  DatesFilter,
  FlagFilter,
  TextsFilter,
} from './list-filter'
import { areMany, TextsFields } from './texts-fields'
import type { ListState } from '@/screens/shared/list/use-list-state'

type State = Pick<ListState, 'filters' | 'filter'>

/** A screen's filters, as the filter bar needs them. */
export function useFilterParts(filters: readonly AnyListFilter[], state: State): FilterPart[] {
  const dates = useDatesPart()
  const amounts = useAmountsPart()
  const { list } = useFormats()
  return filters.map((filter) => {
    switch (filter.kind) {
      case 'choice':
        return choicePart(filter, state)
      case 'choices':
        return choicesPart(filter, state, (words) => list(words, 'disjunction'))
      case 'flag':
        return flagPart(filter, state)
      case 'dates':
        return dates(filter, state)
      case 'amounts':
        return amounts(filter, state)
      case 'texts':
        return textsPart(filter, state, (words) => list(words, 'unit'))
    }
  })
}

function textOf({ filters }: State, name: string): string {
  const value = filters[name]
  return typeof value === 'string' ? value : ''
}

function choicePart({ name, label, options }: ChoiceFilter<string>, state: State): FilterPart {
  const value = textOf(state, name)
  const onChange = (next: string) => state.filter({ [name]: next === '' ? undefined : next })
  const choice = { label, options, value, onChange }
  return {
    key: name,
    label,
    value: value === '' ? null : (options.find((one) => one.value === value)?.label ?? value),
    clear: () => onChange(''),
    fields: () => <ChoiceFields {...choice} />,
    control: <ChoiceControl {...choice} />,
  }
}

function choicesPart(
  { name, label, options }: ChoicesFilter<string>,
  state: State,
  inWords: (labels: readonly string[]) => string,
): FilterPart {
  const values = textOf(state, name)
    .split(',')
    .filter((value) => value !== '')
  const onChange = (next: readonly string[]) => {
    // In the order of the options, so that equal choices have equal addresses.
    const chosen = options.filter(({ value }) => next.includes(value))
    state.filter({ [name]: chosen.map(({ value }) => value).join(',') || undefined })
  }
  const labels = options.filter(({ value }) => values.includes(value)).map((one) => one.label)
  return {
    key: name,
    label,
    value: values.length === 0 ? null : inWords(labels.length === 0 ? values : labels),
    clear: () => onChange([]),
    fields: () => <ChoicesFields options={options} values={values} onChange={onChange} />,
  }
}

function flagPart({ name, label }: FlagFilter<string>, state: State): FilterPart {
  const on = state.filters[name] === true
  const onChange = (next: boolean) => state.filter({ [name]: next || undefined })
  return {
    key: name,
    label,
    value: on ? '' : null,
    clear: () => onChange(false),
    fields: () => <FlagFields label={label} on={on} onChange={onChange} />,
    control: <FlagControl label={label} on={on} onChange={onChange} />,
  }
}

function textsPart(
  { label, texts }: TextsFilter<string>,
  state: State,
  inWords: (parts: readonly string[]) => string,
): FilterPart {
  const shown = texts.map((text) => ({ ...text, value: textOf(state, text.name) }))
  const set = shown.filter(({ value }) => value !== '')
  return {
    key: label,
    label,
    value: set.length === 0 ? null : inWords(set.map((text) => `${text.label} ${text.value}`)),
    isWide: areMany(texts),
    clear: () => state.filter(Object.fromEntries(texts.map(({ name }) => [name, undefined]))),
    fields: (done) => (
      <TextsFields
        key={set.map(({ name, value }) => `${name} ${value}`).join()}
        shown={shown}
        onTexts={(next) => {
          state.filter(next)
          done()
        }}
      />
    ),
  }
}

function useDatesPart() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return (
    { label, from, to, zone, presets, alone, problem }: DatesFilter<string>,
    state: State,
  ): FilterPart => {
    const today = plainDateIn(zone, now())
    const days = { from: textOf(state, from) || undefined, to: textOf(state, to) || undefined }
    const name = nameOfRange(days, today)
    const inWords = () => {
      if (days.from !== undefined && days.to !== undefined) {
        return formatDateRange(formats.locale, { from: days.from, to: days.to })
      }
      if (alone === 'day') {
        const day = days.from ?? days.to
        return day === undefined ? null : formats.date(day)
      }
      if (days.from !== undefined) {
        return formatMessage({ id: 'list.dates.since' }, { day: formats.date(days.from) })
      }
      return days.to === undefined
        ? null
        : formatMessage({ id: 'list.dates.until' }, { day: formats.date(days.to) })
    }
    return {
      key: from,
      label,
      value: name === null ? inWords() : formatMessage({ id: `list.dates.${name}` }),
      lasting: inWords(),
      hasOwnDays: alone === 'day',
      clear: () => state.filter({ [from]: undefined, [to]: undefined }),
      fields: (done) => (
        <DatesFields
          shown={days}
          today={today}
          presets={presets}
          problem={problem}
          onDays={(next) => state.filter({ [from]: next.from, [to]: next.to })}
          done={done}
        />
      ),
    }
  }
}

function useAmountsPart() {
  const { formatMessage } = useIntl()
  const { roundMoney } = useOfficeFormats()
  return ({ label, min, max }: AmountsFilter<string>, state: State): FilterPart => {
    const boundOf = (name: string) => {
      const value = state.filters[name]
      return typeof value === 'number' ? value : undefined
    }
    const bounds = { min: boundOf(min), max: boundOf(max) }
    const inWords = () => {
      const [least, most] = [bounds.min, bounds.max].map((cents) =>
        cents === undefined ? undefined : roundMoney(cents),
      )
      if (least !== undefined && most !== undefined) {
        return formatMessage({ id: 'list.amounts.between' }, { min: least, max: most })
      }
      if (least !== undefined) return formatMessage({ id: 'list.amounts.from' }, { min: least })
      return most === undefined ? null : formatMessage({ id: 'list.amounts.upTo' }, { max: most })
    }
    return {
      key: min,
      label,
      value: inWords(),
      clear: () => state.filter({ [min]: undefined, [max]: undefined }),
      fields: (done) => (
        <AmountsFields
          key={`${String(bounds.min)} ${String(bounds.max)}`}
          shown={bounds}
          onAmounts={(next) => state.filter({ [min]: next.min, [max]: next.max })}
          done={done}
        />
      ),
    }
  }
}
