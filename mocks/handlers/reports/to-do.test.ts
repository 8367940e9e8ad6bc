import { beforeEach, describe, expect, it } from 'vitest'
import { getOfficeAccount, setAccountHold } from '@/contract/bills/office-accounts'
import { listBatches, reconcileBatch } from '@/contract/reports/posting-report'
import { listSettings } from '@/contract/merchants/settings-list'
import { listToDos, type ToDo, type ToDoKind } from '@/contract/reports/to-do'
import { checkTransaction, decideRefund, refundTransaction } from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { listTransactionsReport } from '@/contract/reports/transactions-report'
import type { Right } from '@/rules/people/subject'
import { bills, imported } from '@mocks/handlers/imports/imports.test-support'
import { limitClerk } from '@mocks/handlers/people/users.test-support'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import {
  firstHalf,
  freshTill,
  minute,
  pass,
  pay,
  permit,
  till,
} from '@mocks/handlers/payments/payments.test-support'

const day = 24 * 60 * minute

beforeEach(freshTill)

const as = async (email: string, label: string | null = 'miamicounty') =>
  callerFor(till.cloud, label, {
    token: await tokenFor(till.cloud, email),
    departmentId: 'real-estate-tax',
  })
const admin = () => as('merchant-admin@miamicounty.example')
const clerk = () => as('merchant-user@miamicounty.example')
const support = () => as('support@civictill.example', null)
const root = () => as('super@civictill.example', null)

async function toDo(caller: Caller, merchant_id?: string): Promise<readonly ToDo[]> {
  const query = merchant_id === undefined ? {} : { merchant_id }
  const { answer, status } = await caller.call(listToDos, { query })
  if (!answer) throw new Error(`The list answered ${status}`)
  return answer.data
}

const of = (items: readonly ToDo[], kind: ToDoKind) => items.find((item) => item.kind === kind)
const countsOf = (items: readonly ToDo[]) => items.map(({ kind, count }) => [kind, count])

/** Paid, settled, and asked back by support. */
async function requested(items = [firstHalf]): Promise<{ id: string; refund_id: string }> {
  await pay(items)
  const params = { merchant: '1', department: items[0]?.department_id ?? '' }
  const list = await (await admin()).call(listTransactions, { params, query: {} })
  const id = list.answer?.data[0]?.id ?? ''
  pass(day)
  const { answer } = await (
    await support()
  ).call(refundTransaction, {
    params: { id },
    query: { merchant_id: '1' },
    body: {
      reason: 'duplicate',
      note: '',
      items: items.map(({ id: item, amount_cents }) => ({ id: item, amount_cents })),
    },
  })
  return { id, refund_id: answer?.data.refunds[0]?.id ?? '' }
}

const allow = async (rights: Right[], departments: string[] | null) =>
  limitClerk(await admin(), { rights, departments })

describe('the to-do list', () => {
  it('has only what the caller may act on', async () => {
    expect(countsOf(await toDo(await admin()))).toEqual([
      ['unknown-payments', 1],
      ['returned-echecks', 2],
      ['unreconciled-days', 15],
      ['imports-with-errors', 3],
    ])
    expect(countsOf(await toDo(await clerk()))).toEqual([['returned-echecks', 2]])
    expect(countsOf(await toDo(await support(), '1'))).toEqual([
      ['unknown-payments', 1],
      ['warnings', 1],
    ])
  })

  it('has the warnings that nobody has acknowledged, the worst first, of the chosen merchant', async () => {
    const warnings = async (merchant?: string) =>
      of(await toDo(await support(), merchant), 'warnings')
    expect(await warnings()).toMatchObject({
      count: 4,
      places: [
        { kind: 'unknown-payment', merchant: { sub_domain: 'miamicounty' } },
        { kind: 'suspicious-traffic', merchant: { sub_domain: 'tiffin' }, warning_id: '1' },
        { kind: 'card-point' },
        { kind: 'foreign-host' },
      ],
    })
    expect(await warnings('2')).toMatchObject({ count: 1, places: [{ warning_id: '1' }] })
  })

  it('leads a single payment to itself, and several to their day', async () => {
    const items = await toDo(await admin())
    const [unknown] = of(items, 'unknown-payments')?.places ?? []
    const [returned] = of(items, 'returned-echecks')?.places ?? []
    expect(unknown).toMatchObject({ day: '2026-06-01', count: 1 })
    expect(unknown).toHaveProperty('payment_id', expect.stringMatching(/^[0-9a-f]{32}$/))
    expect(returned).toMatchObject({ day: '2026-05-28', count: 2, payment_id: null })
  })

  it('leads several returned e-checks to a report that has their return, too', async () => {
    const by = await admin()
    const item = of(await toDo(by), 'returned-echecks')
    if (item?.kind !== 'returned-echecks') throw new Error('None was returned')
    expect(item.days).toEqual({ from: '2026-05-28', to: '2026-05-31' })
    const query = { ...item.days, status: 'returned' } as const
    const { answer } = await by.call(listTransactionsReport, { query })
    expect(answer?.totals).toMatchObject({ payments: 2, returns: 2, net_cents: 0 })
  })

  it('forgets an unknown payment once it is checked', async () => {
    const by = await admin()
    const [place] = of(await toDo(by), 'unknown-payments')?.places ?? []
    const id = place && 'payment_id' in place ? (place.payment_id ?? '') : ''
    expect((await by.call(checkTransaction, { params: { id }, query: {} })).status).toBe(200)
    expect(of(await toDo(by), 'unknown-payments')).toBeUndefined()
  })

  it('has a refund request with its amount until it is decided', async () => {
    const { id, refund_id } = await requested()
    const by = await admin()
    expect(of(await toDo(by), 'refund-requests')).toMatchObject({
      count: 1,
      days: { from: '2026-06-01', to: '2026-06-01' },
      places: [{ department_id: 'real-estate-tax', payment_id: id }],
    })
    const body = { refund_id, approve: false }
    expect((await by.call(decideRefund, { params: { id }, query: {}, body })).status).toBe(200)
    expect(of(await toDo(by), 'refund-requests')).toBeUndefined()
  })

  it('shows a clerk who refunds the requests that are wholly theirs', async () => {
    await requested([firstHalf, permit])
    await allow(['refund'], ['real-estate-tax'])
    expect(countsOf(await toDo(await clerk()))).toEqual([['returned-echecks', 2]])
    await allow(['refund'], null)
    expect(of(await toDo(await clerk()), 'refund-requests')?.count).toBe(1)
    await allow([], ['building-permits'])
    expect(await toDo(await clerk())).toEqual([])
  })

  it('forgets a day once it is reconciled, as a whole or department by department', async () => {
    const by = await admin()
    const before = of(await toDo(by), 'unreconciled-days')
    if (before?.kind !== 'unreconciled-days') throw new Error('All days are reconciled')
    const { from } = before.days
    const query = { from, to: from }
    const { answer } = await by.call(listBatches, { params: { merchant: '1' }, query })
    const [batch] = answer?.data ?? []
    const body = {
      merchant_id: '1',
      department_id: null,
      posting_date: from,
      deposit_cents: batch?.expected_cents ?? 0,
      note: '',
      version: batch?.version ?? '',
    }
    expect((await by.call(reconcileBatch, { body })).status).toBe(200)
    const after = of(await toDo(by), 'unreconciled-days')
    expect(after?.count).toBe(before.count - 1)
    expect(after).not.toMatchObject({ days: { from } })
  })

  it('has a hold in its last week', async () => {
    const by = await admin()
    const params = { account: '08-004512', client: '0001' }
    const hold = async (until: string) => {
      const { answer } = await by.call(getOfficeAccount, { params, query: {} })
      const version = answer?.data.office.version ?? ''
      const body = { hold: { code: 'DISPUTE' as const, reason: 'Disputed.', until }, version }
      expect((await by.call(setAccountHold, { params, body })).status).toBe(200)
    }
    await hold('2026-06-30')
    expect(of(await toDo(by), 'ending-holds')).toBeUndefined()
    await hold('2026-06-05')
    expect(of(await toDo(by), 'ending-holds')).toMatchObject({
      count: 1,
      places: [{ ...params, department_id: 'real-estate-tax', until: '2026-06-05' }],
    })
  })

  it('has an import with refused rows until its file of errors is imported', async () => {
    const by = await admin()
    const filesNow = async (caller = by) => {
      const item = of(await toDo(caller), 'imports-with-errors')
      return item?.kind === 'imports-with-errors'
        ? item.places.map(({ file, refused }) => [file, refused])
        : []
    }
    const before = [
      ['permit-fees-may.xlsx', 2],
      ['second-half-2025.csv', 9],
      ['lockbox-20260528.csv', 1],
    ]
    expect(await filesNow()).toEqual(before)
    const wanted = bills(['77-000001', '1', '1.00'], ['77-000002', 'x', '1.00'])
    await imported(by, { ...wanted, name: 'june.csv' })
    expect(await filesNow()).toEqual([...before, ['june.csv', 1]])
    await imported(by, { ...bills(['77-000002', '1', '1.00']), name: 'june-errors.csv' })
    expect(await filesNow()).toEqual(before)
    await allow(['import'], ['building-permits'])
    expect(await filesNow(await clerk())).toEqual(before.slice(0, 1))
    // Payments of this department are imported by the same people.
    await allow(['import'], ['real-estate-tax'])
    expect(await filesNow(await clerk())).toEqual(before.slice(1))
  })

  it('has on the root every merchant, or the named one', async () => {
    const by = await root()
    const all = await toDo(by)
    expect(of(all, 'unreconciled-days')?.places.length).toBeGreaterThan(3)
    expect(of(await toDo(by, '1'), 'unreconciled-days')).toMatchObject({
      count: 15,
      places: [{ merchant: { id: '1' } }],
    })
    const query = { has_problems: true, per_page: 100 as const }
    const listed = (await by.call(listSettings, { query })).answer
    expect(of(all, 'merchant-problems')?.count ?? 0).toBe(listed?.pagination.total)
  })
})
