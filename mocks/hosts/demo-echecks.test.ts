import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { getAccount, getAccountActivity } from '@/contract/bills/accounts'
import { getBill } from '@/contract/bills/bills'
import { listPostingTransactions } from '@/contract/reports/posting-report'
import { getReceipt } from '@/contract/payments/receipts'
import { listToDos } from '@/contract/reports/to-do'
import { memoryJournal } from '@mocks/cloud/journal'
import {
  bodyFor,
  firstHalf,
  freshTill,
  nextKey,
  openTill,
  pass,
  post,
  quote,
  till,
} from '@mocks/handlers/payments/payments.test-support'
import { type Caller, callerFor, tokenFor } from './caller'
import { withDemoCalls } from './demo-calls'
import { demoMailPath, demoMails } from './demo-mail'
import { demoEchecks, demoReturned, demoWorldPaths } from './demo-world'

/** The panel lets a bank send back an e-check that was paid in the demonstration. */

const day = 24 * 60 * 60_000
const site = 'http://miamicounty.pay.localhost'
const account = { params: { account: '08-004512', client: '0001' }, query: {} }

let ruth: Caller
let admin: Caller
let receipt = ''

const as = async (email: string) =>
  callerFor(till.cloud, 'miamicounty', {
    token: await tokenFor(till.cloud, email),
    departmentId: firstHalf.department_id,
  })

const demo = async (path: string, body?: unknown): Promise<unknown> => {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await withDemoCalls(() => till.cloud)(new Request(`${site}${path}`, init))).json()
}

const open = async () => v.parse(demoEchecks, await demo(demoWorldPaths.echecks))

async function sendBack(payment: string, code = 'R01'): Promise<boolean> {
  const answer = await demo(demoWorldPaths.echecks, { payment, code })
  return v.parse(demoReturned, answer).returned
}

async function payByEcheck(): Promise<string> {
  const quoted = await quote([firstHalf], 'echeck')
  const { answer } = await post(
    bodyFor(quoted, { email: 'user@miamicounty.example' }),
    nextKey(),
    ruth,
  )
  receipt = answer?.data.receipt_id ?? ''
  return (await open())[0]?.payment ?? ''
}

beforeEach(async () => {
  freshTill()
  ruth = await as('user@miamicounty.example')
  admin = await as('merchant-admin@miamicounty.example')
})

describe('an e-check paid in the demonstration', () => {
  it('is listed while it may come back, by the office’s id', async () => {
    const payment = await payByEcheck()
    const [latest] = await open()
    expect(latest).toMatchObject({ payment, payer: 'Jo Payer' })
    expect(payment).not.toBe(receipt)
    pass(30 * day)
    expect(await open()).toEqual([])
    expect(await sendBack(payment)).toBe(false)
  })

  it('comes back: receipt, bill, account, report, to-do list and mail say so', async () => {
    const payment = await payByEcheck()
    expect(await sendBack(payment, 'R03')).toBe(true)
    const shown = await till.guest.call(getReceipt, { params: { id: receipt }, query: {} })
    expect(shown.answer?.data).toMatchObject({ status: 'returned', return_code: 'R03' })
    const params = { parcelId: '08-004512', year: '2025' }
    const bill = await till.guest.call(getBill, { params, query: {} })
    expect(bill.answer?.data.bill?.installments[0]?.balance_cents).toBe(firstHalf.amount_cents)
    const [latest] = (await ruth.call(getAccountActivity, account)).answer?.data ?? []
    expect(latest).toMatchObject({ kind: 'return', amount_cents: firstHalf.amount_cents })
    expect((await ruth.call(getAccount, account)).answer?.data?.balance_cents).toBeGreaterThan(0)
    const report = await admin.call(listPostingTransactions, {
      params: { merchant: '1', department: firstHalf.department_id },
      query: { from: '2026-06-01', to: '2026-06-01', type: 'return' },
    })
    expect(report.answer?.data[0]).toMatchObject({ transaction_id: payment, return_code: 'R03' })
    const todo = (await admin.call(listToDos, { query: {} })).answer?.data
    const waiting = todo?.find(({ kind }) => kind === 'returned-echecks')
    const places = waiting && 'places' in waiting ? waiting.places : []
    expect(places.map((place) => ('payment_id' in place ? place.payment_id : null))).toContain(
      payment,
    )
    const mails = v.parse(demoMails, await demo(demoMailPath))
    expect(mails.at(-1)).toMatchObject({
      to: 'user@miamicounty.example',
      kind: 'returned',
      path: `/print-receipt/${receipt}`,
    })
  })

  it('comes back once, and with a reason that banks have', async () => {
    const payment = await payByEcheck()
    expect(await sendBack(payment)).toBe(true)
    expect(await sendBack(payment)).toBe(false)
    expect(await demo(demoWorldPaths.echecks, { payment, code: 'R99' })).toHaveProperty('message')
  })

  it('is one write of the world: a reload has it, and an undo takes it back', async () => {
    const journal = memoryJournal()
    openTill({ journal })
    ruth = await as('user@miamicounty.example')
    const payment = await payByEcheck()
    await sendBack(payment)
    const hash = await till.cloud.hash()
    openTill({ journal })
    expect(await till.cloud.hash()).toBe(hash)
    expect(till.cloud.skipped).toEqual([])
    expect((await till.cloud.control.state()).last).toMatchObject({ call: 'demo-return-echeck' })
    await till.cloud.control.undo()
    expect((await open()).map((echeck) => echeck.payment)).toContain(payment)
  })

  it('stands in a saved world', async () => {
    await sendBack(await payByEcheck())
    const file = await till.cloud.control.export()
    const hash = await till.cloud.hash()
    freshTill()
    expect(await till.cloud.control.import(JSON.stringify(file))).toBeNull()
    expect(await till.cloud.hash()).toBe(hash)
  })
})
