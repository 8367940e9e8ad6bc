import { type MailKind, mailKinds } from '@/contract/people/subscriptions'
import type { NotificationKind } from '@/rules/constants'

/** The table of all kinds of e-mail: profile (P7), unsubscribe (B5) and the office read it. */
interface Kind {
  readonly type: NotificationKind
  /** Receipts are always sent (product.md A20, B5). */
  readonly always: boolean
}

const table: Readonly<Record<MailKind, Kind>> = {
  announcement: { type: 'GENERAL', always: false },
  'office-closing': { type: 'GENERAL', always: false },
  outage: { type: 'GENERAL', always: false },
  'bill-ready': { type: 'BILLING', always: false },
  'due-soon': { type: 'BILLING', always: false },
  'past-due': { type: 'BILLING', always: false },
  delinquent: { type: 'BILLING', always: false },
  'echeck-returned': { type: 'BILLING', always: false },
  refund: { type: 'BILLING', always: false },
  receipt: { type: 'BILLING', always: true },
}

export const typeOfKind = (kind: MailKind): NotificationKind => table[kind].type

export const comesAlways = (kind: MailKind): boolean => table[kind].always

export const kindsOf = (type: NotificationKind): readonly MailKind[] =>
  mailKinds.filter((kind) => table[kind].type === type)

/** The kinds that may be switched off. */
export const optionalKinds = (type: NotificationKind): readonly MailKind[] =>
  kindsOf(type).filter((kind) => !table[kind].always)

export const isWanted = (kind: MailKind, unwanted: readonly MailKind[]): boolean =>
  table[kind].always || !unwanted.includes(kind)

/** Some, all or none of a type's optional kinds: the state of the type's checkbox. */
export function typeWanted(
  type: NotificationKind,
  unwanted: readonly MailKind[],
): 'all' | 'some' | 'none' {
  const kinds = optionalKinds(type)
  const wanted = kinds.filter((kind) => isWanted(kind, unwanted))
  if (wanted.length === kinds.length) return 'all'
  return wanted.length === 0 ? 'none' : 'some'
}

/** Switches a whole type; kinds that are always sent are never in the list. */
export function withType(
  unwanted: readonly MailKind[],
  type: NotificationKind,
  wanted: boolean,
): MailKind[] {
  const kinds = optionalKinds(type)
  return sorted(wanted ? unwanted.filter((kind) => !kinds.includes(kind)) : [...unwanted, ...kinds])
}

/**
 * In the table's order, unique, without the kinds that are always sent: equal choices are equal
 * lists.
 */
export const sorted = (unwanted: readonly MailKind[]): MailKind[] =>
  mailKinds.filter((kind) => !table[kind].always && unwanted.includes(kind))
