import {
  listToDos,
  mostToDoPlaces,
  type HoldPlace,
  type ImportPlace,
  type PaymentPlace,
  type PaymentToDo,
  type ToDo,
  type ToDoKind,
} from '@/contract/reports/to-do'
import { makesUpFor } from '@/rules/departments/blind-entry'
import { launchBlocksOf } from '@/rules/merchants/launch'
import { sumOf } from '@/rules/payments/money'
import { seesDepartment } from '@/rules/people/departments-seen'
import { fundingDate } from '@/rules/reports/funding'
import {
  endsSoon,
  toDoKindsOf,
  toDoRange,
  waitsForBank,
  waitsForMending,
  waitsForPayer,
} from '@/rules/reports/to-do'
import { type PlainDate, plainDateIn } from '@/rules/time/dates'
import type { DayRange } from '@/rules/time/periods'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { balancesAt } from '@mocks/world/bills/balances'
import type { Tenant } from '@mocks/world/create-world'
import {
  isCounted,
  type PaymentItem,
  type PaymentRow,
  paymentStatus,
} from '@mocks/world/payments/payments'
import { compare } from '@mocks/handlers/page'
import { shownMerchant } from '@mocks/handlers/merchants/merchant-view'
import { mayWith } from '@mocks/handlers/imports/import-scope'
import { currentWarnings, urgencyOf } from '@mocks/handlers/warnings/current-warnings'
import { tenantsFor } from './dashboard'
import { marksOf } from './matched'
import { openDate } from './report-days'
import { postedLines, type ReportLine } from './report-lines'
import { seenPayment } from './seen-payments'

export const toDoHandlers: Handlers<'listToDos'> = {
  listToDos: reads(listToDos, (context, { query }) => {
    const tenants = tenantsFor(context, query.merchant_id)
    const kinds = toDoKindsOf(context.subject, context.tenant === null)
    return { data: kinds.flatMap((kind) => makers[kind](context, tenants) ?? []) }
  }),
}

type Maker = (context: CallContext, tenants: readonly Tenant[]) => ToDo | null

const makers: Readonly<Record<ToDoKind, Maker>> = {
  'refund-requests': paymentsWhere('refund-requests', ({ row, whole, context }) => {
    const open = whole.refunds.filter(({ state }) => state === 'requested')
    const isTheirs = open.every(({ ledger }) =>
      ledger.every(({ department_id }) => seesDepartment(context.subject, department_id)),
    )
    if (open.length === 0 || !isTheirs) return null
    return { row, cents: sumOf(open.map((one) => one.amount_cents + one.fee_cents)) }
  }),
  'unknown-payments': paymentsWhere('unknown-payments', ({ row, context }) =>
    paymentStatus(row, context.now) === 'unknown' ? { row, cents: row.total_cents } : null,
  ),
  'returned-echecks': paymentsWhere('returned-echecks', ({ tenant, row, today, context }) => {
    if (paymentStatus(row, context.now) !== 'returned' || row.returned === null) return null
    const zone = tenant.merchant().time_zone
    const day = plainDateIn(zone, Date.parse(row.returned.at))
    const waits = waitsForPayer({ day, owed: isOwed(tenant, row, context.now) }, today)
    return waits ? { row, cents: row.subtotal_cents, until: day } : null
  }),
  'unreconciled-days': unreconciledDays,
  'ending-holds': endingHolds,
  'imports-with-errors': importsWithErrors,
  'merchant-problems': merchantProblems,
  warnings: openWarnings,
}

const todayOf = (tenant: Tenant, now: number): PlainDate =>
  plainDateIn(tenant.merchant().time_zone, now)

function merchantOf(tenant: Tenant) {
  const { id, name, sub_domain } = tenant.merchant()
  return { id, name, sub_domain }
}

interface Looked {
  readonly context: CallContext
  readonly tenant: Tenant
  readonly today: PlainDate
  readonly whole: PaymentRow
  /** What of it the caller sees. */
  readonly row: PaymentRow
}

interface Waiting {
  readonly row: PaymentRow
  readonly cents: number
  /** The day on which it went back: reports count that then. */
  readonly until?: PlainDate
}

/** Archived payments have posted, and nothing of them waits. */
function paymentsWhere(kind: PaymentToDo, waiting: (looked: Looked) => Waiting | null): Maker {
  return (context, tenants) => {
    const found = tenants.flatMap((tenant) => {
      const today = todayOf(tenant, context.now)
      return tenant.payments.held().flatMap((whole) => {
        const row = seenPayment(context.subject, whole)
        const one = row && waiting({ context, tenant, today, whole, row })
        return one ? { ...one, tenant } : []
      })
    })
    if (found.length === 0) return null
    const places = placesOf(found)
    return {
      kind,
      count: found.length,
      total_cents: sumOf(found.map(({ cents }) => cents)),
      days: rangeOf([
        ...places.map(({ day }) => day),
        ...found.flatMap(({ until }) => until ?? []),
      ]),
      places: places.slice(0, mostToDoPlaces),
    }
  }
}

const rangeOf = (days: readonly PlainDate[]): DayRange => {
  const sorted = days.toSorted()
  return { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' }
}

function placesOf(found: readonly (Waiting & { readonly tenant: Tenant })[]): PaymentPlace[] {
  const byPlace = new Map<string, PaymentPlace>()
  for (const { tenant, row } of found) {
    const { time_zone } = tenant.merchant()
    const department_id = row.ledger[0]?.department_id ?? ''
    const day = plainDateIn(time_zone, Date.parse(row.at))
    const key = [tenant.id, department_id, day].join('/')
    const known = byPlace.get(key)
    byPlace.set(key, {
      merchant: merchantOf(tenant),
      department_id,
      department: tenant.departments.get(department_id)?.name ?? department_id,
      day,
      count: (known?.count ?? 0) + 1,
      payment_id: known ? null : row.office_id,
    })
  }
  return [...byPlace.values()].toSorted(
    (a, b) => compare(a.day, b.day) || compare(a.merchant.name, b.merchant.name),
  )
}

/** Something of what it paid is open, or was not paid again without a bill. */
function isOwed(tenant: Tenant, row: PaymentRow, now: number): boolean {
  const balances = balancesAt(tenant, now)
  return row.items.some(({ id, parcel_id, ...item }) => {
    if (parcel_id === null) return !isPaidAgain(tenant, row, item, now)
    return tenant.bills
      .by('parcel', parcel_id)
      .filter((bill) => bill.installments.some((part) => part.id === id))
      .flatMap((bill) => balances.installments(bill))
      .some((part) => part.id === id && part.balance_cents > 0)
  })
}

/** Without a number that it is for, the same was typed again. */
function isPaidAgain(
  tenant: Tenant,
  row: PaymentRow,
  { paid_for = [], ...item }: Omit<PaymentItem, 'id' | 'parcel_id'>,
  now: number,
): boolean {
  const later = tenant.payments.held(
    (other) => other.at > row.at && isCounted(paymentStatus(other, now)),
  )
  return later.some((other) =>
    other.items.some(
      ({ paid_for: facts, ...of }) =>
        facts !== undefined && makesUpFor({ ...of, paid_for: facts }, { ...item, paid_for }),
    ),
  )
}

function unreconciledDays(context: CallContext, tenants: readonly Tenant[]): ToDo | null {
  const places = tenants.flatMap((tenant) => {
    const dates = datesForBank(context, tenant)
    return dates.length === 0
      ? []
      : { merchant: merchantOf(tenant), count: dates.length, days: rangeOf(dates) }
  })
  if (places.length === 0) return null
  return {
    kind: 'unreconciled-days',
    count: sumOf(places.map(({ count }) => count)),
    days: rangeOf(places.flatMap(({ days }) => [days.from, days.to])),
    places: places.toSorted((a, b) => compare(a.days.from, b.days.from)).slice(0, mostToDoPlaces),
  }
}

function datesForBank({ world, subject, now }: CallContext, tenant: Tenant): PlainDate[] {
  const today = todayOf(tenant, now)
  const days = toDoRange(today)
  const open = openDate(tenant, now)
  const marks = marksOf({ world, tenant, subject, days })
  const byDate = new Map<PlainDate, ReportLine[]>()
  for (const line of postedLines({ tenant, subject, now }, days)) {
    const known = byDate.get(line.posting_date)
    if (known) known.push(line)
    else byDate.set(line.posting_date, [line])
  }
  return [...byDate].flatMap(([date, lines]) => {
    const departments = new Set(lines.map(({ department_id }) => department_id))
    const marked = marks.filter(({ posting_date }) => posting_date === date)
    const reconciled =
      marked.some(({ department_id }) => department_id === null) ||
      [...departments].every((id) => marked.some(({ department_id }) => department_id === id))
    const funding = [...new Set(lines.map(({ tender }) => fundingDate(date, tender)))]
    return waitsForBank({ closed: date < open, funding, reconciled }, today) ? date : []
  })
}

function endingHolds({ subject, now }: CallContext, tenants: readonly Tenant[]): ToDo | null {
  const places = tenants.flatMap((tenant) => {
    const today = todayOf(tenant, now)
    return tenant.parcels
      .held(
        ({ office_hold: hold, department_id }) =>
          hold !== null && endsSoon(hold.until, today) && seesDepartment(subject, department_id),
      )
      .map(({ office_hold, department_id, account, client }): HoldPlace => ({
        merchant: merchantOf(tenant),
        department_id,
        department: tenant.departments.get(department_id)?.name ?? department_id,
        account,
        client,
        until: office_hold?.until ?? today,
      }))
  })
  if (places.length === 0) return null
  return {
    kind: 'ending-holds',
    count: places.length,
    places: places
      .toSorted((a, b) => compare(a.until, b.until) || compare(a.account, b.account))
      .slice(0, mostToDoPlaces),
  }
}

function importsWithErrors(context: CallContext, tenants: readonly Tenant[]): ToDo | null {
  const places = tenants.flatMap((tenant) => {
    const today = todayOf(tenant, context.now)
    const { time_zone } = tenant.merchant()
    const rows = context.world.imports.by('merchant', tenant.id)
    return rows.flatMap((row): ImportPlace | [] => {
      const { id, kind, department_id, step, created_at, imported_at, result } = row
      const isOver = step === 'imported' || step === 'failed'
      if (!isOver || !mayWith(context, row, 'create')) return []
      const place = {
        merchant: merchantOf(tenant),
        import_id: id,
        kind,
        department_id,
        file: row.file.name,
        day: plainDateIn(time_zone, Date.parse(imported_at ?? created_at)),
        refused: step === 'failed' ? null : (result?.refused ?? 0),
      }
      const later = rows.filter(
        (other) =>
          other.step === 'imported' &&
          other.kind === kind &&
          other.department_id === department_id &&
          Number(other.id) > Number(id),
      )
      const files = later.map(({ file }) => file.name)
      return waitsForMending(place, files, today) ? place : []
    })
  })
  if (places.length === 0) return null
  return {
    kind: 'imports-with-errors',
    count: places.length,
    places: places
      .toSorted((a, b) => compare(a.day, b.day) || Number(a.import_id) - Number(b.import_id))
      .slice(0, mostToDoPlaces),
  }
}

function merchantProblems({ world }: CallContext, tenants: readonly Tenant[]): ToDo | null {
  const places = tenants.flatMap((tenant) => {
    const row = world.merchants.get(tenant.id)
    const blocks = row ? launchBlocksOf(shownMerchant(world, row).launch) : []
    // Of several departments with the same problem, one is enough.
    const count = new Set(blocks.map(({ code }) => code)).size
    return count === 0 ? [] : { merchant: merchantOf(tenant), count }
  })
  if (places.length === 0) return null
  return {
    kind: 'merchant-problems',
    count: places.length,
    places: places
      .toSorted((a, b) => compare(a.merchant.name, b.merchant.name))
      .slice(0, mostToDoPlaces),
  }
}

/** Those that are not acknowledged. */
function openWarnings({ world, now }: CallContext, tenants: readonly Tenant[]): ToDo | null {
  const merchants = new Map(tenants.map((tenant) => [tenant.id, merchantOf(tenant)]))
  const ofAll = merchants.size === world.merchants.size
  const open = currentWarnings({ world, now }).filter(
    ({ state, merchant_id: id }) => state === 'open' && (id === null ? ofAll : merchants.has(id)),
  )
  if (open.length === 0) return null
  return {
    kind: 'warnings',
    count: open.length,
    places: open
      .toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
      .slice(0, mostToDoPlaces)
      .map(({ id, kind, merchant_id }) => ({
        merchant: merchants.get(merchant_id ?? '') ?? null,
        warning_id: id,
        kind,
      })),
  }
}
