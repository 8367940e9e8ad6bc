import { describe, expect, it } from 'vitest'
import { attemptStatuses } from '@/contract/payments/attempt-status'
import { type Dashboard, getDashboard } from '@/contract/reports/dashboard'
import {
  listBatches,
  listPostingReport,
  listPostingTransactions,
  reconcileBatch,
} from '@/contract/reports/posting-report'
import { getDepartmentsReport } from '@/contract/reports/reports'
import type { MovementSums } from '@/contract/reports/report-sums'
import type { BillPart } from '@/contract/payments/bill-part'
import { listTransactions } from '@/contract/payments/transactions'
import {
  listTransactionsDepartments,
  listTransactionsReport,
} from '@/contract/reports/transactions-report'
import { sumOf } from '@/rules/payments/money'
import { totalsOfAttempts } from '@/rules/reports/attempt-sums'
import { groupTotals, isQuiet, shareOf, successOf } from '@/rules/reports/dashboard-figures'
import { successRate, wentBackCents } from '@/rules/reports/movement-sums'
import { filtersOn } from '@/rules/reports/report-days'
import { addDays, plainDateIn, timeIn } from '@/rules/time/dates'
import { daysOf } from '@/rules/time/periods'
import { seededRandom } from '@mocks/lib/random'
import { isCharged } from '@mocks/world/payments/movements'
import { paymentStatus } from '@mocks/world/payments/payments'
import { refundedCents } from '@mocks/world/payments/refunds'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { now, oddDays, oddWorld, starts } from './odd-world.test-support'

/**
 * Every number of every report and of the dashboard follows from the same rule over the same rows
 * (decision 43): columns and their totals, rows and their totals, each level and the one below it.
 */

const merchant = '1'
/** Three filters, each with the lists of its days. */
const patience = { timeout: 20_000 }
const amounts = [
  'principal_cents',
  'fee_cents',
  'gross_cents',
  'refund_cents',
  'void_cents',
  'return_cents',
  'fee_back_cents',
  'net_cents',
] as const satisfies readonly (keyof MovementSums)[]

interface Days {
  readonly from: string
  readonly to: string
}

/** What stands beside each other on a screen adds up. */
function addsUp(sums: MovementSums): void {
  const { principal_cents, refund_cents, void_cents, return_cents } = sums
  expect(sums.net_cents).toBe(principal_cents - refund_cents - void_cents - return_cents)
  expect(sums.gross_cents).toBe(principal_cents + sums.fee_cents)
  expect(wentBackCents(sums)).toBe(0 - refund_cents - void_cents - return_cents)
}

/** Amounts stand at one department only; a payment for several is in each, and once in the total. */
function isTotalOf(totals: MovementSums, rows: readonly MovementSums[]): void {
  for (const name of amounts) {
    expect([name, totals[name]]).toEqual([name, sumOf(rows.map((row) => row[name]))])
  }
  const counted = rows.map(({ payments }) => payments)
  expect(totals.payments).toBeLessThanOrEqual(sumOf(counted))
  expect(totals.payments).toBeGreaterThanOrEqual(Math.max(0, ...counted))
}

const principalOfParts = ({ parts }: { readonly parts: readonly BillPart[] }): number =>
  sumOf(parts.map(({ principal_cents }) => principal_cents))

const pick = <Of extends object, Key extends keyof Of>(of: Of, keys: readonly Key[]) =>
  keys.map((key) => [key, of[key]])

describe.each(['world one', 'world two'])('%s', (seed) => {
  const { world, tenant, cloud } = oddWorld(seed)
  const random = seededRandom(`days of ${seed}`)
  const daysFrom = (more: number): Days => {
    const from = addDays(random.pick(starts), random.integer(-1, 5))
    return { from, to: addDays(from, more) }
  }
  const ranges: Days[] = [
    ...[0, 6, 40].map(daysFrom),
    // Days of every shape.
    { from: '2026-02-02', to: '2026-02-09' },
    { from: '2026-02-10', to: '2026-02-17' },
  ]
  const own = { merchant_id: merchant }

  const lookers: readonly (readonly [string, () => Promise<Caller>])[] = [
    ['the office', async () => as('merchant-admin@miamicounty.example', 'miamicounty')],
    ['a clerk of two departments', async () => limitedClerk()],
  ]
  const as = async (email: string, label: string | null) =>
    callerFor(cloud, label, { token: await tokenFor(cloud, email) })
  async function limitedClerk() {
    const email = 'merchant-user@miamicounty.example'
    const [user] = world.users.by('email', email)
    const departments = tenant.departments.all().map(({ id }) => id)
    if (user) world.users.update(user.id, { departments: departments.slice(0, 2) })
    return as(email, 'miamicounty')
  }

  async function posted(caller: Caller, query: object) {
    const report = await caller.call(listPostingReport, { query: { ...own, ...query } })
    const parts = await caller.call(getDepartmentsReport, { params: { id: merchant }, query })
    if (!report.answer || !parts.answer) throw new Error('No posting report')
    return { report: report.answer, parts: parts.answer }
  }

  async function made(caller: Caller, query: object) {
    const report = await caller.call(listTransactionsReport, { query: { ...own, ...query } })
    const parts = await caller.call(listTransactionsDepartments, {
      params: { id: merchant },
      query,
    })
    if (!report.answer || !parts.answer) throw new Error('No transaction report')
    return { report: report.answer, parts: parts.answer }
  }

  async function daily(caller: Caller, department: string, query: object) {
    const params = { merchant, department }
    const { answer } = await caller.call(listTransactions, {
      params,
      query: { ...query, per_page: 1000 },
    })
    if (!answer) throw new Error('No transactions')
    return answer
  }

  /** By what one of these attempts says of itself: parts, and the whole of an address. */
  function detailOf(days: Days): object {
    const zone = tenant.merchant().time_zone
    const [one, ...others] = tenant.payments.held(({ at }) => {
      const day = plainDateIn(zone, Date.parse(at))
      return day >= days.from && day <= days.to
    })
    if (!one) return { payer: 'nobody' }
    const row = random.pick([one, ...others])
    const parcel = tenant.parcels.get(row.items[0]?.parcel_id ?? '')
    const user = world.users.get(row.user_id ?? '')
    const time = timeIn(zone, Date.parse(row.at))
    return random.pick([
      { account: parcel?.account.slice(1, -1) ?? '08-' },
      { confirmation: row.confirmation.slice(2, 6) },
      { email: row.payer.email },
      { last4: row.last4 },
      { payer: row.payer.name.slice(0, 4) },
      { user: user?.name ?? row.taken?.by ?? 'a' },
      { from_time: time },
      { to_time: time },
    ])
  }

  async function dashboard(caller: Caller, days: Days): Promise<Dashboard> {
    const query = { ...own, period: 'custom' as const, ...days }
    const { answer, failure } = await caller.call(getDashboard, { query })
    if (!answer) throw new Error(failure.message)
    return answer.data
  }

  describe.each(lookers)('%s', (_, enter) => {
    it.each(ranges)('$from to $to: the posting report on all of its levels', async (days) => {
      const caller = await enter()
      for (const filter of [{}, { tender: random.pick(['card', 'echeck,cash']) }]) {
        const { report, parts } = await posted(caller, { ...days, ...filter })
        const [row] = report.data
        if (!row) throw new Error('No row')
        addsUp(row)
        isTotalOf(report.totals, report.data)
        expect(report.totals).toEqual(parts.totals)
        isTotalOf(parts.totals, parts.data)
        for (const name of ['payments', 'principal_cents', 'fee_cents', 'net_cents'] as const) {
          expect(sumOf(parts.totals.types.map((type) => type[name]))).toBe(parts.totals[name])
        }
        for (const part of parts.data) {
          addsUp(part)
          expect(sumOf(part.split.map((charge) => charge.amount_cents))).toBe(part.net_cents)
          const listed = await caller.call(listPostingTransactions, {
            params: { merchant, department: part.department_id },
            query: { ...days, ...filter, per_page: 1000 },
          })
          const { data = [], totals } = listed.answer ?? {}
          expect(totals).toMatchObject(Object.fromEntries(pick(part, amounts)))
          expect(totals?.payments).toBe(part.payments)
          expect(sumOf(data.map((line) => line.principal_cents))).toBe(part.net_cents)
          expect(sumOf(data.map((line) => line.fee_cents))).toBe(
            part.fee_cents - part.fee_back_cents,
          )
          expect(data.map(principalOfParts)).toEqual(data.map((one) => one.principal_cents))
          expect(data.every((one) => one.total_cents === one.principal_cents + one.fee_cents)).toBe(
            true,
          )
        }
      }
    })

    it.each(ranges)('$from to $to: batches, deposits and their differences', async (days) => {
      const caller = await enter()
      const { report, parts } = await posted(caller, days)
      const batchesOf = async (query: object) => {
        const params = { merchant }
        const { answer } = await caller.call(listBatches, { params, query: { ...days, ...query } })
        return answer?.data ?? []
      }
      const whole = await batchesOf({})
      isTotalOf(parts.totals, whole)
      expect(whole).toHaveLength(report.data[0]?.batches ?? -1)
      const ofDepartments = await Promise.all(
        parts.data.map(async (part) => ({
          part,
          batches: await batchesOf({ department_id: part.department_id }),
        })),
      )
      for (const { part, batches } of ofDepartments) {
        isTotalOf(part, batches)
        const noted = batches.flatMap(({ reconciliation }) => reconciliation ?? [])
        expect(part.deposit_cents ?? 0).toBe(sumOf(noted.map((mark) => mark.deposit_cents)))
        expect(part.deposit_cents === null).toBe(noted.length === 0)
      }
      for (const batch of [...whole, ...ofDepartments.flatMap(({ batches }) => batches)]) {
        addsUp(batch)
        const { reconciliation: mark, expected_cents } = batch
        expect(mark?.difference_cents ?? 0).toBe(mark ? mark.deposit_cents - expected_cents : 0)
      }
      // The note on a whole batch counts; without it those of its departments.
      const counting = whole.flatMap(({ posting_date, reconciliation }) =>
        reconciliation
          ? [reconciliation]
          : ofDepartments.flatMap(({ batches }) =>
              batches.flatMap((one) =>
                one.posting_date === posting_date ? (one.reconciliation ?? []) : [],
              ),
            ),
      )
      const { deposit_cents, difference_cents } = parts.totals
      expect(deposit_cents ?? 0).toBe(sumOf(counting.map((mark) => mark.deposit_cents)))
      expect(difference_cents ?? 0).toBe(sumOf(counting.map((mark) => mark.difference_cents)))
      expect(deposit_cents === null).toBe(counting.length === 0)
    })

    it.each(ranges)(
      '$from to $to: the transaction report, down to each day',
      patience,
      async (days) => {
        const caller = await enter()
        const chosen = random.pick([
          { status: random.pick(attemptStatuses) },
          { tender: random.pick(['card', 'echeck', 'cash,check']) },
          { channel: random.pick(['guest', 'counter', 'signed-in,terminal']) },
          { min_cents: random.integer(1, 90_000), max_cents: random.integer(90_000, 300_000) },
        ])
        for (const filter of [{}, chosen, detailOf(days)]) {
          const { report, parts } = await made(caller, { ...days, ...filter })
          const { types, ...totals } = parts.totals
          expect(report.data[0]).toMatchObject(totals)
          addsUp(totals)
          isTotalOf(totals, parts.data)
          expect(totals.attempts).toBe(totals.payments + totals.declined + totals.unknown)
          expect(sumOf(types.map((type) => type.net_cents))).toBe(totals.net_cents)
          for (const name of ['unknown_cents', 'pending_cents'] as const) {
            expect(sumOf(parts.data.map((part) => part[name]))).toBe(totals[name])
          }
          for (const part of parts.data) {
            addsUp(part)
            expect(part.attempts).toBe(part.payments + part.declined + part.unknown)
          }
          if (days.from < addDays(days.to, -8)) continue
          for (const part of parts.data) {
            const below = await Promise.all(
              daysOf(days).map(async (day) =>
                daily(caller, part.department_id, { day, ...filtersOn(day, days, filter) }),
              ),
            )
            const sum = (of: (totals: (typeof below)[number]['totals']) => number) =>
              sumOf(below.map((answer) => of(answer.totals)))
            expect(sum((one) => one.payments)).toBe(part.payments)
            expect(sum((one) => one.subtotal_cents)).toBe(part.principal_cents)
            expect(sum((one) => one.fee_cents)).toBe(part.fee_cents)
            expect(sum((one) => one.total_cents)).toBe(part.gross_cents)
            expect(sum((one) => one.refused)).toBe(part.declined)
            expect(sum((one) => one.unknown.payments)).toBe(part.unknown)
            expect(sum((one) => one.went_back.refund_cents)).toBe(part.refund_cents)
            expect(sum((one) => one.went_back.void_cents)).toBe(part.void_cents)
            expect(sum((one) => one.went_back.return_cents)).toBe(part.return_cents)
            expect(sum((one) => one.went_back.fee_back_cents)).toBe(part.fee_back_cents)
            expect(sum((one) => one.net_cents)).toBe(part.net_cents)
            for (const answer of below) {
              const { hours } = answer
              const { went_back, net_cents } = answer.totals
              expect(answer.totals).toEqual({
                ...totalsOfAttempts(answer.data, []),
                went_back,
                net_cents,
              })
              const back = answer.went_back
              expect(back).toHaveLength(went_back.refunds + went_back.voids + went_back.returns)
              expect(sumOf(back.map((row) => row.principal_cents))).toBe(
                answer.totals.subtotal_cents - net_cents,
              )
              expect(back.map(principalOfParts)).toEqual(back.map((row) => row.principal_cents))
              expect(answer.data.map(principalOfParts)).toEqual(
                answer.data.map((row) => row.subtotal_cents),
              )
              expect(sumOf(back.map((row) => row.fee_cents))).toBe(went_back.fee_back_cents)
              expect(sumOf(hours.map(({ payments }) => payments))).toBe(answer.totals.payments)
              expect(sumOf(hours.map((hour) => hour.principal_cents))).toBe(
                answer.totals.subtotal_cents,
              )
              expect(sumOf(hours.map(({ refused }) => refused))).toBe(answer.totals.refused)
            }
          }
        }
      },
    )

    it.each(ranges)('$from to $to: the dashboard says what the report says', async (days) => {
      const caller = await enter()
      const shown = await dashboard(caller, days)
      const { parts, report } = await made(caller, days)
      const { totals } = parts
      const { seconds_to_pay: _seconds, ...sums } = shown.sums
      expect(sums).toEqual({
        payments: totals.payments,
        principal_cents: totals.principal_cents,
        fee_cents: totals.fee_cents,
        refunds: totals.refunds + totals.voids,
        refund_cents: totals.refund_cents + totals.void_cents,
        returns: totals.returns,
        return_cents: totals.return_cents,
        net_cents: totals.net_cents,
        attempts: totals.attempts - totals.unknown,
      })
      expect(shown.unknown.payments).toBe(totals.unknown)
      expect(successOf(shown.sums)).toBe(successRate(totals))
      const moved = sums.attempts + totals.unknown + sums.refunds + sums.returns
      expect(isQuiet(shown)).toBe(moved === 0)

      expect(groupTotals(shown)).toEqual({
        payments: totals.payments,
        principal_cents: totals.principal_cents,
        fee_cents: totals.fee_cents,
      })
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
      expect(
        shown.groups
          .toSorted(byId)
          .map((group) => pick(group, ['id', 'payments', 'principal_cents', 'fee_cents'])),
      ).toEqual(
        parts.data
          .map((part) => ({ ...part, id: part.department_id }))
          .toSorted(byId)
          .map((part) => pick(part, ['id', 'payments', 'principal_cents', 'fee_cents'])),
      )
      for (const split of [shown.days, shown.tenders, shown.channels]) {
        expect(sumOf(split.map(({ payments }) => payments))).toBe(sums.payments)
        expect(sumOf(split.map((part) => part.principal_cents))).toBe(sums.principal_cents)
      }
      for (const { tender, payments, principal_cents } of shown.tenders) {
        const [row] = (await made(caller, { ...days, tender })).report.data
        expect([row?.payments, row?.principal_cents]).toEqual([payments, principal_cents])
      }
      for (const { channel, payments, principal_cents } of shown.channels) {
        const [row] = (await made(caller, { ...days, channel })).report.data
        expect([row?.payments, row?.principal_cents]).toEqual([payments, principal_cents])
      }
      const all = shown.tenders.map((part) => part.principal_cents)
      const shares = sumOf(all.map((part) => shareOf(part, all)))
      expect(shares).toBeCloseTo(sums.principal_cents === 0 ? 0 : 1)
      expect(report.data).toHaveLength(1)
    })
  })

  it.each([
    ['refunds', { refunds: 3 }],
    ['voids', { voids: 3 }],
    ['returns', { returns: 3 }],
    ['unknown', { unknown: 1, attempts: 1, payments: 0, principal_cents: 0, net_cents: 0 }],
    ['declined', { declined: 1, attempts: 1, payments: 0, net_cents: 0 }],
    ['nothing', { attempts: 0, refunds: 0, voids: 0, returns: 0, net_cents: 0 }],
  ] as const)('a day with only %s is told', async (kind, told) => {
    const caller = await as('merchant-admin@miamicounty.example', 'miamicounty')
    const day = oddDays[kind]
    const { report } = await made(caller, { from: day, to: day })
    expect(report.totals).toMatchObject({ payments: 0, principal_cents: 0, ...told })
    expect(isQuiet(await dashboard(caller, { from: day, to: day }))).toBe(kind === 'nothing')
  })

  it('a batch with only refunds can be reconciled', async () => {
    const caller = await as('merchant-admin@miamicounty.example', 'miamicounty')
    const day = oddDays.refunds
    const batchOf = async () => {
      const query = { from: day, to: day }
      const { answer } = await caller.call(listBatches, { params: { merchant }, query })
      return answer?.data[0]
    }
    const batch = await batchOf()
    expect(batch).toMatchObject({ posting_date: day, closed: true, payments: 0, refunds: 3 })
    const body = {
      merchant_id: merchant,
      department_id: null,
      posting_date: day,
      deposit_cents: batch?.expected_cents ?? 0,
      note: '',
      version: batch?.version ?? '',
    }
    expect((await caller.call(reconcileBatch, { body })).status).toBe(200)
    expect((await batchOf())?.reconciliation?.difference_cents).toBe(0)
  })

  it('what is posted in the end is what the receipts leave paid', async () => {
    const rows = tenant.payments.all()
    const kept = rows.map((row) => {
      const status = paymentStatus(row, now)
      if (!isCharged(status) || status === 'voided') return 0
      return (status === 'returned' ? 0 : row.subtotal_cents) - refundedCents(row)
    })
    const caller = await as('merchant-admin@miamicounty.example', 'miamicounty')
    const { answer } = await caller.call(getDepartmentsReport, {
      params: { id: merchant },
      query: {},
    })
    expect(answer?.totals.net_cents).toBe(sumOf(kept))
  })
})
