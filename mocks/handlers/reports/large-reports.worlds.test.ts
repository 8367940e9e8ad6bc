import { beforeAll, describe, expect, it } from 'vitest'
import { listPostingTransactions, listPostingReport } from '@/contract/reports/posting-report'
import { getDepartmentsReport } from '@/contract/reports/reports'
import { listTransactionsReport } from '@/contract/reports/transactions-report'
import { sumOf } from '@/rules/payments/money'
import { createCloud } from '@mocks/app/create-cloud'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'

/** Reports over a million payments say the same as over a few. */

const params = { merchant: '1', department: 'real-estate-tax' }
const ever = { from: '2022-01-01', to: '2026-06-01' }
const february = { from: '2026-02-01', to: '2026-02-28' }
let staff: Caller

beforeAll(async () => {
  const cloud = createCloud({ scenario: 'large-world', now: () => 0 })
  const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
  staff = callerFor(cloud, 'miamicounty', { token })
}, 60_000)

async function listed(query: object) {
  const { answer } = await staff.call(listPostingTransactions, { params, query })
  if (!answer) throw new Error('No transactions')
  return answer
}

describe('reports over a million payments', () => {
  it('add up: transactions, departments, merchant, by posting date and by time', async () => {
    const all = await listed(ever)
    expect(all.pagination.total).toBeGreaterThan(1_000_000)
    const departments = await staff.call(getDepartmentsReport, { params: { id: '1' }, query: ever })
    const [land] = departments.answer?.data ?? []
    expect(land?.net_cents).toBe(all.totals.net_cents)
    expect(sumOf((land?.split ?? []).map(({ amount_cents }) => amount_cents))).toBe(land?.net_cents)
    // By any amount they are summed one by one, else by day and way.
    const oneByOne = await listed({ ...ever, min_cents: 0 })
    expect(oneByOne.totals).toEqual(all.totals)
    const posted = await staff.call(listPostingReport, { query: ever })
    expect(posted.answer?.totals.net_cents).toBe(departments.answer?.totals.net_cents)
    const made = await staff.call(listTransactionsReport, { query: { ...ever, to: '2026-06-01' } })
    expect(made.answer?.totals.payments).toBe(posted.answer?.totals.payments)
  })

  it('give every page once, in order, with every filter', async () => {
    const first = await listed(february)
    const last = await listed({ ...february, page: first.pagination.last_page })
    const times = [...first.data, ...last.data].map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const some = first.data[0]
    const found = await listed({ ...ever, q: some?.account ?? '' })
    expect(found.data.map(({ confirmation }) => confirmation)).toContain(some?.confirmation)
    const named = await listed({ ...ever, q: some?.payer_name ?? '' })
    expect(named.data.length).toBeGreaterThan(0)
    const cards = await listed({ ...ever, tender: 'card', sort: '-total' })
    const totals = cards.data.map(({ total_cents }) => total_cents)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    const { payments, refunds, voids, returns } = cards.totals
    expect(payments + refunds + voids + returns).toBe(cards.pagination.total)
  })
})
