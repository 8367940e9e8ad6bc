import { beforeEach, describe, expect, it } from 'vitest'
import { getBillHistory } from '@/contract/bills/bills'
import { getOfficeAccount } from '@/contract/bills/office-accounts'
import { getReceipt } from '@/contract/payments/receipts'
import { refundTransaction, voidTransaction } from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { listUserPayments } from '@/contract/payments/user-payments'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import {
  firstHalf,
  freshTill,
  minute,
  pass,
  post,
  bodyFor,
  nextKey,
  quote,
  till,
} from './payments.test-support'

// One payment has one word for its state, whoever looks (product.md 2.0, "Status vocabulary").

const day = 24 * 60 * minute
let office: Caller
let payer: Caller

const as = async (email: string) =>
  callerFor(till.cloud, 'miamicounty', {
    token: await tokenFor(till.cloud, email),
    departmentId: 'real-estate-tax',
  })

beforeEach(async () => {
  freshTill()
  office = await as('merchant-admin@miamicounty.example')
  payer = await as('user@miamicounty.example')
})

const place = { merchant: '1', department: 'real-estate-tax' }
const transactionId = async () =>
  (
    await office.call(listTransactions, {
      params: place,
      query: { day: '2026-06-01', q: '08-004512' },
    })
  ).answer?.data[0]?.id ?? ''

async function undo(): Promise<void> {
  const body = { reason: 'duplicate' as const, note: '' }
  const params = { id: await transactionId() }
  expect((await office.call(voidTransaction, { params, query: {}, body })).status).toBeLessThan(300)
}

async function giveBack(amount_cents: number): Promise<void> {
  pass(day)
  office = await as('merchant-admin@miamicounty.example')
  payer = await as('user@miamicounty.example')
  const items = [{ id: firstHalf.id, amount_cents }]
  const body = { reason: 'duplicate' as const, note: '', items }
  const params = { id: await transactionId() }
  expect((await office.call(refundTransaction, { params, query: {}, body })).status).toBeLessThan(
    300,
  )
}

/** What each of them is told of the payment. */
async function told(receiptId: string) {
  const list = await office.call(listTransactions, {
    params: place,
    query: { day: '2026-06-01', q: '08-004512' },
  })
  const account = await office.call(getOfficeAccount, {
    params: { account: '08-004512', client: '0001' },
    query: {},
  })
  const own = await payer.call(listUserPayments, { query: {} })
  const receipt = (await till.guest.call(getReceipt, { params: { id: receiptId }, query: {} }))
    .answer?.data
  const history = await till.guest.call(getBillHistory, {
    params: { parcelId: '08-004512' },
    query: {},
  })
  return {
    'the day’s list': list.answer?.data[0]?.status,
    'the account of staff': account.answer?.data.payments[0]?.status,
    'the payer’s history': own.answer?.data[0]?.status,
    'the bill’s history': history.answer?.data[0]?.status,
    'the receipt':
      receipt?.status === 'approved' && receipt.posted ? 'posted' : (receipt?.status ?? null),
  }
}

describe.each<[string, 'card' | 'echeck', () => Promise<void> | void]>([
  ['approved', 'card', () => undefined],
  ['posted', 'card', () => pass(day)],
  ['pending', 'echeck', () => undefined],
  ['pending', 'echeck', () => pass(day)],
  ['voided', 'card', undo],
  ['voided', 'echeck', undo],
  ['refunded', 'card', () => giveBack(firstHalf.amount_cents)],
  ['part-refunded', 'card', () => giveBack(10_000)],
])('a payment that is %s, by %s', (state, tender, then) => {
  it('has one state for all', async () => {
    const body = bodyFor(await quote([firstHalf], tender))
    const paid = await post(body, nextKey(), payer)
    const id = paid.answer?.data.receipt_id ?? ''
    await then()
    office = await as('merchant-admin@miamicounty.example')
    payer = await as('user@miamicounty.example')
    const states = await told(id)
    expect(states).toEqual(Object.fromEntries(Object.keys(states).map((who) => [who, state])))
  })
})
