import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import {
  longestMaintenanceMessage,
  maintenanceLevels,
  type MaintenanceWindow,
  windowScopes,
} from '@/contract/merchants/maintenance-windows'
import { useFormats } from '@/i18n/format'
import { isRealDay } from '@/rules/time/dates'
import type { WindowValues } from '@/rules/maintenance/window-fields'
import { type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import {
  OtherLanguages,
  shownLanguages,
  useOtherLanguagesWords,
} from '@/screens/shared/forms/other-languages'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useToday } from '@/screens/shared/time/use-today'
import { useZoneName } from '@/screens/shared/time/use-zone-name'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { DateField } from '@/ui/form/fields/date-field'
import { MultiSelectField } from '@/ui/form/fields/multi-select-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { levelWords } from './window-words'

/** What is edited apart from the whole that it is shown with. */
type Parts = `${'starts' | 'ends'}.${'date' | 'time'}`

export type WindowTable = FieldTable<WindowValues, Parts>

export interface WindowPartsProps {
  api: FormApi<WindowValues>
  fields: WindowTable
  /** null: a new one. */
  row: MaintenanceWindow | null
}

const words = {
  scope: 'scope',
  merchant_ids: 'merchants',
  level: 'level',
  message: 'message',
  time_zone: 'zone',
  starts: 'starts',
  'starts.date': 'startDate',
  'starts.time': 'startTime',
  ends: 'ends',
  'ends.date': 'endDate',
  'ends.time': 'endTime',
  allow_staff: 'staff',
  status_url: 'status',
} as const satisfies Readonly<Record<Exclude<keyof WindowValues, 'translations'> | Parts, string>>

const helped = ['message', 'startDate', 'endDate', 'staff', 'status'] as const
const isHelped = (name: string): name is (typeof helped)[number] =>
  helped.some((one) => one === name)

/** The fields of a window (product.md A25). */
export function useWindowFields(): WindowTable {
  const { formatMessage } = useIntl()
  const { date, list, time } = useFormats()
  const today = useToday()
  const zoneName = useZoneName()
  const levels = useCodeWords(levelWords)
  const otherLanguages = useOtherLanguagesWords()
  const { data: merchants = [], isLoading } = useQuery(merchantListQuery)
  const { text, longText, flag, field, part } = useFieldRows<WindowValues, Parts>((name) => {
    if (name === 'translations') return otherLanguages
    const word = words[name]
    return {
      label: formatMessage({ id: `maintenance-windows.field.${word}` }),
      ...(isHelped(word) && { help: formatMessage({ id: `maintenance-windows.help.${word}` }) }),
    }
  })
  const scopeText = (scope: WindowValues['scope']) =>
    formatMessage({ id: `maintenance-windows.scope.${scope}` })
  const momentText = (moment: WindowValues['starts'], none: 'starts' | 'ends') => {
    if (moment.date === '') return formatMessage({ id: `maintenance-windows.${none}.open` })
    const isWhole = isRealDay(moment.date) && moment.time !== ''
    return isWhole
      ? `${date(moment.date)}, ${time(`${moment.date}T${moment.time}:00Z`, 'UTC')}`
      : `${moment.date} ${moment.time}`
  }
  const dayPart = (moment: 'starts' | 'ends') =>
    part(`${moment}.date`, (api, own) => {
      const bound = api.value(`${moment}.date`)
      const leave = () => {
        bound.onBlur()
        // What is wrong with the whole is said at the time, which may have been typed first.
        if (api.form.getValues(`${moment}.time`) !== '') void api.form.trigger(`${moment}.time`)
      }
      return (
        <DateField {...bound} {...own} onBlur={leave} today={today} min={today} need="optional" />
      )
    })
  const timePart = (name: 'starts.time' | 'ends.time') =>
    text(name, { type: 'time', need: 'optional', short: true })
  return {
    scope: field('scope', scopeText, (api, own) => (
      <RadioField
        {...api.choice('scope')}
        {...own}
        options={windowScopes.map((value) => ({ value, label: scopeText(value) }))}
      />
    )),
    merchant_ids: field(
      'merchant_ids',
      (ids) => list(ids.map((id) => merchants.find((one) => one.id === id)?.name ?? id)),
      (api, own) =>
        api.form.watch('scope') === 'merchants' && (
          <MultiSelectField
            {...api.value('merchant_ids')}
            {...own}
            need="required"
            searching={isLoading}
            options={merchants.map(({ id, name, sub_domain }) => ({
              value: id,
              label: name,
              description: sub_domain,
            }))}
          />
        ),
    ),
    level: field('level', levels.text, (api, own) => (
      <RadioField
        {...api.choice('level')}
        {...own}
        options={maintenanceLevels.map((value) => ({
          value,
          label: levels.text(value),
          description: formatMessage({ id: `maintenance-windows.about.${value}` }),
        }))}
      />
    )),
    allow_staff: flag('allow_staff'),
    message: longText('message', {
      need: 'required',
      longest: longestMaintenanceMessage,
      rows: 3,
    }),
    translations: field('translations', shownLanguages, (api) => (
      <OtherLanguages
        texts={[
          {
            name: 'message',
            label: formatMessage({ id: 'maintenance-windows.field.message' }),
            english: api.form.watch('message'),
            longest: longestMaintenanceMessage,
          },
        ]}
        field={(language, name: 'message') => api.field(`translations.${language}.${name}`)}
      />
    )),
    status_url: text('status_url', { type: 'url', need: 'optional', spellCheck: false }),
    time_zone: field('time_zone', zoneName),
    starts: field('starts', (moment) => momentText(moment, 'starts')),
    'starts.date': dayPart('starts'),
    'starts.time': timePart('starts.time'),
    ends: field('ends', (moment) => momentText(moment, 'ends')),
    'ends.date': dayPart('ends'),
    'ends.time': timePart('ends.time'),
  }
}
