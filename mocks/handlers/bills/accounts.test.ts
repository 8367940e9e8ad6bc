import { beforeAll, describe, expect, it } from 'vitest'
import { getAccount, getAccountActivity } from '@/contract/bills/accounts'
import { listUserPayments } from '@/contract/payments/user-payments'
import { totalOfAging } from '@/rules/bills/aging'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'
import { shownAccount } from './account-facts'
import { ledgerOf, withBalances } from '@mocks/world/bills/ledger'

const cloud = createCloud({ now: () => 0 })
let ruth: Caller
let sam: Caller
let clerk: Caller

const session = async (email: string, label: string, departmentId: string) =>
  callerFor(cloud, label, { token: await tokenFor(cloud, email), departmentId })

beforeAll(async () => {
  ruth = await session('user@miamicounty.example', 'miamicounty', 'real-estate-tax')
  sam = await session('user@tiffin.example', 'tiffin', 'water-sewer')
  clerk = await session('merchant-user@miamicounty.example', 'miamicounty', 'real-estate-tax')
})

const key = (account: string, client = '0001') => ({ params: { account, client } })
const accountOf = async (caller: Caller, account: string, client?: string) =>
  caller.call(getAccount, key(account, client))

describe('a citizen’s own account', () => {
  it('has the amounts that are due now, past due and next', async () => {
    const { answer } = await accountOf(ruth, '08-004512')
    expect(answer?.data).toMatchObject({
      due_now_cents: 94_864,
      past_due_cents: 94_864,
      next_due: { date: '2026-07-10', amount_cents: 91_244 },
      balance_cents: 186_108,
      usage: null,
      link: { nickname: 'Market Street', ebilling: { on: true } },
      bills: [{ year: 2025, payable: true, amount_due_cents: 186_108 }],
    })
    expect(answer?.data?.years[0]).toBe(2025)
  })

  it('of a utility says its age and its use', async () => {
    const { answer } = await accountOf(sam, '10-002232')
    const account = answer?.data
    expect(account?.aging.as_of).toBe('2026-06-01')
    expect(account && totalOfAging(account.aging)).toBe(account?.balance_cents)
    expect(account?.usage?.months).toHaveLength(12)
    expect(account?.shut_off).toEqual({ date: '2026-06-22', amount_cents: 48_919 })
    expect(account?.usage?.months.at(-1)?.month).toBe('2026-05')
  })

  it('owes nothing once all is paid, and names the last payment', async () => {
    const { answer } = await accountOf(ruth, '08-004544')
    expect(answer?.data).toMatchObject({
      due_now_cents: 0,
      next_due: null,
      balance_cents: 0,
      bills: [],
      last_payment: { amount_cents: 67_655 },
    })
  })

  it.each([
    ['that is somebody else’s', '08-004518', '0001'],
    ['that is not there', '08-999999', '0001'],
    ['of another customer', '08-004512', '0002'],
  ])('is not one %s, and nobody learns which', async (_, account, client) => {
    expect((await accountOf(ruth, account, client)).answer).toEqual({ data: null })
    const activity = await ruth.call(getAccountActivity, { ...key(account, client), query: {} })
    expect(activity.answer?.pagination.total).toBe(0)
  })

  it('needs its department', async () => {
    const headers = { 'X-Department-Id': '' }
    expect((await ruth.call(getAccount, key('08-004512'), headers)).status).toBe(422)
    const other = { 'X-Department-Id': 'manufactured-home-tax' }
    const { answer } = await ruth.call(getAccount, key('08-004512'), other)
    expect(answer?.data).toBeNull()
  })
})

describe('an account that staff open', () => {
  it('is shown without a link', async () => {
    const { answer } = await accountOf(clerk, '08-004512')
    expect(answer?.data).toMatchObject({ balance_cents: 186_108, link: null })
  })

  it('is not found when there is none', async () => {
    expect((await accountOf(clerk, '08-999999')).status).toBe(404)
  })
})

describe('the activity of an account', () => {
  const activity = async (query: Record<string, unknown> = {}, caller = ruth) =>
    (await caller.call(getAccountActivity, { ...key('08-004512'), query })).answer

  it('is newest first, and its last balance is the current one', async () => {
    const answer = await activity({ per_page: 100 })
    const rows = answer?.data ?? []
    expect(rows[0]?.balance_cents).toBe(186_108)
    expect(rows.map(({ date }) => date)).toEqual(
      rows
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    for (const [index, row] of rows.entries()) {
      const before = rows[index + 1]?.balance_cents ?? 0
      expect(row.balance_cents).toBe(before + row.amount_cents)
    }
  })

  it('has a bill for each month that is past due, as its age says', async () => {
    const { answer } = await sam.call(getAccountActivity, {
      ...key('10-002232'),
      query: { kind: 'bill', per_page: 100 },
    })
    const pastDue = answer?.data.filter(({ cycle }) => cycle === 'D')
    expect(pastDue?.map(({ date, amount_cents }) => [date, amount_cents])).toEqual([
      ['2026-03-25', 8_840],
      ['2026-02-23', 9_002],
      ['2026-01-26', 31_077],
    ])
  })

  it('comes by pages and by kind', async () => {
    const first = await activity({ per_page: 2 })
    expect(first?.data).toHaveLength(2)
    expect(first?.pagination.total).toBeGreaterThan(4)
    const payments = await activity({ kind: 'payment', per_page: 100 })
    expect(new Set(payments?.data.map(({ kind }) => kind))).toEqual(new Set(['payment']))
  })

  it('names the confirmation to the payer and to the office', async () => {
    const query = { kind: 'payment' }
    const own = await activity(query)
    expect(own?.data[0]?.reference).toMatch(/^CT-/)
    const seen = await activity(query, clerk)
    expect(seen?.data[0]?.reference).toMatch(/^CT-/)
  })

  it('adds up to the balance, for every account of two towns', () => {
    const world = createWorld('civic-till')
    const now = Date.parse('2026-06-01T14:00:00Z')
    for (const label of ['miamicounty', 'tiffin']) {
      const tenant = world.tenant(label)
      if (!tenant) throw new Error(label)
      for (const parcel of tenant.parcels.all().filter((_, index) => index % 5 === 0)) {
        const account = shownAccount(tenant, parcel, null, now)
        const last = withBalances(ledgerOf(tenant, parcel.id, now)).at(-1)
        expect([parcel.id, last?.balance_cents ?? 0]).toEqual([parcel.id, account.balance_cents])
        expect(totalOfAging(account.aging)).toBe(account.balance_cents)
      }
    }
  })
})

describe('the payments of a person', () => {
  const paid = async (query: Record<string, unknown> = {}, caller = ruth) =>
    (await caller.call(listUserPayments, { query })).answer

  it('are those made while signed in, newest first, with their receipts', async () => {
    const answer = await paid()
    const rows = answer?.data ?? []
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.every(({ receipt_id }) => receipt_id !== null)).toBe(true)
    expect(rows.some(({ items }) => items.length === 2)).toBe(true)
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect((await paid({}, sam))?.data.length).toBeGreaterThan(0)
  })

  it('are filtered by day, department, status and number', async () => {
    const all = (await paid())?.pagination.total ?? 0
    const some = (await paid({ from: '2025-01-01', to: '2025-12-31' }))?.data ?? []
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(all)
    expect(some.every(({ at }) => at.startsWith('2025'))).toBe(true)
    expect((await paid({ department_id: 'dog-licenses' }))?.pagination.total).toBe(0)
    expect((await paid({ status: 'refunded' }))?.pagination.total).toBe(0)
    // All of them are on the books by now.
    expect((await paid({ status: 'posted' }))?.pagination.total).toBe(all)
    expect((await paid({ q: '08 004544' }))?.pagination.total).toBeGreaterThan(0)
    const confirmation = some[0]?.confirmation ?? ''
    expect((await paid({ q: confirmation.toLowerCase() }))?.pagination.total).toBe(1)
  })
})
