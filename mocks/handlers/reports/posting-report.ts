import {
  listPostingReport,
  type PostingReportRow,
  postingReportList,
  type PostingTotals,
} from '@/contract/reports/posting-report'
import { paidWithNames } from '@/contract/payments/paid-with'
import { wordsIn } from '@/contract/list'
import { environmentOf } from '@/rules/merchants/card-point'
import { sumOf } from '@/rules/payments/money'
import { negated, sumsByType, sumsOfMovements, wentBackCents } from '@/rules/reports/movement-sums'
import { usualPostingDays } from '@/rules/reports/report-days'
import { plainDateIn } from '@/rules/time/dates'
import type { DayRange } from '@/rules/time/periods'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import type { Tenant } from '@mocks/world/create-world'
import { answerList } from '@mocks/handlers/answer-list'
import { tenantsFor } from './dashboard'
import { marksOf, matchedBatches, reconciledDates } from './matched'
import { checkedDays, nextToClose, openBatchIn, zoneOf } from './report-days'
import {
  fundedCents,
  postedLines,
  postingDatesIn,
  type ReportLine,
  typeOfLine,
} from './report-lines'

interface Posted {
  readonly row: PostingReportRow
  readonly lines: readonly ReportLine[]
}

function postedBy(
  context: CallContext,
  tenant: Tenant,
  days: DayRange,
  tender: string | undefined,
): Posted {
  const { now, subject, world } = context
  const { name, sub_domain, time_zone, card_point } = tenant.merchant()
  const all = postedLines({ tenant, subject, now }, days)
  const lines = linesOfTender(all, tender)
  const dates = postingDatesIn(lines)
  const marks = marksOf({ world, tenant, subject, days })
  const matched = matchedBatches(all, marks)
  const reconciled = reconciledDates(all, marks)
  const row = {
    merchant_id: tenant.id,
    name,
    sub_domain,
    time_zone,
    environment: card_point && environmentOf(card_point.site),
    batches: dates.length,
    reconciled: dates.filter((date) => reconciled.includes(date)).length,
    ...sumsOfMovements(lines),
    funded_cents: fundedCents(lines, plainDateIn(time_zone, now)),
    // A deposit is of all tenders together.
    deposit_cents: tender === undefined ? matched.deposit_cents : null,
    difference_cents: tender === undefined ? matched.difference_cents : null,
    last_posting: dates.at(-1) ?? null,
    open_batch: openBatchIn(tenant, days, now),
  }
  return { row, lines }
}

export function linesOfTender(lines: readonly ReportLine[], tender: string | undefined) {
  if (tender === undefined) return lines
  const wanted = wordsIn(paidWithNames, tender)
  return lines.filter((line) => wanted.includes(line.tender))
}

/** null where no row has any. */
const sumOrNull = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.flatMap((amount) => amount ?? [])
  return known.length === 0 ? null : sumOf(known)
}

export function totalsOf(
  lines: readonly ReportLine[],
  rows: readonly Readonly<
    Pick<PostingReportRow, 'funded_cents' | 'deposit_cents' | 'difference_cents'>
  >[],
): PostingTotals {
  return {
    ...sumsOfMovements(lines),
    funded_cents: sumOf(rows.map(({ funded_cents }) => funded_cents)),
    deposit_cents: sumOrNull(rows.map(({ deposit_cents }) => deposit_cents)),
    difference_cents: sumOrNull(rows.map(({ difference_cents }) => difference_cents)),
    types: sumsByType(lines, typeOfLine),
  }
}

export const postingReportHandlers: Handlers<'listPostingReport'> = {
  listPostingReport: reads(listPostingReport, (context, { query }) => {
    const tenants = tenantsFor(context, query.merchant_id)
    const today = plainDateIn(zoneOf(tenants.length === 1 ? tenants[0] : undefined), context.now)
    const days = checkedDays(query, usualPostingDays(today), today)
    const posted = tenants.map((tenant) => postedBy(context, tenant, days, query.tender))
    const { rows, matching, pagination } = answerList(
      postingReportList,
      posted.map(({ row }) => row),
      query,
      {
        key: ({ name, merchant_id }) => `${name} ${merchant_id}`,
        sort: {
          principal: (row) => row.principal_cents,
          fees: (row) => row.fee_cents,
          gross: (row) => row.gross_cents,
          // As refunds, voids and returns: the most that went back is first in descending order.
          back: (row) => negated(wentBackCents(row)),
          refunds: (row) => row.refund_cents,
          voids: (row) => row.void_cents,
          returns: (row) => row.return_cents,
          net: (row) => row.net_cents,
          funded: (row) => row.funded_cents,
          difference: (row) => row.difference_cents ?? 0,
        },
        text: ({ name, sub_domain }) => [name, sub_domain],
        applied: ['from', 'to', 'merchant_id', 'tender'],
      },
    )
    const shown = new Set(matching.map(({ merchant_id }) => merchant_id))
    const lines = posted.flatMap((of) => (shown.has(of.row.merchant_id) ? of.lines : []))
    return {
      data: rows,
      pagination,
      days,
      totals: totalsOf(lines, matching),
      open_batch: nextToClose(matching.map(({ open_batch }) => open_batch)),
    }
  }),
}
