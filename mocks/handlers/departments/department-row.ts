import { plainCharacters } from '@/contract/plain-characters'
import type { BlindField } from '@/contract/departments/blind-fields'
import { longestKey } from '@/contract/departments/blind-entry'
import type { DepartmentFields, SentField } from '@/contract/departments/department-setup'
import type { SearchWay } from '@/contract/departments/departments'
import { sourceTypes } from '@/rules/constants'
import { departmentTextNames, textsAfter } from '@/rules/languages/own-texts'
import { bounded, patterned } from '@/rules/departments/blind-form'
import { isObjectWord, ownValue } from '@/rules/own-value'
import { defaultSettings } from '@/rules/merchants/default-settings'
import type { PlainDate } from '@/rules/time/dates'
import { yearOf } from '@/rules/time/dates'
import type { DepartmentRow } from '@mocks/world/departments'

/** The row of what staff wrote; `before` is the department as it was, null for a new one. */
export function departmentRowOf(
  fields: DepartmentFields,
  before: DepartmentRow | null,
  { today, sort }: { readonly today: PlainDate; readonly sort: number },
): DepartmentRow {
  const { source_type } = fields
  const isTyler = source_type === sourceTypes.tylerApi
  const isBilled = isTyler || source_type === sourceTypes.dataImport
  const isBlind = source_type === sourceTypes.blindPayment
  const bills = isBilled ? fields.bills : null
  const {
    intro: _intro,
    fields: _fields,
    ...settings
  } = before?.payment_settings ?? defaultSettings(source_type, bills)
  return {
    id: before?.id ?? fields.id.trim(),
    name: fields.name.trim(),
    description: fields.description.trim(),
    icon: fields.icon,
    source_type,
    url: source_type === sourceTypes.url ? fields.outside.url.trim() : null,
    outside:
      source_type === sourceTypes.url
        ? {
            vendor: textOf(fields.outside.vendor),
            fee: textOf(fields.outside.fee),
            needs: textOf(fields.outside.needs),
          }
        : null,
    status: fields.status,
    off_note: textOf(fields.off_note),
    hidden: fields.hidden,
    sort: before?.sort ?? sort,
    permits: isBilled && fields.permits,
    bills,
    payment_settings: isBlind
      ? { ...settings, intro: fields.form.intro.trim(), fields: blindFieldsOf(fields.form.fields) }
      : settings,
    scheduled: before?.scheduled ?? null,
    earlier_refunds: before?.earlier_refunds ?? null,
    search: isBilled
      ? searchOf(fields, before, today)
      : { by: [], pattern: null, example: null, years: [] },
    next_due: before?.next_due ?? null,
    notice: textOf(fields.notice),
    phone: plainCharacters(fields.phone) || null,
    translations:
      fields.translations || before === null
        ? textsAfter(before?.translations, fields.translations, departmentTextNames)
        : keptTranslations(fields, before),
    source: isTyler
      ? {
          endpoint: fields.source.endpoint.trim(),
          tax_code: fields.source.tax_code.trim(),
          roll_types: fields.source.roll_types.trim(),
        }
      : null,
    types: isBlind ? typesOf(fields) : null,
  }
}

const textOf = (text: string): string | null => text.trim() || null

/** Ways of searching that only some kinds of bills have. */
const waysOf: Readonly<Partial<Record<string, readonly SearchWay[]>>> = {
  permit: ['contractor'],
  court: ['case', 'name'],
}

function searchOf(
  { search, bills }: DepartmentFields,
  before: DepartmentRow | null,
  today: PlainDate,
): DepartmentRow['search'] {
  const also_by = search.also_by.filter((way) => ownValue(waysOf, bills ?? '')?.includes(way))
  const second = search.second.filter((fact) => fact !== 'born' || bills === 'court')
  const year = yearOf(today)
  const years = before?.search.years ?? []
  return {
    by: search.by,
    ...(also_by.length > 0 && { also_by }),
    ...(second.length > 0 && { second }),
    ...(search.mask_owner && { mask_owner: true }),
    pattern: textOf(search.pattern),
    example: textOf(search.example),
    years: years.length > 0 ? years : [year, year - 1, year - 2],
  }
}

/** Without the translations of what was written anew, where none were sent with it. */
function keptTranslations(
  fields: DepartmentFields,
  before: DepartmentRow,
): DepartmentRow['translations'] {
  const changed = (['name', 'description', 'notice', 'off_note'] as const).filter(
    (name) => fields[name].trim() !== (before[name] ?? ''),
  )
  if (!before.translations || changed.length === 0) return before.translations ?? null
  return Object.fromEntries(
    Object.entries(before.translations).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).filter(([name]) => !changed.some((one) => one === name)),
      ),
    ]),
  )
}

function blindFieldsOf(sent: readonly SentField[]): BlindField[] {
  const keys = new Set<string>()
  return sent.map((field) => {
    const key = freeKey(field, keys)
    keys.add(key)
    return blindFieldOf(field, key)
  })
}

function blindFieldOf(field: SentField, key: string): BlindField {
  const { kind, required, minimum, maximum } = field
  const label = textOf(field.label)
  const help = textOf(field.help)
  const pattern = patterned.has(kind) ? textOf(field.pattern) : null
  const example = patterned.has(kind) ? textOf(field.example) : null
  const hasBounds = bounded.has(kind)
  return {
    key,
    kind,
    required,
    ...(label !== null && { label }),
    ...(help !== null && { help }),
    ...(pattern !== null && { pattern }),
    ...(example !== null && { example }),
    ...(kind === 'reference' && field.confirm && { confirm: true }),
    ...(hasBounds && minimum !== null && { minimum }),
    ...(hasBounds && maximum !== null && { maximum }),
    ...(kind === 'select' && {
      options: field.options.map((option) => {
        const text = option.label.trim()
        return { value: text, label: text }
      }),
    }),
  }
}

/** The field's own key, so that what is typed in open pages still fits; a new one of its label. */
function freeKey({ key, kind, label }: SentField, taken: ReadonlySet<string>): string {
  const own = /^[a-z][a-z0-9_]*$/.test(key) && !isObjectWord(key) ? key : plainKey(label, kind)
  let free = own
  for (let count = 2; taken.has(free); count += 1) free = `${own}_${count}`
  return free
}

function plainKey(label: string, kind: string): string {
  const text = (label || kind)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, longestKey - 5)
  return text === '' || isObjectWord(text) ? kind.replaceAll('-', '_') : text
}

const typesOf = ({ form }: DepartmentFields): DepartmentRow['types'] =>
  form.types.map(({ VAL, MSG, price_cents, minimum_cents, maximum_cents }) => ({
    VAL: VAL.trim(),
    MSG: MSG.trim(),
    ...(price_cents !== null && { price_cents }),
    ...(minimum_cents !== null && { minimum_cents }),
    ...(maximum_cents !== null && { maximum_cents }),
  }))
