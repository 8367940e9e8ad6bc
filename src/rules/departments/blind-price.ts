import * as v from 'valibot'
import { type BlindEntry, mostBlindFields } from '@/contract/departments/blind-entry'
import {
  blindField,
  type BlindField,
  type BlindFieldKind,
} from '@/contract/departments/blind-fields'
import type { PaymentType } from '@/contract/departments/payment-types'
import type { PaymentSettings } from '@/contract/departments/payment-settings'
import { mostCents } from '@/contract/wire'
import { plainCharacters } from '@/contract/plain-characters'
import { isPayable } from '@/rules/payments/money'
import { normalizeNumber } from '@/rules/bills/search-terms'
import { ownValue } from '@/rules/own-value'

/** The price of a payment without a bill (product.md P5). */

export interface BlindForm {
  readonly fields: readonly BlindField[]
  /** null: the list failed to load, so the type is typed (specification §8: only logged). */
  readonly types: readonly PaymentType[] | null
  readonly minimum_cents: number
}

export type BlindPrice =
  /** The office's fixed price, times the quantity. */
  | { readonly kind: 'fixed'; readonly each_cents: number; readonly amount_cents: number }
  /** The payer types it, within bounds. */
  | {
      readonly kind: 'open'
      readonly minimum_cents: number
      readonly maximum_cents: number | null
    }
  /** The list has no such entry, or the office's settings leave nothing to pay. */
  | { readonly kind: 'unknown' }

export type OpenPrice = Extract<BlindPrice, { kind: 'open' }>

export function blindForm(
  settings: Readonly<Pick<PaymentSettings, 'fields' | 'minimum_cents'>>,
  types: readonly PaymentType[] | null,
): BlindForm {
  return { fields: fieldsOf(settings), types, minimum_cents: settings.minimum_cents }
}

/**
 * The valid fields, up to the maximum: each key once, and one of each special kind; otherwise the
 * form would contradict itself.
 */
export function fieldsOf({
  fields: given = [],
}: {
  readonly fields?: readonly unknown[] | undefined
}): readonly BlindField[] {
  const fields = given
    .flatMap((field) => {
      const parsed = v.safeParse(blindField, field)
      return parsed.success ? [parsed.output] : []
    })
    .slice(0, mostBlindFields)
  return fields.filter((field, at) => {
    const before = fields.slice(0, at)
    return !before.some(
      ({ key, kind }) => key === field.key || (kind === field.kind && isOnlyOne(kind)),
    )
  })
}

const isOnlyOne = (kind: BlindFieldKind) =>
  ['type', 'reference', 'quantity', 'amount'].includes(kind)

export function fieldOfKind(
  fields: readonly BlindField[],
  kind: BlindFieldKind,
): BlindField | undefined {
  return fields.find((field) => field.kind === kind)
}

/** The typed value of the field of this kind; '' if there is none. */
export function valueOf(
  fields: readonly BlindField[],
  entry: BlindEntry,
  kind: BlindFieldKind,
): string {
  return ownValue(entry, fieldOfKind(fields, kind)?.key ?? '')?.trim() ?? ''
}

/** An answer of a select in the office's words. */
export const answerLabel = ({ options = [] }: Pick<BlindField, 'options'>, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

/** The payment type: by its code, or, if the list failed to load, by its label. */
export function typeMeant(
  types: readonly PaymentType[] | null,
  text: string,
): PaymentType | undefined {
  const meant = normalizeNumber(text)
  return (
    types?.find(({ VAL }) => VAL === text) ??
    types?.find(({ VAL, MSG }) => [VAL, MSG].some((name) => normalizeNumber(name) === meant))
  )
}

export function priceOf(
  { fields, types, minimum_cents }: BlindForm,
  entry: BlindEntry,
): BlindPrice {
  const typed = valueOf(fields, entry, 'type')
  const type = typeMeant(types, typed)
  if (typeof type?.price_cents === 'number') {
    const each_cents = type.price_cents
    const amount_cents = each_cents * quantityOf(fields, entry)
    return isPayable(amount_cents)
      ? { kind: 'fixed', each_cents, amount_cents }
      : { kind: 'unknown' }
  }
  const isAsked = fieldOfKind(fields, 'type') !== undefined
  if (isAsked && type === undefined && isListed(types, typed)) return { kind: 'unknown' }
  const amount = fieldOfKind(fields, 'amount')
  const least = Math.max(1, type?.minimum_cents ?? amount?.minimum ?? minimum_cents)
  const most = type?.maximum_cents ?? amount?.maximum ?? null
  return least <= (most ?? mostCents) && [least, most ?? least].every(isPayable)
    ? { kind: 'open', minimum_cents: least, maximum_cents: most }
    : { kind: 'unknown' }
}

/** The bounds to show: until a required type is chosen, what any of the types takes. */
export function shownBounds(form: BlindForm, entry: BlindEntry, price: OpenPrice): OpenPrice {
  const field = fieldOfKind(form.fields, 'type')
  if (field?.required !== true || valueOf(form.fields, entry, 'type') !== '') return price
  const open = (form.types ?? []).flatMap(({ VAL }) => {
    const one = priceOf(form, { ...entry, [field.key]: VAL })
    return one.kind === 'open' ? [one] : []
  })
  if (open.length === 0) return price
  const most = open.map(({ maximum_cents }) => maximum_cents)
  return {
    kind: 'open',
    minimum_cents: Math.min(...open.map(({ minimum_cents }) => minimum_cents)),
    maximum_cents: most.includes(null) ? null : Math.max(...most.map((cents) => cents ?? 0)),
  }
}

/**
 * Whether the price must come from the list: it is loaded, and the typed entry is not on it, or
 * nothing is typed and every entry has a fixed price.
 */
function isListed(types: BlindForm['types'], typed: string): boolean {
  if (types === null || types.length === 0) return false
  return typed !== '' || types.every(({ price_cents }) => typeof price_cents === 'number')
}

/** The problem of an amount that the payer typed. */
export function amountProblem(
  { minimum_cents, maximum_cents }: OpenPrice,
  cents: number,
): 'least' | 'most' | null {
  if (cents > (maximum_cents ?? mostCents)) return 'most'
  return isPayable(cents) && cents >= minimum_cents ? null : 'least'
}

/** One, where no quantity is asked for. */
export function quantityOf(fields: readonly BlindField[], entry: BlindEntry): number {
  const typed = plainCharacters(valueOf(fields, entry, 'quantity'))
  return /^\d{1,4}$/.test(typed) ? Math.max(1, Number(typed)) : 1
}
