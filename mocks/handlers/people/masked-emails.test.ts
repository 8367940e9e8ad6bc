import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditList, listAudit } from '@/contract/audit'
import { getDashboard } from '@/contract/reports/dashboard'
import { setCallerEbilling } from '@/contract/bills/office-accounts'
import { searchOffice } from '@/contract/bills/office-search'
import { createPayment } from '@/contract/payments/payments'
import { listPostingTransactions } from '@/contract/reports/posting-report'
import { register } from '@/contract/people/sessions'
import { listToDos } from '@/contract/reports/to-do'
import { getTransaction } from '@/contract/payments/transaction'
import { listTransactions, transactionList } from '@/contract/payments/transactions'
import {
  listTransactionsDepartments,
  listTransactionsReport,
} from '@/contract/reports/transactions-report'
import { revealEmail } from '@/contract/people/user-changes'
import { listUserActivity } from '@/contract/people/user-history'
import { listUsers, searchUsers, userList } from '@/contract/people/user-list'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { paymentOf, sampleCallersOf, samplePassword } from '@mocks/samples/sample-callers'

/**
 * What is masked cannot be learnt: no filter, search, order, total or log of a caller depends on it
 * (docs/security.md).
 */

const county = 'miamicounty'
const tax = { merchant: '1', department: 'real-estate-tax' }
const viewers = {
  support: ['support@civictill.example', null],
  'a clerk': ['merchant-user@miamicounty.example', county],
  'a Merchant Admin': ['merchant-admin@miamicounty.example', county],
  'an Admin': ['admin@civictill.example', null],
} as const
type Viewer = keyof typeof viewers

async function as(cloud: Cloud, viewer: Viewer): Promise<Caller> {
  const [email, label] = viewers[viewer]
  return callerFor(cloud, label, { token: await tokenFor(cloud, email) })
}

/** A world with a citizen who has signed up and paid with this address. */
async function worldWith(email: string) {
  const cloud = createCloud({ now: () => 0 })
  const guest = callerFor(cloud, county)
  const body = { name: 'Kim Hidden', email, phone: null, password: samplePassword, terms: true }
  const { answer } = await guest.call(register, { body: { ...body, username: 'kim.hidden' } })
  const token = answer?.authorisation.api_token ?? ''
  const citizen = callerFor(cloud, county, { token })
  const key = { 'Idempotency-Key': 'the-payment-of-kim' }
  const cast = { ...(await sampleCallersOf(cloud)), round: 1 }
  await citizen.call(createPayment, { body: await paymentOf(cast, email) }, key)
  const found = await cast.staff.call(listTransactions, { params: tax, query: { q: 'sam ple' } })
  const [payment] = found.answer?.data ?? []
  if (!payment) throw new Error('The payment of Kim is missing')
  return { cloud, id: answer?.user.id ?? '', payment: payment.id }
}

const sortsOf = ({ sort }: { readonly sort: readonly string[] }) =>
  sort.flatMap((column) => [column, `-${column}`])

/** Equal where they are masked. */
const [first, second] = ['kaaa.one@mail.example', 'kzzz.two@mail.example'] as const
const parts = ['kaaa', 'one@', 'aaa.one@mail', 'zzz', 'two@mail.example', '.one', 'k@mail.example']

type World = Awaited<ReturnType<typeof worldWith>>

/** Every question whose answer may not depend on the address, with the answer. */
async function answersTo(viewer: Viewer, { cloud, id, payment }: World) {
  const by = await as(cloud, viewer)
  const onRoot = viewers[viewer][1] === null
  const merchant_id = onRoot ? '1' : undefined
  const answers: [string, unknown][] = []
  const note = (question: unknown, { answer, status }: { answer: unknown; status: number }) =>
    answers.push([JSON.stringify(question), answer ?? status])
  for (const email of parts) {
    const query = { email }
    note(
      ['report', email],
      await by.call(listTransactionsReport, { query: { ...query, merchant_id } }),
    )
    note(
      ['departments', email],
      await by.call(listTransactionsDepartments, { params: { id: '1' }, query }),
    )
    note(['daily', email], await by.call(listTransactions, { params: tax, query }))
  }
  for (const q of parts) {
    note(['users', q], await by.call(listUsers, { query: { q, merchant_id: '1' } }))
    note(['search', q], await by.call(searchUsers, { query: { q } }))
    note(['office', q], await by.call(searchOffice, { query: { q, merchant_id } }))
    note(['audit', q], await by.call(listAudit, { query: { q } }))
    note(['transactions', q], await by.call(listTransactions, { params: tax, query: { q } }))
    const posting = { params: tax, query: { q, from: '2026-05-01', to: '2026-06-01' } }
    note(['posting', q], await by.call(listPostingTransactions, posting))
  }
  for (const sort of sortsOf(userList)) {
    const query = userList.query.entries.sort.wrapped.options.find((name) => name === sort)
    note(
      ['users by', sort],
      await by.call(listUsers, { query: { sort: query, merchant_id: '1', per_page: 100 } }),
    )
  }
  for (const sort of transactionList.query.entries.sort.wrapped.options) {
    note(
      ['transactions by', sort],
      await by.call(listTransactions, { params: tax, query: { sort } }),
    )
  }
  for (const sort of auditList.query.entries.sort.wrapped.options) {
    note(['audit by', sort], await by.call(listAudit, { query: { sort } }))
  }
  note(
    ['payment'],
    await by.call(getTransaction, { params: { id: payment }, query: { merchant_id } }),
  )
  note(['activity'], await by.call(listUserActivity, { params: { id }, query: {} }))
  note(['dashboard'], await by.call(getDashboard, { query: { merchant_id } }))
  note(['to-do'], await by.call(listToDos, { query: { merchant_id } }))
  return answers
}

/** The same ids and confirmation numbers in every world that is made meanwhile. */
async function withoutChance<Made>(make: () => Promise<Made>): Promise<Made> {
  let count = 0
  const fill = <Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes => {
    count += 1
    if (bytes instanceof Uint8Array) bytes.fill(count)
    return bytes
  }
  const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation(fill)
  try {
    return await make()
  } finally {
    chance.mockRestore()
  }
}

describe('two worlds that differ in a masked address', { timeout: 30_000 }, () => {
  let worlds: readonly World[] = []
  beforeAll(async () => {
    worlds = [
      await withoutChance(() => worldWith(first)),
      await withoutChance(() => worldWith(second)),
    ]
  })

  it.each(['support', 'a clerk'] as const)('are one to %s', async (viewer) => {
    const [one = [], other = []] = await Promise.all(
      worlds.map((world) => answersTo(viewer, world)),
    )
    expect(one.length).toBeGreaterThan(100)
    for (const [index, [question, answer]] of one.entries()) {
      expect([question, answer]).toEqual(other[index])
    }
    expect(JSON.stringify(one)).not.toContain(first)
  })

  it.each(['a Merchant Admin', 'an Admin'] as const)('are two to %s', async (viewer) => {
    const [one = [], other = []] = await Promise.all(
      worlds.map((world) => answersTo(viewer, world)),
    )
    const differ = one
      .filter(([, answer], index) => JSON.stringify(answer) !== JSON.stringify(other[index]?.[1]))
      .map(([question]) => question)
    expect(differ).toContain('["report","kaaa"]')
    expect(differ).toContain('["daily","kaaa"]')
    expect(differ).toContain('["users","kaaa"]')
    expect(differ).toContain('["payment"]')
  })
})

describe('a whole address', () => {
  let world: World
  beforeEach(async () => {
    world = await worldWith(first)
  })

  it.each(['support', 'a clerk'] as const)('is looked up by %s', async (viewer) => {
    const by = await as(world.cloud, viewer)
    const found = async (email: string) =>
      (await by.call(listTransactionsReport, { query: { email } })).answer?.totals.attempts
    const listed = async (email: string) =>
      (await by.call(listTransactions, { params: tax, query: { email } })).answer?.data.length
    const whole = ` ${first.toUpperCase()} `
    expect([await found(whole), await listed(whole)]).toEqual([1, 1])
    // An address within another one.
    expect([await found(first.slice(1)), await listed(first.slice(1))]).toEqual([0, 0])
    const query = { email: 'kaaa' }
    for (const part of [
      await by.call(listTransactionsReport, { query }),
      await by.call(listTransactions, { params: tax, query }),
    ]) {
      expect([part.status, part.failure.errors]).toEqual([
        422,
        { email: ['Type the whole e-mail address.'] },
      ])
    }
    const { answer } = await by.call(searchOffice, {
      query: { q: first, merchant_id: viewer === 'support' ? '1' : undefined },
    })
    expect(answer?.data.payments.rows).toHaveLength(1)
  })

  const full = (statuses: readonly number[]) => statuses.indexOf(429)

  it('is looked up so often, by all calls together, and again for nothing', async () => {
    const clerk = await as(world.cloud, 'a clerk')
    const account = { account: '08-004512', client: '0001' }
    const here = { 'X-Department-Id': 'real-estate-tax' }
    const asks = [
      (email: string) => clerk.call(listTransactionsReport, { query: { email } }),
      (email: string) => clerk.call(searchOffice, { query: { q: email } }),
      (email: string) =>
        clerk.call(listTransactionsDepartments, { params: { id: '1' }, query: { email } }),
      (email: string) => clerk.call(listTransactions, { params: tax, query: { email } }),
      (email: string) =>
        clerk.call(
          setCallerEbilling,
          { params: account, body: { user_id: null, email, on: true } },
          here,
        ),
    ]
    const statuses: number[] = []
    for (let n = 0; n < 70; n += 1) {
      const ask = asks[n % asks.length]
      statuses.push((await ask?.(`guess${n}@mail.example`))?.status ?? 0)
    }
    expect(full(statuses)).toBe(60)
    for (const ask of asks.slice(0, 4)) expect((await ask('guess0@mail.example')).status).toBe(200)
    // A phone number tells as well whose it is.
    expect((await clerk.call(searchOffice, { query: { q: '937 555 0104' } })).status).toBe(429)
    expect((await clerk.call(searchOffice, { query: { q: 'hidden' } })).status).toBe(200)
  })

  it('is looked up freely by those who see all of them', async () => {
    const admin = await as(world.cloud, 'a Merchant Admin')
    const statuses: number[] = []
    for (let n = 0; n < 65; n += 1) {
      const query = { q: `guess${n}@mail.example` }
      statuses.push((await admin.call(searchOffice, { query })).status)
    }
    expect(full(statuses)).toBe(-1)
  })

  it('that is masked is shown to Support twenty times an hour', async () => {
    const support = await as(world.cloud, 'support')
    const statuses: number[] = []
    for (let n = 1; n <= 25; n += 1) {
      statuses.push((await support.call(revealEmail, { params: { id: String(n) } })).status)
    }
    // The own one, which is not masked, is among them.
    expect(full(statuses)).toBe(21)
  })
})
