import { listPostingTransactions, type PostingTransaction } from '@/contract/reports/posting-report'
import { wordsIn } from '@/contract/list'
import { paidWithNames } from '@/contract/payments/paid-with'
import { movementTypes } from '@/contract/reports/report-sums'
import type { Subject } from '@/rules/people/subject'
import { batchId, fundingDate } from '@/rules/reports/funding'
import { sumsByType, sumsOfMovements } from '@/rules/reports/movement-sums'
import { usualPostingDays } from '@/rules/reports/report-days'
import { plainDateIn } from '@/rules/time/dates'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { textTest } from '@mocks/lib/text-test'
import type { Tenant } from '@mocks/world/create-world'
import { withSettingsAt } from '@mocks/world/department-settings'
import { type Movement, movementsOf } from '@mocks/world/payments/movements'
import { type PaymentRow, paymentStatus } from '@mocks/world/payments/payments'
import { retrefOf } from '@mocks/world/payments/retref'
import type { ArchiveFound } from '@mocks/world/roll/archive-find'
import { itemPlace } from '@mocks/handlers/payments/item-place'
import { shownStatus } from '@mocks/handlers/payments/shown-payment'
import { departmentFor, merchantFor } from '@mocks/handlers/scope'
import { compare } from '@mocks/handlers/page'
import { archiveOf } from './seen-archive'
import { mergedPage } from './merged-page'
import { movedItems } from './moved-items'
import { checkedDays, openBatchIn } from './report-days'
import { seesWholePayment } from './seen-payments'
import { heldMovements, lineOf, type ReportLine, typeOfLine } from './report-lines'

type Query = Parameters<typeof wantedTypes>[0] & {
  readonly q?: string | undefined
  readonly tender?: string | undefined
  readonly min_cents?: number | undefined
  readonly max_cents?: number | undefined
  readonly account?: string | undefined
}

interface PagedQuery extends Query {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly sort?: string | undefined
}

const wantedTypes = ({ type }: { readonly type?: string | undefined }) =>
  type === undefined ? movementTypes : wordsIn(movementTypes, type)
const wantedTenders = ({ tender }: Query) =>
  tender === undefined ? paidWithNames : wordsIn(paidWithNames, tender)

const amountTest =
  ({ min_cents = 0, max_cents = Number.POSITIVE_INFINITY }: Query) =>
  (principal: number, fee: number) => {
    const total = Math.abs(principal + fee)
    return total >= min_cents && total <= max_cents
  }

/** What of held movements is asked for; the archive's search says the same for its numbers. */
function heldTest(query: Query, accountsOf: (movement: Movement) => string[]) {
  const types = wantedTypes(query)
  const tenders = wantedTenders(query)
  const amount = amountTest(query)
  const { q = '', account = '' } = query
  const isAccount = textTest(account)
  const isFound = textTest(q)
  return (movement: Movement): boolean => {
    const { row, type, principal_cents, fee_cents } = movement
    if (!types.includes(type) || !tenders.includes(row.tender)) return false
    if (!amount(principal_cents, fee_cents)) return false
    if (q.trim() === '' && account.trim() === '') return true
    const accounts = accountsOf(movement)
    return (
      accounts.some(isAccount) &&
      [...accounts, row.confirmation, row.payer.name, row.last4].some(isFound)
    )
  }
}

/** Every page of a list asks for the same. */
const nameOf = ({ page: _page, per_page: _size, sort: _order, ...asked }: PagedQuery): string =>
  JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => compare(a, b)))

export const archivedLine = (
  departmentId: string,
  sum: ReturnType<ArchiveFound['sums']>[number],
): ReportLine => ({
  type: 'payment',
  event: null,
  count: sum.payments,
  principal_cents: sum.principal_cents,
  fee_cents: sum.fee_cents,
  posting_date: sum.date,
  department_id: departmentId,
  tender: sum.tender,
  brand: sum.brand,
  channel: sum.channel,
  movement: null,
  cell: null,
})

export const postingTransactionHandlers: Handlers<'listPostingTransactions'> = {
  listPostingTransactions: reads(listPostingTransactions, (context, { params, query }) => {
    const { now, subject } = context
    const tenant = merchantFor(context, params.merchant)
    const { id, name, sub_domain, time_zone } = tenant.merchant()
    const department = departmentFor(context, tenant, params.department)
    const days = checkedDays(
      query,
      usualPostingDays(plainDateIn(time_zone, now)),
      plainDateIn(time_zone, now),
    )
    const accountsOf = (movement: Movement) =>
      movedItems(movement).map(({ item }) => itemPlace(tenant, item).account)
    const fits = heldTest(query, accountsOf)
    const held = heldMovements({ tenant, subject, now }).filter(
      (movement) =>
        movement.department_id === department.id &&
        movement.posting_date >= days.from &&
        movement.posting_date <= days.to &&
        fits(movement),
    )
    const archive = archiveOf(tenant, subject)
    const isArchived =
      archive?.departmentId === department.id && wantedTypes(query).includes('payment')
    const tenders = wantedTenders(query)
    const archived = isArchived
      ? archive.find({
          name: nameOf({ ...query, ...days }),
          by: 'posting_date',
          ...days,
          way: ({ tender }) => tenders.includes(tender),
          amount:
            query.min_cents === undefined && query.max_cents === undefined
              ? undefined
              : amountTest(query),
          words: query.account === undefined ? {} : { account: query.account },
          anywhere: query.q ?? '',
        })
      : null
    const { rows, pagination } = mergedPage(held, archived, query)
    const gl = withSettingsAt(tenant, department, now).payment_settings.funds?.principal ?? ''
    const shown = { tenant, subject, gl, now }
    const lines = [
      ...held.map(lineOf),
      ...(archived?.sums() ?? []).map((sum) => archivedLine(department.id, sum)),
    ]
    return {
      data: rows.flatMap((row) =>
        'event' in row
          ? shownMovement(shown, row)
          : movementsOf(row, time_zone, now).map((movement) => shownMovement(shown, movement)),
      ),
      pagination,
      days,
      merchant: { id, name, sub_domain, time_zone },
      department: { id: department.id, name: department.name },
      totals: { ...sumsOfMovements(lines), types: sumsByType(lines, typeOfLine) },
      open_batch: openBatchIn(tenant, days, now),
    }
  }),
}

interface Shown {
  readonly tenant: Tenant
  readonly subject: Subject
  readonly gl: string
  readonly now: number
}

const isByProcessor = ({ tender }: PaymentRow): boolean => tender === 'card' || tender === 'echeck'

function shownMovement(
  { tenant, subject, gl, now }: Shown,
  movement: Movement,
): PostingTransaction {
  const { row, department_id, principal_cents, fee_cents } = movement
  const parts = movedItems(movement).map(({ item, principal_cents: cents }) => ({
    ...itemPlace(tenant, item),
    principal_cents: cents,
  }))
  const [first] = parts
  return {
    id: `${movement.event}-${department_id}`,
    transaction_id: row.office_id,
    type: movement.type,
    posting_date: movement.posting_date,
    at: movement.at,
    credit_date: movement.day,
    funding_date: fundingDate(movement.posting_date, row.tender),
    confirmation: row.confirmation,
    // It names the charge of all departments.
    retref: isByProcessor(row) && seesWholePayment(subject, row) ? retrefOf(row.receipt_id) : null,
    batch: batchId(tenant.id, movement.posting_date),
    parts,
    account: first?.account ?? '',
    year: first?.year ?? null,
    cycle: first?.cycle ?? '',
    items: parts.length,
    payer_name: row.payer.name,
    tender: row.tender,
    brand: row.brand,
    last4: row.last4,
    principal_cents,
    fee_cents,
    total_cents: principal_cents + fee_cents,
    status: shownStatus(row, paymentStatus(row, now), now),
    return_code: row.returned?.code ?? null,
    gl,
  }
}
