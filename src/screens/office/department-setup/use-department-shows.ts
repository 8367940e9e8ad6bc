import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import type { DepartmentForm } from './department-form'
import { billWords, kindWords, type SettingName, sourceWords, useSettingWords } from './words'

interface Shown<Value> {
  readonly label: string
  readonly help: string
  readonly show: (value: Value) => ReactNode
}

export type ShownFields<Fields> = { readonly [Name in keyof Fields]-?: Shown<Fields[Name]> }

/** How each field of a department shows where it is not edited. */
export function useDepartmentShows(): ShownFields<DepartmentForm> {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const words = useSettingWords()
  const as = <Value>(name: SettingName, show: (value: Value) => ReactNode): Shown<Value> => ({
    ...words(name),
    show,
  })
  const text = (name: SettingName) => as<string>(name, (value) => value)
  const flag = (name: SettingName) => as<boolean>(name, yesOrNo)
  const yesOrNo = (value: boolean) =>
    formatMessage({ id: value ? 'department-setup.shown.yes' : 'department-setup.shown.no' })
  const lines = (parts: readonly string[]) => list(parts.filter((part) => part !== ''))
  return {
    name: text('name'),
    id: text('id'),
    source_type: as('sourceType', (type) => formatMessage({ id: sourceWords[type].label })),
    description: text('description'),
    icon: as('icon', (icon) => formatMessage({ id: `department-setup.icon.${icon}` })),
    phone: text('phone'),
    notice: text('notice'),
    status: flag('status'),
    hidden: flag('hidden'),
    off_note: text('offNote'),
    permits: flag('permits'),
    bills: as('bills', (kind) => (kind === null ? '' : formatMessage({ id: billWords[kind] }))),
    search: as('searchBy', ({ by, also_by, second, pattern, example }) =>
      lines([
        ...by.map((way) => formatMessage({ id: `department-setup.by.${way}` })),
        ...also_by.map((way) => formatMessage({ id: `department-setup.by.${way}` })),
        ...second.map((fact) => formatMessage({ id: `department-setup.second.${fact}` })),
        pattern,
        example,
      ]),
    ),
    source: as('endpoint', ({ endpoint, tax_code, roll_types }) =>
      lines([endpoint, tax_code, roll_types]),
    ),
    outside: as('url', ({ url, vendor, fee, needs }) => lines([url, vendor, fee, needs])),
    form: as('fields', ({ intro, fields, types }) =>
      lines([
        intro,
        ...fields.map(({ label, kind }) => label || formatMessage({ id: kindWords[kind] })),
        ...types.map(({ MSG }) => MSG),
      ]),
    ),
  }
}
