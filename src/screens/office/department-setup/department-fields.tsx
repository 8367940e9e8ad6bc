import { useRef } from 'react'
import { useIntl } from 'react-intl'
import {
  billKinds,
  departmentIcon,
  sourceType,
  type BillKind,
} from '@/contract/departments/departments'
import { longest } from '@/contract/wire'
import { useFormats } from '@/i18n/format'
import type { MessageId } from '@/i18n/message-ids'
import { longestOffNote } from '@/rules/languages/own-texts'
import { suggestedSlug } from '@/rules/departments/department-slug'
import { type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import { shownLanguages } from '@/screens/shared/forms/other-languages'
import { CheckboxesField } from '@/ui/form/fields/checkboxes-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { TextField } from '@/ui/form/fields/text-field'
import { BuilderRows, TypeRows } from './builder-rows'
import type { DepartmentForm } from './department-form'
import { billWords, kindWords, type SettingName, sourceWords, useSettingWords } from './words'

/** What is edited apart from the whole that it is shown with. */
type Parts =
  | `search.${keyof DepartmentForm['search']}`
  | `source.${keyof DepartmentForm['source']}`
  | `outside.${keyof DepartmentForm['outside']}`
  | `form.${keyof DepartmentForm['form']}`

/** The words of each field; of one in several parts, of the first. */
export const departmentWords = {
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
  'search.by': 'searchBy',
  'search.also_by': 'alsoBy',
  'search.second': 'second',
  'search.mask_owner': 'maskOwner',
  'search.pattern': 'pattern',
  'search.example': 'example',
  source: 'endpoint',
  'source.endpoint': 'endpoint',
  'source.tax_code': 'taxCode',
  'source.roll_types': 'rollTypes',
  outside: 'url',
  'outside.url': 'url',
  'outside.checked': 'checked',
  'outside.vendor': 'vendor',
  'outside.fee': 'vendorFee',
  'outside.needs': 'needs',
  form: 'fields',
  'form.intro': 'intro',
  'form.fields': 'fields',
  'form.types': 'types',
} as const satisfies Readonly<Record<keyof DepartmentForm | Parts, SettingName | 'translations'>>

export type DepartmentTable = FieldTable<DepartmentForm, Parts>

interface Edited {
  readonly isNew: boolean
  /** It has bills or payments, which belong to its kind. */
  readonly isFixed: boolean
  /** It leads to another site, and the viewer may not let it take payments here. */
  readonly isOutside: boolean
}

const onlyShown: Edited = { isNew: false, isFixed: true, isOutside: false }
const required = { need: 'required' } as const
const optional = { need: 'optional' } as const
const exact = { spellCheck: false } as const

type SearchWay = DepartmentForm['search']['by' | 'also_by'][number]
type SecondFact = DepartmentForm['search']['second'][number]

const ownWays = ['number', 'owner', 'address'] as const
/** The ways to search that only some kinds of bills have. */
const otherWays: Readonly<Partial<Record<BillKind, readonly ('contractor' | 'case' | 'name')[]>>> =
  {
    permit: ['contractor'],
    court: ['case', 'name'],
  }

/** The fields of a department (product.md A3 step 4). */
export function useDepartmentFields({
  isNew,
  isFixed,
  isOutside,
}: Edited = onlyShown): DepartmentTable {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const words = useSettingWords()
  const followsName = useRef(true)
  const { text, longText, choice, flag, field, part } = useFieldRows<DepartmentForm, Parts>(
    (name) => words(departmentWords[name]),
  )
  const lines = (parts: readonly string[]) => list(parts.filter((line) => line !== ''))
  const way = <Way extends SearchWay>(value: Way) => ({
    value,
    label: formatMessage({ id: `department-setup.by.${value}` }),
  })
  const fact = <Fact extends SecondFact>(value: Fact) => ({
    value,
    label: formatMessage({ id: `department-setup.second.${value}` }),
  })
  /** Why the kind cannot be changed. */
  const locked = (reason: MessageId) => ({ disabledReason: formatMessage({ id: reason }) })
  const fixed = isFixed && locked('department-setup.source.fixed')
  const fixedSource = fixed || (isOutside && locked('department-setup.source.fixedOutside'))
  return {
    name: field('name', String, (api, own) => {
      const bound = api.field('name')
      return (
        <TextField
          {...bound}
          {...own}
          {...required}
          autoComplete="off"
          onFocus={() => {
            const { id, name } = api.form.getValues()
            followsName.current = id === '' || id === suggestedSlug(name)
          }}
          onBlur={(event) => {
            bound.onBlur(event)
            // A suggestion, until an address is typed.
            if (!isNew || !followsName.current) return
            api.form.setValue('id', suggestedSlug(api.form.getValues('name')), {
              shouldDirty: true,
              // What was wrong with the address before is not said of this one.
              shouldValidate: api.form.getFieldState('id').error !== undefined,
            })
          }}
        />
      )
    }),
    id: text('id', { ...required, ...exact, autoCapitalize: 'none', readOnly: !isNew }),
    source_type: field(
      'source_type',
      (type) => formatMessage({ id: sourceWords[type].label }),
      (api, own) => {
        const { value, onChange, ...bound } = api.choice('source_type')
        return (
          <RadioField
            {...bound}
            {...own}
            {...required}
            // Radio buttons have text values.
            value={String(value)}
            onChange={(chosen) =>
              onChange(sourceType.options.find((type) => String(type) === chosen) ?? value)
            }
            options={sourceType.options.map((type) => ({
              value: String(type),
              label: formatMessage({ id: sourceWords[type].label }),
              description: formatMessage({ id: sourceWords[type].help }),
            }))}
            {...fixedSource}
          />
        )
      },
    ),
    description: text('description', optional),
    icon: choice(
      'icon',
      departmentIcon.options.map((icon) => ({
        value: icon,
        label: formatMessage({ id: `department-setup.icon.${icon}` }),
      })),
    ),
    phone: text('phone', { ...optional, type: 'tel' }),
    notice: longText('notice', { ...optional, rows: 2, longest: longest.long }),
    status: flag('status'),
    hidden: flag('hidden'),
    off_note: longText('off_note', { ...optional, rows: 2, longest: longestOffNote }),
    translations: field('translations', shownLanguages),
    permits: flag('permits'),
    bills: field(
      'bills',
      (kind) => (kind === null ? '' : formatMessage({ id: billWords[kind] })),
      (api, own) => {
        const { value, onChange, ...bound } = api.choice('bills')
        return (
          <RadioField<BillKind | ''>
            {...bound}
            {...own}
            {...required}
            value={value ?? ''}
            onChange={(kind) => onChange(kind === '' ? null : kind)}
            options={billKinds.options.map((kind) => ({
              value: kind,
              label: formatMessage({ id: billWords[kind] }),
            }))}
            {...fixed}
          />
        )
      },
    ),
    search: field('search', ({ by, also_by, second, pattern, example }) =>
      lines([
        ...[...by, ...also_by].map((one) => way(one).label),
        ...second.map((one) => fact(one).label),
        pattern,
        example,
      ]),
    ),
    'search.by': part('search.by', (api, own) => (
      <CheckboxesField
        {...api.value('search.by')}
        {...own}
        {...required}
        options={ownWays.map((one) => way(one))}
      />
    )),
    'search.also_by': part('search.also_by', (api, own) => {
      const ways = otherWays[api.form.watch('bills') ?? 'property']
      return (
        ways && (
          <CheckboxesField
            {...api.value('search.also_by')}
            {...own}
            options={ways.map((one) => way(one))}
          />
        )
      )
    }),
    'search.second': part('search.second', (api, own) => (
      <CheckboxesField
        {...api.value('search.second')}
        {...own}
        options={[
          fact('name'),
          fact('zip'),
          ...(api.form.watch('bills') === 'court' ? [fact('born')] : []),
        ]}
      />
    )),
    'search.mask_owner': flag('search.mask_owner'),
    'search.pattern': text('search.pattern', { ...optional, ...exact }),
    'search.example': text('search.example', { ...optional, ...exact }),
    source: field('source', ({ endpoint, tax_code, roll_types }) =>
      lines([endpoint, tax_code, roll_types]),
    ),
    'source.endpoint': text('source.endpoint', { ...required, ...exact, type: 'url' }),
    'source.tax_code': text('source.tax_code', { ...required, ...exact }),
    'source.roll_types': text('source.roll_types', { ...required, ...exact }),
    outside: field('outside', ({ url, vendor, fee, needs }) => lines([url, vendor, fee, needs])),
    'outside.url': text('outside.url', { ...required, ...exact, type: 'url' }),
    'outside.checked': flag('outside.checked'),
    'outside.vendor': text('outside.vendor', optional),
    'outside.fee': longText('outside.fee', { ...optional, rows: 2, longest: 500 }),
    'outside.needs': longText('outside.needs', { ...optional, rows: 2, longest: 500 }),
    form: field('form', ({ intro, fields, types }) =>
      lines([
        intro,
        ...fields.map(({ label, kind }) => label || formatMessage({ id: kindWords[kind] })),
        ...types.map(({ MSG }) => MSG),
      ]),
    ),
    'form.intro': longText('form.intro', { ...optional, rows: 2, longest: longest.long }),
    'form.fields': part('form.fields', (api, own) => <BuilderRows api={api} words={own} />),
    'form.types': part('form.types', (api, own) => <TypeRows api={api} words={own} />),
  }
}
