import { beforeEach, describe, expect, it } from 'vitest'
import { getAccount, getAccountActivity, listLinkedAccounts } from '@/contract/bills/accounts'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill, getBillHistory } from '@/contract/bills/bills'
import { getDashboard } from '@/contract/reports/dashboard'
import { getOfficeAccount } from '@/contract/bills/office-accounts'
import { searchOffice } from '@/contract/bills/office-search'
import { checkCart } from '@/contract/payments/payments'
import { checkTransaction } from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { listTransactionsReport } from '@/contract/reports/transactions-report'
import { listUserPayments } from '@/contract/payments/user-payments'
import { paymentReference } from '@/rules/payments/payment-reference'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import {
  bodyFor,
  firstHalf,
  freshTill,
  pass,
  post,
  quote,
  second,
  secondHalf,
  till,
} from './payments.test-support'

/** A payment without an answer is being checked: no part of a balance, with one number (decision 43). */

const key = 'a7c31f0e-unknown-attempt'
const number = paymentReference(key)
const account = { params: { account: '08-004512', client: '0001' }, query: {} }
const bill = { params: { parcelId: '08-004512', year: '2025' }, query: {} }
const tax = firstHalf.department_id
const today = '2026-06-01'

let admin: Caller
let citizen: Caller

const as = async (email: string) =>
  callerFor(till.cloud, 'miamicounty', {
    token: await tokenFor(till.cloud, email),
    departmentId: tax,
  })

/** The first half, by a user who has linked the account; without an answer for six seconds. */
async function payWithoutAnswer(): Promise<void> {
  const body = bodyFor(await quote([firstHalf]), { email: 'jo+unknown@example.com' })
  expect((await post(body, key, citizen)).status).toBe(202)
}

const accountOf = async (by: Caller) => {
  const { answer } = await by.call(getAccount, account)
  return answer?.data
}

const found = async (q: string) => {
  const { answer } = await admin.call(searchOffice, { query: { q } })
  return answer?.data.payments.rows
}

beforeEach(async () => {
  freshTill()
  admin = await as('merchant-admin@miamicounty.example')
  citizen = await as('user@miamicounty.example')
})

describe('a payment without an answer', () => {
  it('changes no balance and no total, and is not the last payment', async () => {
    const sums = async () => {
      const dashboard = await admin.call(getDashboard, { query: { period: 'today' } })
      const report = await admin.call(listTransactionsReport, {
        query: { from: today, to: today },
      })
      const { principal_cents, fee_cents, net_cents } = dashboard.answer?.data.sums ?? {}
      const { balance_cents, past_due_cents, last_payment } = (await accountOf(citizen)) ?? {}
      const linked = await citizen.call(listLinkedAccounts, {})
      return {
        dashboard: [principal_cents, fee_cents, net_cents],
        report: [report.answer?.totals.principal_cents, report.answer?.totals.net_cents],
        account: [balance_cents, past_due_cents, last_payment],
        linked: linked.answer?.data.map((row) => row.balance_cents),
        bill: (await till.guest.call(getBill, bill)).answer?.data.bill?.total_cents,
      }
    }
    const before = await sums()
    await payWithoutAnswer()
    expect(await sums()).toEqual(before)
    pass(7 * second)
    expect(await sums()).not.toEqual(before)
  })

  it('is “being checked” on the bill, in its history, the search and the account', async () => {
    await payWithoutAnswer()
    const shown = (await till.guest.call(getBill, bill)).answer?.data.bill
    expect(shown?.status).toEqual({ kind: 'checking' })
    expect(shown?.pending).toMatchObject({ amount_cents: firstHalf.amount_cents, checking: true })
    expect(shown?.installments.map(({ status }) => status.kind)).toEqual(['checking', 'due'])
    const listed = await citizen.call(searchBills, { query: { q: '08-004512', year: 2025 } })
    expect(listed.answer?.data[0]).toMatchObject({ payable: false, status: { kind: 'checking' } })
    const history = await till.guest.call(getBillHistory, {
      params: { parcelId: '08-004512' },
      query: {},
    })
    expect(history.answer?.data[0]).toMatchObject({ status: 'unknown' })
    const [latest, before] = (await citizen.call(getAccountActivity, account)).answer?.data ?? []
    expect(latest).toMatchObject({ kind: 'payment', checking: true, pending: false })
    expect(latest?.balance_cents).toBe(before?.balance_cents)
    expect((await accountOf(admin))?.bills[0]).toMatchObject({ payable: false })
  })

  it('cannot be paid again meanwhile, and the other half can', async () => {
    await payWithoutAnswer()
    const { answer } = await till.guest.call(checkCart, {
      body: { items: [firstHalf, secondHalf] },
    })
    expect(answer?.data.map(({ state }) => state)).toEqual(['pending', 'ok'])
  })

  it('has one number everywhere, by which it is found', async () => {
    await payWithoutAnswer()
    const place = { merchant: '1', department: tax }
    const listed = async (query: { q?: string }) =>
      (await admin.call(listTransactions, { params: place, query })).answer?.data[0]
    const recent = (await admin.call(getDashboard, { query: { period: 'today' } })).answer?.data
    const office = (await admin.call(getOfficeAccount, account)).answer?.data
    const history = await citizen.call(listUserPayments, { query: { q: number } })
    const shown = {
      list: (await listed({}))?.reference,
      filtered: (await listed({ q: number }))?.reference,
      dashboard: recent?.recent[0]?.reference,
      account: office?.payments[0]?.reference,
      activity: (await admin.call(getAccountActivity, account)).answer?.data[0]?.reference,
      own: (await citizen.call(getAccountActivity, account)).answer?.data[0]?.reference,
      history: history.answer?.data[0]?.reference,
      search: (await found(number))?.[0]?.reference,
      typed: (await found(number.toLowerCase().replace('-', ' ')))?.[0]?.reference,
    }
    expect(new Set(Object.values(shown))).toEqual(new Set([number]))
    const report = await admin.call(listTransactionsReport, {
      query: { from: today, to: today, confirmation: number },
    })
    expect(report.answer?.totals).toMatchObject({ attempts: 1, unknown: 1 })
  })

  it('is found by it still when its answer has come, with its confirmation number', async () => {
    await payWithoutAnswer()
    pass(7 * second)
    const [hit] = (await found(number)) ?? []
    expect(hit).toMatchObject({ reference: null, status: 'approved' })
    expect(hit?.confirmation).toMatch(/^CT-/u)
    expect((await accountOf(citizen))?.last_payment?.amount_cents).toBe(firstHalf.amount_cents)
  })

  it('is checked under the number that it has then', async () => {
    const stuck = await admin.call(listTransactions, {
      params: { merchant: '1', department: tax },
      query: { status: 'unknown' },
    })
    const [row] = stuck.answer?.data ?? []
    const { answer } = await admin.call(checkTransaction, {
      params: { id: row?.id ?? '' },
      query: {},
    })
    expect(answer?.data.audit[0]?.action).toBe('payment-checked')
    const { answer: hits } = await admin.call(searchOffice, {
      query: { q: row?.reference ?? '' },
    })
    expect(hits?.data.payments.rows[0]?.transaction_id).toBe(row?.id)
  })
})
