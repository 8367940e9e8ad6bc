import { beforeEach, describe, expect, it } from 'vitest'
import {
  listBatches,
  listPostingReport,
  listPostingTransactions,
  reconcileBatch,
} from '@/contract/reports/posting-report'
import { getDepartmentsReport } from '@/contract/reports/reports'
import {
  listTransactionsDepartments,
  listTransactionsReport,
} from '@/contract/reports/transactions-report'
import { sumOf } from '@/rules/payments/money'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'

let cloud: Cloud
let office: Caller
let provider: Caller

beforeEach(async () => {
  cloud = createCloud({ now: () => 0 })
  const as = async (email: string, label: string | null) =>
    callerFor(cloud, label, { token: await tokenFor(cloud, email) })
  office = await as('merchant-admin@miamicounty.example', 'miamicounty')
  provider = await as('admin@civictill.example', null)
})

const merchant = '1'
const days = { from: '2026-05-20', to: '2026-06-01' }

async function report(caller: Caller, query: object = days) {
  const { answer } = await caller.call(listPostingReport, { query })
  if (!answer) throw new Error('No report')
  return answer
}

async function batches(query: object = days) {
  const { answer } = await office.call(listBatches, { params: { merchant }, query })
  return answer?.data ?? []
}

describe('the posting report', () => {
  it('is of the last posting day that is over, unless days are named', async () => {
    const { days: usual, open_batch } = await report(office, {})
    // Monday 1 June: Friday.
    expect(usual).toEqual({ from: '2026-05-29', to: '2026-05-29' })
    expect(open_batch).toBeNull()
  })

  it('says which batch is open, and until when', async () => {
    const { open_batch } = await report(office)
    expect(open_batch).toEqual({ date: '2026-06-01', closes_at: '2026-06-02T00:00:00.000Z' })
  })

  it('shows the provider every merchant, with the sums of all', async () => {
    const { data, totals } = await report(provider)
    expect(data.length).toBeGreaterThan(5)
    expect(totals.net_cents).toBe(sumOf(data.map(({ net_cents }) => net_cents)))
    const own = await report(office)
    expect(data.find(({ merchant_id }) => merchant_id === merchant)).toEqual(own.data[0])
    expect(sumOf(totals.types.map(({ net_cents }) => net_cents))).toBe(totals.net_cents)
  })

  it('is the sum of its departments, and each of its transactions', async () => {
    const whole = (await report(office)).totals
    const { answer } = await office.call(getDepartmentsReport, {
      params: { id: merchant },
      query: days,
    })
    expect(answer?.totals).toEqual(whole)
    for (const row of answer?.data ?? []) {
      const listed = await office.call(listPostingTransactions, {
        params: { merchant, department: row.department_id },
        query: { ...days, per_page: 1000 },
      })
      const rows = listed.answer?.data ?? []
      expect(sumOf(rows.map(({ principal_cents }) => principal_cents))).toBe(row.net_cents)
      expect(sumOf(row.split.map(({ amount_cents }) => amount_cents))).toBe(row.net_cents)
    }
  })

  it('shows the returned e-checks on the day they came back, and leaves their own day alone', async () => {
    // They came on Sunday 31 May.
    const monday = await report(office, { from: '2026-06-01', to: '2026-06-01' })
    expect(monday.totals).toMatchObject({ returns: 2 })
    const before = await report(office, { from: '2026-05-20', to: '2026-05-29' })
    expect(before.totals).toMatchObject({ returns: 0, refunds: 1, refund_cents: 2_500 })
  })

  it('and the transaction report, too, are sorted by all that went back', async () => {
    const query = { ...days, sort: '-back' } as const
    const merchants = (await report(provider, query)).data
    const attempts = await provider.call(listTransactionsReport, { query })
    const params = { id: merchant }
    const departments = await office.call(listTransactionsDepartments, { params, query })
    for (const rows of [merchants, attempts.answer?.data, departments.answer?.data]) {
      const back = (rows ?? []).map((row) => row.principal_cents - row.net_cents)
      expect(new Set(back).size).toBeGreaterThan(1)
      expect(back).toEqual(back.toSorted((a, b) => b - a))
    }
  })

  it.each([
    { from: '2026-05-31', to: '2026-05-01' },
    { from: '2016-01-01', to: '2026-01-01' },
    { from: '2027-01-01', to: '2027-01-02' },
    { from: '2026-02-30', to: '2026-03-01' },
  ])('refuses the days %o in words', async (query) => {
    const params = { merchant, department: 'real-estate-tax' }
    const answers = await Promise.all([
      office.call(listPostingReport, { query }),
      office.call(getDepartmentsReport, { params: { id: merchant }, query }),
      office.call(listPostingTransactions, { params, query }),
      office.call(listTransactionsReport, { query }),
      office.call(listTransactionsDepartments, { params: { id: merchant }, query }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
  })

  it('keeps other merchants and their departments out', async () => {
    const params = { merchant: '2', department: 'real-estate-tax' }
    const other = await office.call(listPostingTransactions, { params, query: days })
    expect(other.status).toBe(403)
    const at = { params: { id: '2' }, query: days }
    expect((await office.call(getDepartmentsReport, at)).status).toBe(403)
    expect((await office.call(listTransactionsDepartments, at)).status).toBe(403)
    const none = await office.call(listPostingTransactions, {
      params: { merchant, department: 'water' },
      query: days,
    })
    expect(none.status).toBe(404)
  })
})

describe('reconciling a batch', () => {
  const mark = (body: object) => office.call(reconcileBatch, { body: { ...base, ...body } })
  const base = {
    merchant_id: merchant,
    department_id: null,
    posting_date: '2026-05-28',
    deposit_cents: 0,
    note: 'Seen on the statement',
    version: '',
  }

  it('stores deposit, note, who and when, and shows the difference everywhere', async () => {
    const before = (await batches()).find(({ posting_date }) => posting_date === '2026-05-28')
    const expected = before?.expected_cents ?? 0
    expect(expected).toBeGreaterThan(0)
    const { answer } = await mark({ deposit_cents: expected - 150 })
    expect(answer?.data.reconciliation).toMatchObject({
      difference_cents: -150,
      note: 'Seen on the statement',
      by: 'Harriet Lowe',
    })
    const { data } = await report(office)
    // It differs, and does not count as reconciled.
    expect(data[0]).toMatchObject({ reconciled: 0, difference_cents: -150 })
    expect((await report(office, { ...days, tender: 'card' })).data[0]?.difference_cents).toBeNull()
    await mark({
      deposit_cents: expected,
      version: answer?.data.version ?? '',
    })
    expect((await report(office)).data[0]).toMatchObject({
      reconciled: 1,
      difference_cents: 0,
    })
  })

  it.each(['2026-05-30', '0001-01-01', '0039-12-31', '1999-05-28'])(
    'refuses a deposit on %s, when nothing was posted, and counts it nowhere',
    async (posting_date) => {
      const refused = await mark({
        posting_date,
        deposit_cents: 99_999_999_999,
      })
      expect([refused.status, refused.failure.code]).toEqual([409, 'empty'])
      const { answer } = await office.call(getDepartmentsReport, {
        params: { id: merchant },
        query: {},
      })
      expect(answer?.totals.deposit_cents).toBeNull()
      // What was noted before that was refused can be taken off.
      expect((await mark({ posting_date, deposit_cents: null })).status).toBe(200)
    },
  )

  it('counts a department’s own deposits that are what was expected', async () => {
    const departments = async () => {
      const { answer } = await office.call(getDepartmentsReport, {
        params: { id: merchant },
        query: { from: '2026-05-28', to: '2026-05-28' },
      })
      return answer?.data ?? []
    }
    const own = (await departments()).find(({ batches: some }) => some.length > 0)
    const department_id = own?.department_id ?? ''
    const { answer: noted } = await mark({ department_id, deposit_cents: 1 })
    const short = noted?.data.reconciliation?.difference_cents ?? 0
    const rowOf = async () =>
      (await departments()).find((row) => row.department_id === department_id)
    expect(await rowOf()).toMatchObject({ reconciled: 0, difference_cents: short })
    await mark({ department_id, deposit_cents: 1 - short, version: noted?.data.version ?? '' })
    expect(await rowOf()).toMatchObject({ reconciled: 1, difference_cents: 0 })
  })

  it('refuses a department’s deposit on a day on which only others were paid', async () => {
    const { answer } = await office.call(getDepartmentsReport, {
      params: { id: merchant },
      query: { from: '2026-05-28', to: '2026-05-28' },
    })
    const none = answer?.data.find(({ batches: own }) => own.length === 0)
    const refused = await mark({
      department_id: none?.department_id ?? '',
      deposit_cents: 100,
    })
    expect([refused.status, refused.failure.code]).toEqual([409, 'empty'])
  })

  it('refuses an open batch, and a change made to an older state', async () => {
    expect((await mark({ posting_date: '2026-06-01' })).status).toBe(409)
    expect((await mark({ deposit_cents: 100 })).status).toBe(200)
    const stale = await mark({ deposit_cents: 200 })
    expect([stale.status, stale.failure.code]).toEqual([409, 'changed'])
  })

  it('can be taken back', async () => {
    const { answer } = await mark({ deposit_cents: 100 })
    const off = await mark({ deposit_cents: null, version: answer?.data.version ?? '' })
    expect(off.answer?.data.reconciliation).toBeNull()
  })
})

describe('the transaction report', () => {
  const query = { from: '2026-05-01', to: '2026-06-01' }

  it('counts every outcome once', async () => {
    const { answer } = await office.call(listTransactionsReport, { query })
    const [row] = answer?.data ?? []
    if (!row) throw new Error('No row')
    expect(row.attempts).toBe(row.payments + row.declined + row.unknown)
    expect([row.unknown, row.refunds, row.returns]).toEqual([1, 1, 2])
    expect(row.declined).toBeGreaterThan(0)
    const parts = await office.call(listTransactionsDepartments, {
      params: { id: merchant },
      query,
    })
    const rows = parts.answer?.data ?? []
    expect(sumOf(rows.map(({ net_cents }) => net_cents))).toBe(row.net_cents)
    const { types: _types, ...totals } = parts.answer?.totals ?? { types: [] }
    expect(row).toMatchObject(totals)
  })

  it.each([
    [{ status: 'declined' }, (row: { payments: number; declined: number }) => row.declined > 0],
    [{ tender: 'echeck' }, (row: { payments: number }) => row.payments > 0],
    [{ email: 'nobody@nowhere.example' }, (row: { attempts: number }) => row.attempts === 0],
    [{ from_time: '23:58', to_time: '23:59' }, (row: { attempts: number }) => row.attempts >= 0],
  ])('can be filtered by %o', async (filter, holds) => {
    const { answer } = await office.call(listTransactionsReport, { query: { ...query, ...filter } })
    const [row] = answer?.data ?? []
    expect(row && holds(row)).toBe(true)
    expect(row?.attempts).toBeLessThan(1_000)
  })
})
