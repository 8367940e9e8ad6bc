import * as v from 'valibot'
import {
  type BatchRow,
  listBatches,
  reconcileBatch,
  reconcileBody,
} from '@/contract/reports/posting-report'
import { batchId, fundingDate } from '@/rules/reports/funding'
import { sumsOfMovements } from '@/rules/reports/movement-sums'
import { reconcileProblem, type ReconcileProblem } from '@/rules/reports/reconcile-form'
import { usualPostingDays } from '@/rules/reports/report-days'
import { plainDateIn } from '@/rules/time/dates'
import { isRealDay } from '@/contract/real-day'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found, invalid, Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { reconciliationId } from '@mocks/world/payments/reconciliations'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { departmentFor, merchantFor } from '@mocks/handlers/scope'
import { takeChange } from '@mocks/handlers/tries'
import { checkVersion, versionOf } from '@mocks/handlers/versions'
import { differenceOf, marksOf } from './matched'
import { checkedDays, closesAt, openDate } from './report-days'
import { expectedCents, postedLines, postingDatesIn, type ReportLine } from './report-lines'

type Asking = Pick<CallContext, 'world' | 'subject' | 'now'>

interface Place {
  readonly tenant: Tenant
  /** null: the whole batch. */
  readonly departmentId: string | null
}

function batchOf(
  { world, subject, now }: Asking,
  { tenant, departmentId }: Place,
  date: string,
  lines: readonly ReportLine[],
): BatchRow {
  const own = lines.filter(({ posting_date }) => posting_date === date)
  const has = (tender: 'card' | 'echeck') => own.some((line) => line.tender === tender)
  const days = { from: date, to: date }
  const mark = marksOf({ world, tenant, subject, days }).find(
    ({ department_id }) => department_id === departmentId,
  )
  return {
    id: batchId(tenant.id, date),
    posting_date: date,
    closes_at: closesAt(tenant, date, now),
    closed: date < openDate(tenant, now),
    ...sumsOfMovements(own),
    expected_cents: expectedCents(own),
    card_funding: has('card') ? fundingDate(date, 'card') : null,
    echeck_funding: has('echeck') ? fundingDate(date, 'echeck') : null,
    reconciliation: mark
      ? {
          deposit_cents: mark.deposit_cents,
          difference_cents: differenceOf(own, mark),
          note: mark.note,
          by: mark.by,
          at: mark.at,
        }
      : null,
    version: mark ? versionOf({ ...mark }) : '',
  }
}

function linesAt(context: Asking, { tenant, departmentId }: Place, from: string, to: string) {
  const { subject, now } = context
  const lines = postedLines({ tenant, subject, now }, { from, to })
  return departmentId === null
    ? lines
    : lines.filter(({ department_id }) => department_id === departmentId)
}

function placeFor(context: CallContext, merchantId: string, departmentId: string | null): Place {
  const tenant = merchantFor(context, merchantId)
  if (departmentId !== null) departmentFor(context, tenant, departmentId)
  return { tenant, departmentId }
}

const command = v.object({ ...reconcileBody.entries })

const problems: Readonly<Record<ReconcileProblem, string>> = {
  open: 'This batch is still open. Reconcile it once it is closed.',
  empty: 'Nothing was posted on this day, so there is no deposit to note.',
}

export const batchHandlers: Handlers<'listBatches' | 'reconcileBatch'> = {
  listBatches: reads(listBatches, (context, { params, query }) => {
    const place = placeFor(context, params.merchant, query.department_id ?? null)
    const today = plainDateIn(place.tenant.merchant().time_zone, context.now)
    const days = checkedDays(query, usualPostingDays(today), today)
    const lines = linesAt(context, place, days.from, days.to)
    const byDate = new Map<string, ReportLine[]>()
    for (const line of lines) {
      const known = byDate.get(line.posting_date)
      if (known) known.push(line)
      else byDate.set(line.posting_date, [line])
    }
    return {
      days,
      data: postingDatesIn(lines)
        .toReversed()
        .map((date) => batchOf(context, place, date, byDate.get(date) ?? [])),
    }
  }),

  reconcileBatch: writes(reconcileBatch, {
    command,
    decide: (context, { body }) => {
      const place = placeFor(context, body.merchant_id, body.department_id)
      const date = body.posting_date
      if (!isRealDay(date)) throw invalid({ posting_date: ['Name a day that exists.'] })
      const batch = batchOf(context, place, date, linesAt(context, place, date, date))
      const problem = reconcileProblem(batch)
      // A note that was made before days without money were refused can be taken off.
      const isTakenOff = problem === 'empty' && body.deposit_cents === null
      if (problem !== null && !isTakenOff) {
        throw new Refusal(409, { message: problems[problem], code: problem })
      }
      checkVersion(body.version, batch)
      takeChange(context, 'reconcile', reconciliationId(body))
      return new Command(body)
    },
    apply: (context, { merchant_id, department_id, posting_date, deposit_cents, note }) => {
      const { world, at, user } = context
      const { reconciliations } = world
      const tenant = found(world.tenantOf(merchant_id), 'The merchant')
      const id = reconciliationId({ merchant_id, department_id, posting_date })
      const before = reconciliations.get(id) ?? null
      const after =
        deposit_cents === null || !user
          ? null
          : { deposit_cents, note, at, by: user.name, user_id: user.id }
      if (after === null) {
        if (before) reconciliations.delete(id)
      } else if (before) {
        reconciliations.update(id, after)
      } else {
        reconciliations.insert({ id, merchant_id, department_id, posting_date, ...after })
      }
      const department = department_id === null ? null : tenant.departments.get(department_id)
      audit(context, {
        action: after === null ? 'batch-unreconciled' : 'batch-reconciled',
        object: department
          ? { kind: 'department', id: department.id, name: department.name }
          : { kind: 'merchant', id: tenant.id, name: tenant.merchant().name },
        merchant_id,
        changes: [
          { field: 'posting_date', before: null, after: posting_date },
          ...changesBetween(before, after, ['deposit_cents', 'note']),
        ],
      })
      const place = { tenant, departmentId: department_id }
      const asking = askingOf(context)
      const lines = linesAt(asking, place, posting_date, posting_date)
      return { data: batchOf(asking, place, posting_date, lines) }
    },
  }),
}

/** Who reconciles sees every department of the merchant. */
const askingOf = ({ world, now, user }: ApplyContext): Asking => ({
  world,
  now,
  subject: { role: user?.role ?? 'Guest', merchant_id: user?.merchant_id ?? null },
})
