import * as v from 'valibot'
import type { BlindField } from '@/contract/departments/blind-fields'
import type { Department } from '@/contract/departments/departments'
import { mostCents } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import {
  entryFaults,
  entryOf,
  type EntryProblem,
  longestIn,
  piecesOf,
  referenceIn,
} from '@/rules/departments/blind-entry'
import {
  amountProblem,
  type BlindForm,
  fieldOfKind,
  priceOf,
  typeMeant,
  valueOf,
} from '@/rules/departments/blind-price'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import type { NewCartItem } from '@/rules/cart/cart'
import { readAmount } from '@/rules/payments/amount-entry'
import { normalizeNumber } from '@/rules/bills/search-terms'
import { draftFor } from '@/state/office/drafts'
import { ownValue } from '@/rules/own-value'

/** The form of a payment without a bill, built from the department's fields (product.md P5). */

/** Field keys are lower case, so these two cannot collide. */
export type Typed = Record<string, string>
export const amountKey = 'AMOUNT'
export const againKey = 'AGAIN'

/** The context of the validation. */
export interface Terms {
  readonly form: BlindForm
  /** The decimal mark of the page's language. */
  readonly decimal: '.' | ','
  readonly thisYear: number
}

/** The number that is typed twice, if there is one. */
export function twiceTyped({ fields }: BlindForm): BlindField | undefined {
  const field = fieldOfKind(fields, 'reference')
  return field?.confirm === true ? field : undefined
}

/** A value for every field, in the order of the page. */
export function emptyForm(form: BlindForm): Typed {
  const entries = form.fields.flatMap(({ key, kind }): [string, string][] => {
    if (kind === 'amount') return [[amountKey, '']]
    const value = kind === 'quantity' ? '1' : ''
    return key === twiceTyped(form)?.key
      ? [
          [key, value],
          [againKey, ''],
        ]
      : [[key, value]]
  })
  // Where the office sets no price the payer must, whether or not the form has the field.
  return { ...Object.fromEntries(entries), ...(!hasAmount(form) && { [amountKey]: '' }) }
}

export const hasAmount = ({ fields }: BlindForm) => fieldOfKind(fields, 'amount') !== undefined

/** The payer's details stay for the next payment; its other fields do not. */
export function nextForm(form: BlindForm, typed: Typed): Typed {
  const stays = form.fields.filter(({ kind }) =>
    ['name', 'address', 'email', 'phone'].includes(kind),
  )
  return {
    ...emptyForm(form),
    ...Object.fromEntries(stays.map(({ key }) => [key, ownValue(typed, key) ?? ''])),
  }
}

/** Whether the quantity can be priced. */
export function hasQuantity({ form, thisYear }: Terms, typed: Typed): boolean {
  const quantity = fieldOfKind(form.fields, 'quantity')?.key
  const faults = entryFaults(form, entryOf(form, typed), thisYear)
  return !faults.some(({ key }) => key === quantity)
}

/** The amount to pay; null while it is unknown. */
export function amountIn(terms: Terms, typed: Typed): number | null {
  const { form, decimal } = terms
  const price = priceOf(form, entryOf(form, typed))
  if (!hasQuantity(terms, typed)) return null
  if (price.kind === 'fixed') return price.amount_cents
  if (price.kind === 'unknown') return null
  const reading = readAmount(ownValue(typed, amountKey) ?? '', decimal)
  return reading.ok && amountProblem(price, reading.cents) === null ? reading.cents : null
}

/**
 * In the order of the fields; the first problem of each. Messages are text: they name fields and
 * bounds.
 */
function problemsIn(terms: Terms, typed: Typed, words: Words): [string, string][] {
  const { form, thisYear } = terms
  const faults = entryFaults(form, entryOf(form, typed), thisYear).flatMap(({ key, problem }) => {
    const field = form.fields.find((asked) => asked.key === key)
    if (field === undefined || problem === 'unasked') return []
    return [[key, faultText(field, problem, words)] satisfies [string, string]]
  })
  return [...faults, ...againProblems(terms, typed, words), ...amountProblems(terms, typed, words)]
}

function faultText(
  field: BlindField,
  problem: Exclude<EntryProblem, 'unasked'>,
  { say, label }: Words,
): string {
  const { kind, example = '' } = field
  if (problem === 'card-number') return say('ui.field.card-number')
  if (problem === 'too-long') {
    const most = longestIn(field)
    return say('blind-payments.problem.too-long', { field: label(field), most })
  }
  if (problem === 'quantity') return say('blind-payments.problem.quantity', piecesOf(field))
  if (problem === 'pattern' && example !== '') {
    return say('blind-payments.problem.patternLike', { example })
  }
  if (problem !== 'missing')
    return say(`blind-payments.problem.${problem}`, { field: label(field) })
  // The office's own label is quoted, because it fits into no sentence of another language.
  if (field.label === undefined) return say(`blind-payments.missing.${kind}`)
  const isChosen = ['type', 'tax-year', 'quarter', 'select'].includes(kind)
  return say(`blind-payments.problem.${isChosen ? 'unchosen' : 'missing'}`, { field: field.label })
}

function againProblems({ form }: Terms, typed: Typed, { say, label }: Words): [string, string][] {
  const field = twiceTyped(form)
  if (field === undefined) return []
  const [once, again] = [ownValue(typed, field.key) ?? '', ownValue(typed, againKey) ?? '']
  if (again.trim() === '') {
    // If the first entry is missing, only that is reported.
    return once.trim() === ''
      ? []
      : [[againKey, say('blind-payments.problem.again-missing', { field: label(field) })]]
  }
  if (looksLikeCardNumber(again)) return [[againKey, say('ui.field.card-number')]]
  return normalizeNumber(once) === normalizeNumber(again)
    ? []
    : [[againKey, say('blind-payments.problem.again')]]
}

function amountProblems({ form, decimal }: Terms, typed: Typed, words: Words): [string, string][] {
  const { say, money } = words
  const price = priceOf(form, entryOf(form, typed))
  if (price.kind !== 'open') return []
  const text = ownValue(typed, amountKey)?.trim() ?? ''
  if (looksLikeCardNumber(text)) return [[amountKey, say('ui.field.card-number')]]
  if (text === '') return [[amountKey, say('blind-payments.missing.amount')]]
  const reading = readAmount(text, decimal)
  if (!reading.ok && reading.problem !== 'too-large') {
    return [[amountKey, say(`blind-payments.problem.${reading.problem}`)]]
  }
  const problem = reading.ok ? amountProblem(price, reading.cents) : 'most'
  if (problem === null) return []
  const limit = money(
    problem === 'least' ? price.minimum_cents : (price.maximum_cents ?? mostCents),
  )
  return [[amountKey, say(`blind-payments.problem.${problem}`, { limit })]]
}

export interface Words {
  readonly say: (
    id:
      | Extract<MessageId, `blind-payments.${'missing' | 'problem'}.${string}`>
      | 'ui.field.card-number',
    values?: Record<string, string | number>,
  ) => string
  readonly label: (field: BlindField) => string
  readonly money: (cents: number) => string
}

export function blindSchema(terms: Terms, words: Words) {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of problemsIn(terms, input, words)) {
        const value = ownValue(input, key) ?? ''
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] })
      }
    }),
  )
}

/** The item for the cart. */
export function lineOf(
  department: Department,
  form: BlindForm,
  typed: Typed,
  facts: Pick<NewCartItem, 'id' | 'amount_cents' | 'captured_at'>,
): NewCartItem {
  const entry = entryOf(form, typed)
  return {
    ...facts,
    department_id: department.id,
    label: typeMeant(form.types, valueOf(form.fields, entry, 'type'))?.MSG ?? department.name,
    account: referenceIn(form, entry),
    client: '',
    parcel_id: null,
    year: Number(valueOf(form.fields, entry, 'tax-year')) || null,
    cycle: '',
    address: '',
    bill_number: '',
    balance_cents: facts.amount_cents,
    entry,
  }
}

/** A draft of the form, by department and user (decision 4); never a card number. */
export function typedDraft(departmentId: string, form: BlindForm) {
  const draft = draftFor(`/blind-payments/${departmentId}`, v.record(v.string(), v.string()))
  return {
    /** null: no draft. Values of fields that the form no longer has are dropped. */
    read: (): Typed | null => {
      const kept = draft.read()
      const empty = emptyForm(form)
      if (kept === null) return null
      const typed = Object.fromEntries(
        Object.entries(empty).map(([key, value]) => [key, ownValue(kept, key) ?? value]),
      )
      return isSame(typed, empty) ? null : typed
    },
    keep: (typed: Typed): void =>
      draft.keep(
        Object.fromEntries(
          Object.entries(typed).map(([key, text]) => [key, looksLikeCardNumber(text) ? '' : text]),
        ),
      ),
    forget: draft.forget,
  }
}

export function isSame(a: Typed, b: Typed): boolean {
  return Object.keys({ ...a, ...b }).every(
    (key) => (ownValue(a, key) ?? '') === (ownValue(b, key) ?? ''),
  )
}
