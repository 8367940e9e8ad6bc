import { importKinds } from '@/contract/imports/imports'
import type { Permission } from '@/contract/people/permissions'
import { type ToDoKind, toDoKinds } from '@/contract/reports/to-do'
import { isMendedBy } from '@/rules/imports/error-file-name'
import { mayImport } from '@/rules/imports/import-access'
import { may } from '@/rules/people/permissions'
import type { Subject } from '@/rules/people/subject'
import { addDays, type PlainDate } from '@/rules/time/dates'
import type { DayRange } from '@/rules/time/periods'

/** What waits for staff on the dashboard (product.md A1). */

/** How far back returned e-checks and days without a mark are remembered. */
export const toDoDays = 30

/** A hold that ends may have to be renewed before its last day. */
const holdEndsSoonDays = 7

/** Who does something about it; who only sees it is not asked. */
const actsOn: Readonly<Record<Exclude<ToDoKind, 'imports-with-errors'>, Permission>> = {
  'refund-requests': 'payments.refund',
  'unknown-payments': 'payments.check-status',
  'returned-echecks': 'merchant-accounts.view',
  'unreconciled-days': 'reports.reconcile',
  'ending-holds': 'merchant-accounts.hold',
  'merchant-problems': 'settings.edit',
  warnings: 'warnings.acknowledge',
}

/** Merchants' settings and warnings are on the root domain, and are the work of the provider. */
const onRootOnly: ReadonlySet<ToDoKind> = new Set<ToDoKind>(['merchant-problems', 'warnings'])

export const toDoKindsOf = (subject: Subject, onRoot: boolean): ToDoKind[] =>
  toDoKinds.filter((kind) => actsOnAny(subject, kind) && (onRoot || !onRootOnly.has(kind)))

/** Each kind of import has a permission of its own. */
const actsOnAny = (subject: Subject, toDo: ToDoKind): boolean =>
  toDo === 'imports-with-errors'
    ? importKinds.some((kind) => mayImport(subject, kind, 'create'))
    : may(subject, actsOn[toDo])

/** Today included. */
export const toDoRange = (today: PlainDate): DayRange => ({
  from: addDays(today, 1 - toDoDays),
  to: today,
})

export interface ClosedBatch {
  /** Nothing comes to it any more. */
  readonly closed: boolean
  /** When the bank has its cards' and its e-checks' money; null: it gets none. */
  readonly funding: readonly (PlainDate | null)[]
  /** Compared with the bank, as a whole or department by department. */
  readonly reconciled: boolean
}

/** A batch can be compared once all of its deposits should have arrived. */
export function waitsForBank({ closed, funding, reconciled }: ClosedBatch, today: PlainDate) {
  const dates = funding.filter((date) => date !== null)
  return closed && !reconciled && dates.length > 0 && dates.every((date) => date <= today)
}

interface Returned {
  /** The day on which the bank sent it back. */
  readonly day: PlainDate
  /** A bill that it paid is open, or what it paid without one was not paid again. */
  readonly owed: boolean
}

/** The payer is asked until it is paid again, as long as it is remembered. */
export const waitsForPayer = ({ day, owed }: Returned, today: PlainDate): boolean =>
  owed && day >= toDoRange(today).from

/** The last day is today or within a week; without one a hold stays until it is lifted. */
export const endsSoon = (until: PlainDate | null, today: PlainDate): boolean =>
  until !== null && until >= today && until <= addDays(today, holdEndsSoonDays)

interface EndedImport {
  /** The day on which it was made, or failed. */
  readonly day: PlainDate
  /** Rows of its file; null: nothing was taken over. */
  readonly refused: number | null
  readonly file: string
}

/** Until its errors are mended: `later` are the files that were imported into the same place since. */
export const waitsForMending = (
  { day, refused, file }: EndedImport,
  later: readonly string[],
  today: PlainDate,
): boolean =>
  refused !== 0 && day >= toDoRange(today).from && !later.some((other) => isMendedBy(file, other))
