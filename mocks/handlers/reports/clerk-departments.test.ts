import { beforeEach, describe, expect, it } from 'vitest'
import { getDashboard, type Dashboard } from '@/contract/reports/dashboard'
import {
  listBatches,
  listPostingTransactions,
  reconcileBatch,
} from '@/contract/reports/posting-report'
import { listTransactions } from '@/contract/payments/transactions'
import { getDepartmentsReport } from '@/contract/reports/reports'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { limitClerk } from '@mocks/handlers/people/users.test-support'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'

/** A clerk who is limited to some departments (product.md A7) sees nothing of the others. */

let cloud: Cloud
let admin: Caller
let clerk: Caller

const as = async (email: string) =>
  callerFor(cloud, 'miamicounty', { token: await tokenFor(cloud, email) })

beforeEach(async () => {
  cloud = createCloud({ now: () => 0 })
  admin = await as('merchant-admin@miamicounty.example')
  clerk = await as('merchant-user@miamicounty.example')
})

const limit = (departments: string[] | null) => limitClerk(admin, { departments })

async function dashboard(by: Caller): Promise<Dashboard> {
  const { answer } = await by.call(getDashboard, { query: { period: 'last-30' } })
  if (!answer) throw new Error('No dashboard')
  return answer.data
}

const one = 'building-permits'
const name = 'Building permits'

describe('a clerk who is limited to one department', () => {
  it('sees its part of the figures, and the rest of nothing', async () => {
    const whole = await dashboard(admin)
    await limit([one])
    const seen = await dashboard(clerk)
    const group = whole.groups.find(({ id }) => id === one)
    expect(seen.groups).toEqual([group])
    expect([seen.limited_to, whole.limited_to]).toEqual([[name], null])
    expect(seen.sums.principal_cents).toBe(group?.principal_cents)
    expect(seen.sums.fee_cents).toBe(group?.fee_cents)
    expect(seen.sums.principal_cents).toBeLessThan(whole.sums.principal_cents)
    for (const parts of [seen.days, seen.tenders, seen.channels]) {
      const total = parts.reduce((sum, part) => sum + part.principal_cents, 0)
      expect(total).toBe(seen.sums.principal_cents)
    }
  })

  it('sees no payment of another department among the latest', async () => {
    await limit([one])
    const { recent } = await dashboard(clerk)
    expect(recent.length).toBeGreaterThan(0)
    expect(new Set(recent.flatMap(({ departments }) => departments))).toEqual(new Set([name]))
  })

  it('sees all again at once when the limit is taken off', async () => {
    await limit([one])
    await limit(null)
    expect(await dashboard(clerk)).toEqual(await dashboard(admin))
  })

  it('finds only it in the report by department', async () => {
    await limit([one])
    const { answer } = await clerk.call(getDepartmentsReport, { params: { id: '1' }, query: {} })
    expect(answer?.data.map(({ department_id }) => department_id)).toEqual([one])
  })

  it('is told by every call that another department is not theirs', async () => {
    await limit([one])
    const other = { merchant: '1', department: 'real-estate-tax' }
    const answers = [
      await clerk.call(listPostingTransactions, { params: other, query: {} }),
      await clerk.call(listTransactions, { params: other, query: {} }),
      await clerk.call(listBatches, {
        params: { merchant: '1' },
        query: { department_id: 'real-estate-tax' },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    const unknown = { merchant: '1', department: 'no-such-department' }
    const missing = await clerk.call(listPostingTransactions, { params: unknown, query: {} })
    expect(missing.status).toBe(404)
  })

  it('sees no deposit of a whole batch beside its own part', async () => {
    const body = {
      merchant_id: '1',
      department_id: null,
      posting_date: '2026-05-28',
      deposit_cents: 1_209_273,
      note: '',
      version: '',
    }
    expect((await admin.call(reconcileBatch, { body })).status).toBe(200)
    const query = { from: '2026-05-28', to: '2026-05-28' }
    const params = { merchant: '1' }
    const marked = async () =>
      (await clerk.call(listBatches, { params, query })).answer?.data.map(
        ({ reconciliation }) => reconciliation?.deposit_cents ?? null,
      )
    expect(await marked()).toEqual([1_209_273])
    await limit([one])
    expect(await marked()).toEqual([null])
    const { answer } = await clerk.call(getDepartmentsReport, { params: { id: '1' }, query })
    expect(answer?.totals.difference_cents).toBeNull()
  })
})
