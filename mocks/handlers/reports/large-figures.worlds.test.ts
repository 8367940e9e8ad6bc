import { beforeAll, describe, expect, it } from 'vitest'
import { searchOffice } from '@/contract/bills/office-search'
import { listPostingTransactions } from '@/contract/reports/posting-report'
import { listTransactions } from '@/contract/payments/transactions'
import {
  listTransactionsDepartments,
  listTransactionsReport,
} from '@/contract/reports/transactions-report'
import { createCloud } from '@mocks/app/create-cloud'
import { leastProcessorTimeOf, processorTimeOf } from '@mocks/app/processor-time.test-support'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'

/** The figures of lists over a million payments (quality.md, "Scale"). */

const firstMs = 1_000
const nextMs = 500

const params = { merchant: '1', department: 'real-estate-tax' }
const ever = { from: '2022-01-01', to: '2026-06-01' }
let staff: Caller

beforeAll(async () => {
  const cloud = createCloud({ scenario: 'large-world', now: () => 0 })
  const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
  staff = callerFor(cloud, 'miamicounty', { token })
}, 60_000)

const daily = async (query: object) => staff.call(listTransactions, { params, query })
const report = async (query: object) =>
  staff.call(listTransactionsReport, { query: { ...ever, ...query } })
const departments = async (query: object) =>
  staff.call(listTransactionsDepartments, { params: { id: '1' }, query: { ...ever, ...query } })
const posted = async (query: object) =>
  staff.call(listPostingTransactions, { params, query: { ...ever, ...query } })
const search = async (q: string) => staff.call(searchOffice, { query: { q } })

type Ask = () => Promise<{ readonly status: number }>

describe('over a million payments', () => {
  it.each<[string, Ask]>([
    ['a day', async () => daily({ day: '2026-02-10' })],
    ['the transaction report', async () => report({})],
    ['its departments', async () => departments({})],
    ['the posting report’s transactions', async () => posted({})],
  ])('%s is answered within a second', async (_list, ask) => {
    const { answer, ms } = await processorTimeOf(ask)
    expect(answer.status).toBe(200)
    expect(ms).toBeLessThan(firstMs)
  })

  it.each<[string, Ask]>([
    ['another day', async () => daily({ day: '2026-02-11' })],
    ['a day’s last page', async () => daily({ day: '2026-02-10', page: 140 })],
    ['a day by status', async () => daily({ day: '2026-02-10', status: 'refund-requested' })],
    ['a day by name', async () => daily({ day: '2026-02-10', q: 'smith' })],
    ['a day by account', async () => daily({ day: '2026-02-10', sort: 'account' })],
    ['the report by payer', async () => report({ payer: 'smith' })],
    ['the report by hour', async () => report({ from_time: '12:00' })],
    ['the report by amount', async () => report({ min_cents: 100_000 })],
    ['the report by outcome', async () => report({ status: 'refund-requested' })],
    ['the departments by tender', async () => departments({ tender: 'card' })],
    ['another page of what is posted', async () => posted({ page: 500 })],
    ['what is posted, by tender', async () => posted({ tender: 'echeck' })],
    ['what is posted, by name', async () => posted({ q: 'smith' })],
    ['the search for a name', async () => search('smith')],
    ['the search for two letters', async () => search('jo')],
    ['the search for digits', async () => search('0045')],
  ])('%s is answered within half a second', async (_filter, ask) => {
    const { answer, ms } = await leastProcessorTimeOf(ask)
    expect(answer.status).toBe(200)
    expect(ms).toBeLessThan(nextMs)
  })

  it('the search finds old payments by their payer’s name, the latest first', async () => {
    const { answer } = await daily({ day: '2024-02-14' })
    const payer = answer?.data[0]
    const hits = (await search(payer?.payer_name ?? '')).answer?.data.payments.rows ?? []
    expect(hits.map(({ confirmation }) => confirmation)).toContain(payer?.confirmation)
    const times = hits.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})
