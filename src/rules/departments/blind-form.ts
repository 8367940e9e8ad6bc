import type { BlindFieldKind } from '@/contract/departments/blind-fields'
import type { DepartmentFields } from '@/contract/departments/department-setup'
import { mostCents } from '@/contract/wire'
import type { DepartmentFault, DepartmentProblem } from './department-problems'
import { matchesExample, patternProblem } from '@/rules/merchants/pattern-problem'
import { asksForPrivateFacts } from '@/rules/merchants/private-labels'

/** The fields that an office puts together for payments without a bill (product.md P5). */

type Form = DepartmentFields['form']
type Field = Form['fields'][number]
type Type = Form['types'][number]

const onlyOnce: ReadonlySet<BlindFieldKind> = new Set(['type', 'reference', 'quantity', 'amount'])
/** Kinds with bounds; of the others the bounds are left out. */
export const bounded: ReadonlySet<BlindFieldKind> = new Set(['amount', 'quantity', 'tax-year'])
/** Kinds whose entry follows a pattern. */
export const patterned: ReadonlySet<BlindFieldKind> = new Set(['reference', 'file-number', 'text'])

const mostPieces = 9_999

export function formFaults({ fields, types }: Form): DepartmentFault[] {
  const faults = fields.flatMap((field, index) =>
    fieldFaults(field, fields.slice(0, index)).map(({ at, problem }) => ({
      path: ['form', 'fields', index, ...at] as const,
      problem,
    })),
  )
  const ofTypes = types.flatMap((type, index) =>
    typeFaults(type).map(({ at, problem }) => ({
      path: ['form', 'types', index, ...at] as const,
      problem,
    })),
  )
  return [
    ...(isAmountKnown({ fields, types })
      ? []
      : [{ path: ['form', 'fields'] as const, problem: 'no-amount' as const }]),
    ...faults,
    ...ofTypes,
  ]
}

/** The amount is typed by the payer, or is the price of each type. */
function isAmountKnown({ fields, types }: Pick<Form, 'fields' | 'types'>): boolean {
  if (fields.some(({ kind }) => kind === 'amount')) return true
  const asksType = fields.some(({ kind }) => kind === 'type')
  return asksType && types.length > 0 && types.every(({ price_cents }) => price_cents !== null)
}

interface Fault {
  readonly at: readonly (string | number)[]
  readonly problem: DepartmentProblem
}

function fieldFaults(field: Field, before: readonly Field[]): Fault[] {
  const faults: Fault[] = []
  const { kind, label, help, pattern, example, options } = field
  if (onlyOnce.has(kind) && before.some((other) => other.kind === kind)) {
    faults.push({ at: ['kind'], problem: 'field-twice' })
  }
  if (asksForPrivateFacts(label)) faults.push({ at: ['label'], problem: 'private-label' })
  if (asksForPrivateFacts(help)) faults.push({ at: ['help'], problem: 'private-label' })
  if (patterned.has(kind)) {
    const problem = patternProblem(pattern.trim())
    if (problem !== null) faults.push({ at: ['pattern'], problem })
    else if (example.trim() !== '' && !matchesExample(pattern.trim(), example.trim())) {
      faults.push({ at: ['example'], problem: 'example-mismatch' })
    }
  }
  if (kind === 'select') {
    if (options.length === 0) faults.push({ at: ['options'], problem: 'options-missing' })
    for (const [index, option] of options.entries()) {
      if (asksForPrivateFacts(option.label)) {
        faults.push({ at: ['options', index, 'label'], problem: 'private-label' })
      }
    }
  }
  return bounded.has(kind) ? [...faults, ...boundFaults(field)] : faults
}

function boundFaults({ kind, minimum, maximum }: Field): Fault[] {
  const faults: Fault[] = []
  for (const [name, bound] of [
    ['minimum', minimum],
    ['maximum', maximum],
  ] as const) {
    if (bound === null) continue
    const isYear = kind === 'tax-year'
    const [least, most] = isYear ? [1900, 2200] : [1, kind === 'quantity' ? mostPieces : mostCents]
    if (!Number.isInteger(bound) || bound < least || bound > most) {
      faults.push({ at: [name], problem: isYear ? 'year-wrong' : 'number-wrong' })
    }
  }
  if (faults.length === 0 && minimum !== null && maximum !== null && minimum > maximum) {
    faults.push({ at: ['maximum'], problem: 'minimum-over-maximum' })
  }
  return faults
}

function typeFaults(type: Type): Fault[] {
  const { MSG, price_cents, minimum_cents, maximum_cents } = type
  const faults: Fault[] = []
  if (asksForPrivateFacts(MSG)) faults.push({ at: ['MSG'], problem: 'private-label' })
  for (const name of ['price_cents', 'minimum_cents', 'maximum_cents'] as const) {
    const cents = type[name]
    if (cents !== null && (!Number.isInteger(cents) || cents < 1 || cents > mostCents)) {
      faults.push({ at: [name], problem: 'number-wrong' })
    }
  }
  if (price_cents !== null && (minimum_cents !== null || maximum_cents !== null)) {
    faults.push({ at: ['price_cents'], problem: 'price-and-range' })
  }
  if (minimum_cents !== null && maximum_cents !== null && minimum_cents > maximum_cents) {
    faults.push({ at: ['maximum_cents'], problem: 'minimum-over-maximum' })
  }
  return faults
}
