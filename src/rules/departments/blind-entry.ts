import { type BlindEntry, longestEntry, mostBlindFields } from '@/contract/departments/blind-entry'
import type { BlindField, BlindFieldKind, PaidFact } from '@/contract/departments/blind-fields'
import { longest, mostCents } from '@/contract/wire'
import {
  amountProblem,
  answerLabel,
  type BlindForm,
  fieldOfKind,
  type OpenPrice,
  priceOf,
  typeMeant,
  valueOf,
} from './blind-price'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { plainCharacters } from '@/contract/plain-characters'
import { isPhone } from '@/rules/people/contact'
import { isEmail } from '@/rules/people/emails'
import { matchesPattern } from '@/rules/bills/matches-pattern'
import { normalizeNumber } from '@/rules/bills/search-terms'
import { ownValue } from '@/rules/own-value'

/** The typed fields of a payment without a bill (product.md P5), checked by screen and cloud. */

export type EntryProblem =
  | 'missing'
  | 'card-number'
  | 'too-long'
  | 'pattern'
  | 'email'
  | 'phone'
  | 'quantity'
  | 'date'
  | 'not-listed'
  /** The department has no such field. */
  | 'unasked'

export interface EntryFault {
  readonly key: string
  readonly problem: EntryProblem
}

/** The most characters of one field. */
export const longestIn = ({ kind }: Pick<BlindField, 'kind'>): number =>
  kind === 'memo' ? longestEntry : kind === 'phone' ? longest.short : longest.name

const mostPieces = 99
/** Four digits, in any office's bounds. */
const mostPiecesEver = 9_999
/** The years around the current one, where the office sets no bounds. */
const yearsBack = 3

/** In the order of the form; the first problem of each field. */
export function entryFaults(form: BlindForm, entry: BlindEntry, thisYear: number): EntryFault[] {
  const asked = form.fields.filter(({ kind }) => kind !== 'amount')
  const faults = asked.flatMap((field): EntryFault[] => {
    const problem = problemIn(field, ownValue(entry, field.key) ?? '', form, thisYear)
    return problem === null ? [] : [{ key: field.key, problem }]
  })
  const keys = Object.keys(entry).slice(0, mostBlindFields + 1)
  const unasked = keys.filter((key) => !asked.some((field) => field.key === key))
  return [...faults, ...unasked.map((key) => ({ key, problem: 'unasked' as const }))]
}

function problemIn(
  field: BlindField,
  typed: string,
  form: BlindForm,
  thisYear: number,
): EntryProblem | null {
  const text = typed.trim()
  if (text === '') return field.required ? 'missing' : null
  if (looksLikeCardNumber(text)) return 'card-number'
  if (text.length > longestIn(field)) return 'too-long'
  switch (field.kind) {
    case 'type':
      return isTypeFit(form, text) ? null : 'not-listed'
    case 'email':
      return isEmail(text) ? null : 'email'
    case 'phone':
      return isPhone(text) ? null : 'phone'
    case 'quantity':
      return isWithin(text, piecesOf(field)) ? null : 'quantity'
    case 'tax-year':
      return taxYears(field, thisYear).includes(Number(text)) ? null : 'not-listed'
    case 'quarter':
      return /^[1-4]$/.test(text) ? null : 'not-listed'
    case 'date':
      return isDate(text) ? null : 'date'
    case 'select':
      return field.options?.some(({ value }) => value === text) === true ? null : 'not-listed'
    case 'reference':
    case 'file-number':
    case 'text':
      return matchesPattern(field.pattern ?? null, text) ? null : 'pattern'
    case 'name':
    case 'address':
    case 'memo':
    case 'amount':
      return null
  }
}

/** With a list the type must be on it; only without one it is free text. */
function isTypeFit({ types }: BlindForm, text: string): boolean {
  return types === null || types.length === 0 || typeMeant(types, text) !== undefined
}

export function piecesOf({ minimum, maximum }: Readonly<Pick<BlindField, 'minimum' | 'maximum'>>) {
  return { least: Math.max(1, minimum ?? 1), most: Math.min(maximum ?? mostPieces, mostPiecesEver) }
}

function isWithin(text: string, { least, most }: ReturnType<typeof piecesOf>): boolean {
  const pieces = plainCharacters(text)
  return /^\d{1,4}$/.test(pieces) && Number(pieces) >= least && Number(pieces) <= most
}

/** Newest first. */
export function taxYears(
  { minimum, maximum }: Readonly<Pick<BlindField, 'minimum' | 'maximum'>>,
  thisYear: number,
): number[] {
  const last = maximum ?? thisYear
  const first = minimum ?? last - yearsBack
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => last - back)
}

/** `YYYY-MM-DD`, of an existing day. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export type EntryVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly faults: readonly EntryFault[] }
  /** The fields are valid and cost another amount. */
  | { readonly ok: false; readonly faults: readonly []; readonly amount_cents: number }

/**
 * Whether this amount may be paid for these fields: the cloud checks it, because it trusts no
 * screen.
 */
export function judgeEntry(
  form: BlindForm,
  { entry, amount_cents }: { readonly entry: BlindEntry; readonly amount_cents: number },
  thisYear: number,
): EntryVerdict {
  const faults = entryFaults(form, entry, thisYear)
  if (faults.length > 0) return { ok: false, faults }
  const price = priceOf(form, entry)
  if (price.kind === 'unknown') {
    const type = fieldOfKind(form.fields, 'type')
    return { ok: false, faults: [{ key: type?.key ?? '', problem: 'not-listed' }] }
  }
  const now = price.kind === 'fixed' ? price.amount_cents : nearest(price, amount_cents)
  return now === amount_cents ? { ok: true } : { ok: false, faults: [], amount_cents: now }
}

/** The amount to suggest instead. */
function nearest(price: OpenPrice, cents: number): number {
  const problem = amountProblem(price, cents)
  if (problem === null) return cents
  return problem === 'least' ? price.minimum_cents : (price.maximum_cents ?? mostCents)
}

/**
 * Contact data is for the office and not shown on the receipt, which everyone with its link can
 * open.
 */
const isContact = (kind: BlindFieldKind) => ['address', 'email', 'phone'].includes(kind)

/** The typed fields as a receipt shows them: labels for codes. */
export const paidFacts = (form: BlindForm, entry: BlindEntry): PaidFact[] =>
  factsIn(form, entry, (kind) => !isContact(kind))

/** The typed fields that the receipt leaves out: where the office sends what was paid for. */
export const contactFacts = (form: BlindForm, entry: BlindEntry): PaidFact[] =>
  factsIn(form, entry, isContact)

function factsIn(
  form: BlindForm,
  entry: BlindEntry,
  isWanted: (kind: BlindFieldKind) => boolean,
): PaidFact[] {
  return form.fields.flatMap((field): PaidFact[] => {
    const value = sentText(field, entry)
    if (value === '' || field.kind === 'amount' || !isWanted(field.kind)) return []
    return [{ kind: field.kind, label: field.label ?? null, value: inWords(form, field, value) }]
  })
}

function inWords({ types }: BlindForm, field: BlindField, value: string): string {
  if (field.kind === 'type') return typeMeant(types, value)?.MSG ?? value
  return field.kind === 'select' ? answerLabel(field, value) : value
}

export function factOf(facts: readonly PaidFact[], kind: BlindFieldKind): string {
  return facts.find((fact) => fact.kind === kind)?.value ?? ''
}

/**
 * Identifies repeated payments without a bill: by the number they are for, else by all typed
 * fields.
 */
export function duplicateKey(facts: readonly PaidFact[]): string {
  const reference = factOf(facts, 'reference')
  if (reference !== '') return normalizeNumber(reference)
  return JSON.stringify(facts.map(({ kind, value }) => [kind, value.toLowerCase()]))
}

/** A payment without a bill, or an item for one. */
export interface Purpose {
  readonly department_id: string
  readonly amount_cents: number
  readonly paid_for: readonly PaidFact[]
}

const isSamePurpose = (one: Purpose, other: Purpose): boolean =>
  one.department_id === other.department_id &&
  duplicateKey(one.paid_for) === duplicateKey(other.paid_for)

/** Whether one may have been meant as the other, in two payments within a day (product.md P5). */
export const isRepeated = (one: Purpose, other: Purpose): boolean =>
  one.amount_cents === other.amount_cents && isSamePurpose(one, other)

/**
 * The same in one cart, where several are put on purpose: two quarters of one account, two dogs that
 * have no number yet. It is the same number with all else that was typed, whoever pays.
 */
export function isTwiceInCart(one: Purpose, other: Purpose): boolean {
  const termsOf = ({ paid_for }: Purpose) =>
    JSON.stringify(paid_for.filter(({ kind }) => kind !== 'reference' && kind !== 'name'))
  return (
    isRepeated(one, other) &&
    factOf(one.paid_for, 'reference') !== '' &&
    termsOf(one) === termsOf(other)
  )
}

/** Whether a later payment makes up for one that the bank sent back; a late charge may be on top. */
export const makesUpFor = (later: Purpose, returned: Purpose): boolean =>
  later.amount_cents >= returned.amount_cents && isSamePurpose(later, returned)

/** The typed fields, ready to send: without empty ones, only the department's own. */
export function entryOf(form: BlindForm, typed: BlindEntry): BlindEntry {
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const value = sentText(field, typed)
      return value === '' || field.kind === 'amount' ? [] : [[field.key, value]]
    }),
  )
}

/** Numbers go out in plain characters, whatever keyboard they were typed on. */
function sentText({ key, kind }: BlindField, entry: BlindEntry): string {
  const text = ownValue(entry, key)?.trim() ?? ''
  return isNumberKind(kind) ? plainCharacters(text) : text
}

const isNumberKind = (kind: BlindFieldKind) =>
  ['reference', 'file-number', 'phone', 'quantity'].includes(kind)

/** The number that the payment is for; '' if there is none. */
export function referenceIn(form: BlindForm, entry: BlindEntry): string {
  return valueOf(form.fields, entry, 'reference')
}
