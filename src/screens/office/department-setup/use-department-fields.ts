import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { departmentIcon } from '@/contract/departments'
import { longestOffNote } from '@/rules/languages/own-texts'
import { type FieldTable, useFieldRows } from '@/screens/shared/field-table'
import { shownLanguages } from '@/screens/shared/other-languages'
import type { DepartmentForm } from './department-form'
import { billWords, kindWords, type SettingName, sourceWords, useSettingWords } from './words'

/** The words of each field; of one in several parts, of the first. */
const wordsOf = {
  name: 'name',
  id: 'id',
  source_type: 'sourceType',
  description: 'description',
  icon: 'icon',
  phone: 'phone',
  notice: 'notice',
  status: 'status',
  hidden: 'hidden',
  off_note: 'offNote',
  translations: 'translations',
  permits: 'permits',
  bills: 'bills',
  search: 'searchBy',
  source: 'endpoint',
  outside: 'url',
  form: 'fields',
} as const satisfies Readonly<Record<keyof DepartmentForm, SettingName | 'translations'>>

/** The fields of a department; those of a kind of department have controls of their own. */
export function useDepartmentFields(): FieldTable<DepartmentForm> {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const words = useSettingWords()
  const { text, longText, choice, flag, field } = useFieldRows<DepartmentForm>((name) =>
    words(wordsOf[name]),
  )
  const optional = { need: 'optional' } as const
  const lines = (parts: readonly string[]) => list(parts.filter((part) => part !== ''))
  return {
    name: field('name', String),
    id: field('id', String),
    source_type: field('source_type', (type) => formatMessage({ id: sourceWords[type].label })),
    description: text('description', optional),
    icon: choice(
      'icon',
      departmentIcon.options.map((icon) => ({
        value: icon,
        label: formatMessage({ id: `department-setup.icon.${icon}` }),
      })),
    ),
    phone: text('phone', { ...optional, type: 'tel' }),
    notice: longText('notice', { ...optional, rows: 2, longest: 2_000 }),
    status: flag('status'),
    hidden: flag('hidden'),
    off_note: longText('off_note', { ...optional, rows: 2, longest: longestOffNote }),
    translations: field('translations', shownLanguages),
    permits: flag('permits'),
    bills: field('bills', (kind) => (kind === null ? '' : formatMessage({ id: billWords[kind] }))),
    search: field('search', ({ by, also_by, second, pattern, example }) =>
      lines([
        ...by.map((way) => formatMessage({ id: `department-setup.by.${way}` })),
        ...also_by.map((way) => formatMessage({ id: `department-setup.by.${way}` })),
        ...second.map((fact) => formatMessage({ id: `department-setup.second.${fact}` })),
        pattern,
        example,
      ]),
    ),
    source: field('source', ({ endpoint, tax_code, roll_types }) =>
      lines([endpoint, tax_code, roll_types]),
    ),
    outside: field('outside', ({ url, vendor, fee, needs }) => lines([url, vendor, fee, needs])),
    form: field('form', ({ intro, fields, types }) =>
      lines([
        intro,
        ...fields.map(({ label, kind }) => label || formatMessage({ id: kindWords[kind] })),
        ...types.map(({ MSG }) => MSG),
      ]),
    ),
  }
}
