import type { TransactionSums } from '@/contract/reports/transactions-report'
import type { attemptFilters } from '@/contract/payments/attempt-filters'
import { attemptStatuses } from '@/contract/payments/attempt-status'
import { channelNames } from '@/contract/reports/dashboard'
import type { PaymentStatus as ShownStatus } from '@/contract/payments/payment-status'
import { type FilterValues, wordsIn } from '@/contract/list'
import { paidWithNames } from '@/contract/payments/paid-with'
import { factOf } from '@/rules/departments/blind-entry'
import { isSameEmail } from '@/rules/people/emails'
import { seesWhole } from '@/rules/people/person-view'
import { sumOf } from '@/rules/payments/money'
import { paymentReference } from '@/rules/payments/payment-reference'
import { sumsOfReport } from '@/rules/reports/attempt-sums'
import { type PlainDate, plainDateIn, timeIn } from '@/rules/time/dates'
import type { Subject } from '@/rules/people/subject'
import type { DayRange } from '@/rules/time/periods'
import { instantIn } from '@mocks/cloud/zones'
import type { CallContext } from '@mocks/cloud/context'
import { textTest } from '@mocks/lib/text-test'
import type { Tenant } from '@mocks/world/create-world'
import { movementsOf } from '@mocks/world/payments/movements'
import { type PaymentRow, paymentStatus } from '@mocks/world/payments/payments'
import type { ArchiveFound } from '@mocks/world/roll/archive-find'
import { channelOf, hasStatus, shownStatus } from '@mocks/handlers/payments/shown-payment'
import { archiveOf } from './seen-archive'
import { archivedLine } from './posting-transactions'
import { lineOf, type ReportLine } from './report-lines'
import { partOfPayment, seenPayment } from './seen-payments'

/** The filters of attempts, on all levels of the transaction report. */
export type AttemptQuery = FilterValues<typeof attemptFilters>

/** For a list of what is filtered already. */
export const filteredAttempts = [
  'from_time',
  'to_time',
  'status',
  'tender',
  'channel',
  'min_cents',
  'max_cents',
  'account',
  'confirmation',
  'email',
  'last4',
  'payer',
  'user',
] as const satisfies readonly (keyof typeof attemptFilters)[]

export interface Attempt {
  readonly row: PaymentRow
  /** Of all that the caller sees of it. */
  readonly shown: ShownStatus
}

export interface Found {
  /** With any outcome, made in this time. */
  readonly attempts: readonly Attempt[]
  /** Charged; the archive has no others. */
  readonly archived: number
  /** What moved in this time, of payments that fit. */
  readonly lines: readonly ReportLine[]
}

const namedOrAll = <Word extends string>(words: readonly Word[], text: string | undefined) =>
  text === undefined ? words : wordsIn(words, text)

/** Masked addresses are found by the whole only. */
function emailTest(subject: Subject, tenant: Tenant, email: string | undefined) {
  if (email !== undefined && !seesWhole(subject, tenant.id, 'email')) {
    return (address: string) => isSameEmail(email, address)
  }
  return textTest(email ?? '')
}

type Asking = Pick<CallContext, 'world' | 'subject' | 'now'>

/** All but the time. */
function rowTest(context: Asking, tenant: Tenant, query: AttemptQuery) {
  const { world, subject } = context
  const isEmail = emailTest(subject, tenant, query.email)
  const statuses = namedOrAll(attemptStatuses, query.status)
  const tenders = namedOrAll(paidWithNames, query.tender)
  const channels = namedOrAll(channelNames, query.channel)
  const { min_cents = 0, max_cents = Number.POSITIVE_INFINITY } = query
  const isConfirmation = textTest(query.confirmation ?? '')
  const isLast4 = textTest(query.last4 ?? '')
  const isPayer = textTest(query.payer ?? '')
  const isUser = textTest(query.user ?? '')
  const isAccount = textTest(query.account ?? '')
  const userNames = ({ user_id, taken }: PaymentRow) => [
    taken?.by ?? '',
    (user_id === null ? undefined : world.users.get(user_id)?.name) ?? '',
  ]
  const accountsOf = ({ items }: PaymentRow) =>
    items.map(({ parcel_id, paid_for }) =>
      parcel_id === null
        ? factOf(paid_for ?? [], 'reference')
        : (tenant.parcels.get(parcel_id)?.account ?? ''),
    )
  return ({ row, shown }: Attempt): boolean =>
    hasStatus(row, shown, statuses) &&
    tenders.includes(row.tender) &&
    channels.includes(channelOf(row)) &&
    row.total_cents >= min_cents &&
    row.total_cents <= max_cents &&
    [row.confirmation, paymentReference(row.id)].some(isConfirmation) &&
    isEmail(row.payer.email) &&
    isLast4(row.last4) &&
    isPayer(row.payer.name) &&
    (query.user === undefined || userNames(row).some(isUser)) &&
    (query.account === undefined || accountsOf(row).some(isAccount))
}

const lastOfMinute = 59_999

/** On these days, from the first one's time until the last one's. */
function timeTest(days: DayRange, { from_time, to_time }: AttemptQuery) {
  const start = `${days.from} ${from_time ?? '00:00'}`
  const end = `${days.to} ${to_time ?? '23:59'}`
  return (day: string, time: string) => `${day} ${time}` >= start && `${day} ${time}` <= end
}

/** What the caller sees of a payment; null: nothing. */
function attemptOf({ subject, now }: Asking, whole: PaymentRow): Attempt | null {
  const row = seenPayment(subject, whole)
  return row && { row, shown: shownStatus(row, paymentStatus(row, now), now) }
}

/** Of payments that are held one by one. */
function findHeld(
  context: Asking,
  tenant: Tenant,
  days: DayRange,
  query: AttemptQuery,
): Pick<Found, 'attempts' | 'lines'> {
  const zone = tenant.merchant().time_zone
  const isIn = timeTest(days, query)
  const fits = rowTest(context, tenant, query)
  const attempts: Attempt[] = []
  const lines: ReportLine[] = []
  for (const whole of tenant.payments.held()) {
    const attempt = attemptOf(context, whole)
    if (!attempt || !fits(attempt)) continue
    const { row } = attempt
    const at = Date.parse(row.at)
    if (isIn(plainDateIn(zone, at), timeIn(zone, at))) attempts.push(attempt)
    const seen = new Set(row.ledger.map(({ department_id }) => department_id))
    for (const movement of movementsOf(whole, zone, context.now)) {
      if (seen.has(movement.department_id) && isIn(movement.day, movement.time)) {
        lines.push(lineOf(movement))
      }
    }
  }
  return { attempts, lines }
}

/** What of a merchant the report is about; of some departments only, if they are named. */
export function findAttempts(
  context: Asking,
  tenant: Tenant,
  days: DayRange,
  query: AttemptQuery,
): Found {
  const { attempts, lines } = findHeld(context, tenant, days, query)
  const archived = archivedIn(context, tenant, days, query)
  const archivedLines =
    archived?.found.sums().map((sum) => archivedLine(archived.departmentId, sum)) ?? []
  return {
    attempts,
    lines: [...lines, ...archivedLines],
    archived: sumOf(archivedLines.map(({ count }) => count)),
  }
}

/**
 * The same attempts one by one, of one day and department: a row of the report leads to what it
 * counts. Each is all that the caller sees of it.
 */
export function attemptsOn(
  context: Asking,
  tenant: Tenant,
  { day, departmentId }: { readonly day: PlainDate; readonly departmentId: string },
  query: AttemptQuery,
): Attempt[] {
  const zone = tenant.merchant().time_zone
  const days = { from: day, to: day }
  const isIn = timeTest(days, query)
  const fits = rowTest(context, tenant, query)
  const held = tenant.payments
    .held(({ at }) => isIn(plainDateIn(zone, Date.parse(at)), timeIn(zone, Date.parse(at))))
    .flatMap((whole) => attemptOf(context, whole) ?? [])
    .filter(
      (attempt) =>
        attempt.row.ledger.some((line) => line.department_id === departmentId) && fits(attempt),
    )
  if (tenant.roll?.archive.departmentId !== departmentId) return held
  const archived = archivedIn(context, tenant, days, query)
  if (!archived) return held
  const sorted = archived.found.sorted('at')
  const rows = Array.from({ length: archived.found.size }, (_, place) => sorted.rowAt(place))
  return [...held, ...rows.flatMap((row) => attemptOf(context, row) ?? [])]
}

/** What went back at a department on a day, as the report counts it; nothing of the archive did. */
export const wentBackOn = (
  context: Asking,
  tenant: Tenant,
  { day, departmentId }: { readonly day: PlainDate; readonly departmentId: string },
  query: AttemptQuery,
): readonly ReportLine[] =>
  findHeld(context, tenant, { from: day, to: day }, query).lines.filter(
    ({ type, department_id }) => type !== 'payment' && department_id === departmentId,
  )

interface Archived {
  readonly departmentId: string
  readonly found: ArchiveFound
}

/** Guests' payments only, all of them posted long ago; null: none of them can fit. */
function archivedIn(
  { subject }: Asking,
  tenant: Tenant,
  days: DayRange,
  query: AttemptQuery,
): Archived | null {
  const archive = archiveOf(tenant, subject)
  const isPosted = namedOrAll(attemptStatuses, query.status).includes('posted')
  if (!archive || !isPosted || query.user !== undefined) return null
  const tenders = namedOrAll(paidWithNames, query.tender)
  const channels = namedOrAll(channelNames, query.channel)
  const zone = tenant.merchant().time_zone
  const { from_time, to_time, min_cents, max_cents, account, confirmation, email, last4, payer } =
    query
  const hasTimes = from_time !== undefined || to_time !== undefined
  const start = instantIn(zone, days.from, from_time ?? '00:00')
  const end = instantIn(zone, days.to, to_time ?? '23:59') + lastOfMinute
  const hasAmount = min_cents !== undefined || max_cents !== undefined
  const emailWord = seesWhole(subject, tenant.id, 'email') ? 'email' : 'wholeEmail'
  const found = archive.find({
    by: 'day',
    ...days,
    way: ({ tender, channel }) =>
      tenders.includes(tender) && channels.includes(channel === 'online' ? 'guest' : channel),
    amount: hasAmount
      ? (principal, fee) =>
          principal + fee >= (min_cents ?? 0) &&
          principal + fee <= (max_cents ?? Number.POSITIVE_INFINITY)
      : undefined,
    instant: hasTimes ? (at) => at >= start && at <= end : undefined,
    words: {
      ...(account !== undefined && { account }),
      ...(confirmation !== undefined && { confirmation }),
      ...(email !== undefined && { [emailWord]: email.trim() }),
      ...(last4 !== undefined && { last4 }),
      ...(payer !== undefined && { payer }),
    },
  })
  return { departmentId: archive.departmentId, found }
}

/** A payment for several departments is one attempt. */
export const sumsOfAttempts = ({ attempts, archived, lines }: Found): TransactionSums =>
  sumsOfReport({
    attempts: attempts.map(({ row, shown }) => ({ ...row, status: shown })),
    archived,
    lines,
  })

/** The latest day of an attempt, in the merchant's zone. Archived ones are sums of their day. */
export function lastDayOf({ attempts, lines }: Found, zone: string): PlainDate | null {
  const days = [
    ...attempts.map(({ row }) => plainDateIn(zone, Date.parse(row.at))),
    ...lines.flatMap(({ event, posting_date }) => (event === null ? [posting_date] : [])),
  ]
  return days.toSorted().at(-1) ?? null
}

/** The part of it that is one department's. */
export function foundAt(found: Found, departmentId: string): Found {
  const lines = found.lines.filter(({ department_id }) => department_id === departmentId)
  const attempts = found.attempts.flatMap(({ row, shown }): Attempt[] => {
    const part = partOfPayment(row, (id) => id === departmentId)
    return part ? [{ row: part, shown }] : []
  })
  const archived = sumOf(lines.map(({ event, count }) => (event === null ? count : 0)))
  return { attempts, lines, archived }
}
