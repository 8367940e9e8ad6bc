import type { TransactionSums } from '@/contract/transactions-report'
import { attemptStatuses } from '@/contract/attempt-status'
import { channelNames } from '@/contract/dashboard'
import type { PaymentStatus as ShownStatus } from '@/contract/payment-status'
import { wordsIn } from '@/contract/list'
import { paidWithNames } from '@/contract/paid-with'
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
import type { Tenant } from '@mocks/world/create-world'
import { movementsOf } from '@mocks/world/movements'
import { type PaymentRow, paymentStatus } from '@mocks/world/payments'
import { channelOf, hasStatus, shownStatus } from '@mocks/handlers/payments/shown-payment'
import { archiveOf } from './seen-archive'
import { archivedLine } from './posting-transactions'
import { lineOf, type ReportLine } from './report-lines'
import { partOfPayment, seenPayment } from './seen-payments'

/** The filters of the transaction report, on both of its levels. */
export interface AttemptQuery {
  readonly from_time?: string | undefined
  readonly to_time?: string | undefined
  readonly status?: string | undefined
  readonly tender?: string | undefined
  readonly channel?: string | undefined
  readonly min_cents?: number | undefined
  readonly max_cents?: number | undefined
  readonly account?: string | undefined
  readonly confirmation?: string | undefined
  readonly email?: string | undefined
  readonly last4?: string | undefined
  readonly payer?: string | undefined
  readonly user?: string | undefined
}

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

const has = (text: string, word: string | undefined) =>
  word === undefined || text.toLowerCase().includes(word.trim().toLowerCase())

const namedOrAll = <Word extends string>(words: readonly Word[], text: string | undefined) =>
  text === undefined ? words : wordsIn(words, text)

/** Masked addresses are found by the whole only. */
function emailTest(subject: Subject, tenant: Tenant, email: string | undefined) {
  if (email !== undefined && !seesWhole(subject, tenant.id, 'email')) {
    return (address: string) => isSameEmail(email, address)
  }
  return (address: string) => has(address, email)
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
    [row.confirmation, paymentReference(row.id)].some((text) => has(text, query.confirmation)) &&
    isEmail(row.payer.email) &&
    has(row.last4, query.last4) &&
    has(row.payer.name, query.payer) &&
    (query.user === undefined || userNames(row).some((name) => has(name, query.user))) &&
    (query.account === undefined || accountsOf(row).some((account) => has(account, query.account)))
}

const lastOfMinute = 59_999

/** What of a merchant the report is about; of some departments only, if they are named. */
export function findAttempts(
  context: Asking,
  tenant: Tenant,
  days: DayRange,
  query: AttemptQuery,
): Found {
  const { now, subject } = context
  const zone = tenant.merchant().time_zone
  const start = `${days.from} ${query.from_time ?? '00:00'}`
  const end = `${days.to} ${query.to_time ?? '23:59'}`
  const isIn = (day: string, time: string) => `${day} ${time}` >= start && `${day} ${time}` <= end
  const fits = rowTest(context, tenant, query)
  const attempts: Attempt[] = []
  const lines: ReportLine[] = []
  for (const whole of tenant.payments.held()) {
    const row = seenPayment(subject, whole)
    if (!row) continue
    const attempt = { row, shown: shownStatus(row, paymentStatus(row, now), now) }
    if (!fits(attempt)) continue
    const at = Date.parse(row.at)
    if (isIn(plainDateIn(zone, at), timeIn(zone, at))) attempts.push(attempt)
    const seen = new Set(row.ledger.map(({ department_id }) => department_id))
    for (const movement of movementsOf(whole, zone, now)) {
      if (seen.has(movement.department_id) && isIn(movement.day, movement.time)) {
        lines.push(lineOf(movement))
      }
    }
  }
  const archived = archivedIn(context, tenant, days, query)
  return {
    attempts,
    lines: [...lines, ...archived],
    archived: sumOf(archived.map(({ count }) => count)),
  }
}

/** Guests' payments only, all of them posted long ago. */
function archivedIn(
  { subject }: Asking,
  tenant: Tenant,
  days: DayRange,
  query: AttemptQuery,
): ReportLine[] {
  const archive = archiveOf(tenant, subject)
  const isPosted = namedOrAll(attemptStatuses, query.status).includes('posted')
  if (!archive || !isPosted || query.user !== undefined) return []
  const tenders = namedOrAll(paidWithNames, query.tender)
  const channels = namedOrAll(channelNames, query.channel)
  const zone = tenant.merchant().time_zone
  const { from_time, to_time, min_cents, max_cents, account, confirmation, email, last4, payer } =
    query
  const hasTimes = from_time !== undefined || to_time !== undefined
  const start = instantIn(zone, days.from, from_time ?? '00:00')
  const end = instantIn(zone, days.to, to_time ?? '23:59') + lastOfMinute
  const hasAmount = min_cents !== undefined || max_cents !== undefined
  const { departmentId } = archive
  const emailWord = seesWhole(subject, tenant.id, 'email') ? 'email' : 'wholeEmail'
  return archive
    .find({
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
    .sums()
    .map((sum) => archivedLine(departmentId, sum))
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
