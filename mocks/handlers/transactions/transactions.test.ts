import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/contract/endpoint'
import { getBillHistory } from '@/contract/bills/bills'
import { getOfficeAccount } from '@/contract/bills/office-accounts'
import { checkCart } from '@/contract/payments/payments'
import { saveDepartmentSettings } from '@/contract/departments/department-settings'
import { listMerchantDepartments } from '@/contract/departments/department-setup'
import { getReceipt } from '@/contract/payments/receipts'
import {
  checkTransaction,
  decideRefund,
  getTransaction,
  noteTransaction,
  refundTransaction,
  resendReceipt,
  type Transaction,
  voidTransaction,
} from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { listPostingTransactions } from '@/contract/reports/posting-report'
import {
  listTransactionsDepartments,
  listTransactionsReport,
} from '@/contract/reports/transactions-report'
import { limitClerk } from '@mocks/handlers/people/users.test-support'
import { sumOf } from '@/rules/payments/money'
import { feesBack } from '@/rules/payments/refunds'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { notify, paragraph } from '@mocks/handlers/notifications/notices.test-support'
import {
  balances,
  firstHalf,
  freshTill,
  minute,
  pass,
  pay,
  permit,
  quote,
  second,
  secondHalf,
  till,
} from '@mocks/handlers/payments/payments.test-support'

const hour = 60 * minute
const day = 24 * hour
const place = { merchant: '1', department: 'real-estate-tax' }
const onRoot = { merchant_id: '1' }

beforeEach(freshTill)

async function as(email: string, label: string | null): Promise<Caller> {
  return callerFor(till.cloud, label, { token: await tokenFor(till.cloud, email) })
}
const admin = () => as('merchant-admin@miamicounty.example', 'miamicounty')
const clerk = () => as('merchant-user@miamicounty.example', 'miamicounty')
const support = () => as('support@civictill.example', null)
const root = () => as('super@civictill.example', null)

type ListQuery = CallInput<typeof listTransactions>['query']
const listed = async (caller: Caller, query: ListQuery = {}) => {
  const { answer, failure } = await caller.call(listTransactions, { params: place, query })
  if (!answer) throw new Error(failure.message ?? failure.error)
  return answer
}

/** The key that its payer got with the latest payment; the office never does. */
let receiptKey = ''
const receipt = async () =>
  (await till.guest.call(getReceipt, { params: { id: receiptKey }, query: {} })).answer?.data

/** Pays the first half, and finds the payment as staff does. */
async function paid(more: Parameters<typeof pay>[1] = {}): Promise<string> {
  receiptKey = (await pay([firstHalf], more)).answer?.data.receipt_id ?? ''
  return (await listed(await admin())).data[0]?.id ?? ''
}

/** The evening of the day on which it was paid is over. */
async function settled(): Promise<string> {
  const id = await paid()
  pass(day)
  return id
}

async function seen(caller: Caller, id: string, query = {}): Promise<Transaction | null> {
  const { answer } = await caller.call(getTransaction, { params: { id }, query })
  return answer?.data ?? null
}

const all = (amount_cents: number) => [{ id: firstHalf.id, amount_cents }]
const why = { reason: 'duplicate', note: '' } as const

const refund = async (caller: Caller, id: string, cents: number, query = {}) =>
  caller.call(refundTransaction, {
    params: { id },
    query,
    body: { ...why, items: all(cents) },
  })
const toVoid = async (caller: Caller, id: string, query = {}) =>
  caller.call(voidTransaction, { params: { id }, query, body: why })

const codeOf = ({ status, failure }: { status: number; failure: { code?: string | undefined } }) =>
  `${status} ${failure.code ?? ''}`.trim()

describe('the day’s list', () => {
  it('has every attempt, newest first, with the totals of what was charged', async () => {
    await pay([firstHalf], { token: '9438771111111053' })
    await pay([firstHalf])
    const { data, totals, hours, day: shown } = await listed(await admin())
    expect(shown).toBe('2026-06-01')
    expect(
      data
        .slice(0, 2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['approved', 'declined'])
    const charged = data.filter(({ status }) => !['declined', 'unknown'].includes(status))
    const sum = (cents: readonly number[]) => cents.reduce((one, other) => one + other, 0)
    expect(totals.payments).toBe(charged.length)
    expect(totals.subtotal_cents).toBe(sum(charged.map((row) => row.subtotal_cents)))
    expect(sum(hours.map((row) => row.payments))).toBe(charged.length)
    expect(sum(hours.map((row) => row.principal_cents))).toBe(totals.subtotal_cents)
    expect(hours[10]?.payments).toBeGreaterThan(0)
  })

  it('has a department’s part of a payment for several', async () => {
    await pay([firstHalf, permit])
    const [row] = (await listed(await admin())).data
    expect(row).toMatchObject({ items: 1, subtotal_cents: firstHalf.amount_cents })
    expect(row?.payment_cents).toBeGreaterThan(row?.total_cents ?? 0)
  })

  it('says of a payment for several bills what each got, and what of each went back', async () => {
    await pay([firstHalf, secondHalf])
    const id = (await listed(await admin())).data[0]?.id ?? ''
    pass(day)
    const body = { ...why, items: [{ id: secondHalf.id, amount_cents: 10_000 }] }
    const params = { id }
    await (await support()).call(refundTransaction, { params, query: onRoot, body })
    const asked = (await seen(await admin(), id))?.refunds[0]?.id ?? ''
    const decision = { refund_id: asked, approve: true }
    await (await admin()).call(decideRefund, { params, query: {}, body: decision })
    const half = { account: '08-004512', year: 2025 }
    const [row] = (await listed(await admin(), { day: '2026-06-01' })).data
    expect(row?.parts).toEqual([
      { ...half, cycle: '1', principal_cents: firstHalf.amount_cents, refunded_cents: 0 },
      { ...half, cycle: '2', principal_cents: secondHalf.amount_cents, refunded_cents: 10_000 },
    ])
    // The refund is of the second half alone.
    const { went_back } = await listed(await admin(), { day: '2026-06-02' })
    expect(went_back[0]?.parts).toEqual([{ ...half, cycle: '2', principal_cents: 10_000 }])
    const posted = await (
      await admin()
    ).call(listPostingTransactions, {
      params: place,
      query: { from: '2026-06-02', to: '2026-06-02', type: 'refund' },
    })
    expect(posted.answer?.data).toMatchObject([
      { cycle: '2', items: 1, parts: [{ ...half, cycle: '2', principal_cents: -10_000 }] },
    ])
    const office = callerFor(till.cloud, 'miamicounty', {
      token: await tokenFor(till.cloud, 'merchant-admin@miamicounty.example'),
      departmentId: 'real-estate-tax',
    })
    const account = await office.call(getOfficeAccount, {
      params: { account: '08-004512', client: '0001' },
      query: {},
    })
    expect(account.answer?.data.payments[0]).toMatchObject({ refunded_cents: 10_000 })
  })

  it('is of the merchant’s own day: 11 p.m. is not tomorrow', async () => {
    pass(13 * hour)
    await pay([firstHalf])
    const today = await listed(await admin(), { day: '2026-06-01' })
    expect(today.data.filter(({ account }) => account === '08-004512')).toHaveLength(1)
    const next = await listed(await admin(), { day: '2026-06-02' })
    expect(next.data).toEqual([])
  })

  it('finds by confirmation, name, account and status, and sums what it finds', async () => {
    const id = await paid()
    const caller = await admin()
    const confirmation = (await seen(caller, id))?.confirmation ?? ''
    for (const q of [confirmation, 'jo payer', '08-004512', '1443']) {
      const { data, totals } = await listed(caller, { q })
      expect(data.map((row) => row.id)).toEqual([id])
      expect(totals.subtotal_cents).toBe(firstHalf.amount_cents)
    }
    expect((await listed(caller, { status: 'unknown' })).totals).toMatchObject({
      payments: 0,
      unknown: { payments: 1 },
    })
  })

  it('has nothing on a day that has not come', async () => {
    const { data, totals } = await listed(await admin(), { day: '2027-01-01' })
    expect([data, totals.total_cents]).toEqual([[], 0])
  })

  it('refuses a day that is none, and departments that are not theirs', async () => {
    const caller = await admin()
    const on = (params: { merchant: string; department: string }, query: ListQuery = {}) =>
      caller.call(listTransactions, { params, query })
    expect((await on(place, { day: '2026-02-30' })).status).toBe(422)
    expect((await on({ ...place, merchant: '2' })).status).toBe(403)
    expect((await on({ ...place, department: 'no-such' })).status).toBe(404)
  })
})

describe('a void', () => {
  it('gives the bill back to the citizen at once: bill, receipt and cart', async () => {
    const before = await balances()
    const id = await paid()
    expect((await balances())?.[0]).toBe(0)
    const { answer } = await toVoid(await admin(), id)
    expect(answer?.data).toMatchObject({ status: 'voided', problems: { void: 'voided' } })
    expect(await balances()).toEqual(before)
    expect((await receipt())?.status).toBe('voided')
    const cart = await till.guest.call(checkCart, { body: { items: [firstHalf] } })
    expect(cart.answer?.data[0]?.state).toBe('ok')
  })

  it('goes back on its day, and stands with what staff did to the account', async () => {
    const id = await paid()
    const caller = await admin()
    const { totals } = await listed(caller)
    await toVoid(caller, id)
    const after = (await listed(caller, { q: '08-004512' })).totals
    expect(after.went_back).toMatchObject({ voids: 1, void_cents: firstHalf.amount_cents })
    expect(after).toMatchObject({ subtotal_cents: firstHalf.amount_cents, net_cents: 0 })
    expect((await listed(caller)).totals.net_cents).toBe(totals.net_cents - firstHalf.amount_cents)
    const office = callerFor(till.cloud, 'miamicounty', {
      token: await tokenFor(till.cloud, 'merchant-admin@miamicounty.example'),
      departmentId: 'real-estate-tax',
    })
    const account = await office.call(getOfficeAccount, {
      params: { account: '08-004512', client: '0001' },
      query: {},
    })
    const [latest] = account.answer?.data.actions ?? []
    expect(latest).toMatchObject({ action: 'payment-voided', object: { kind: 'payment' } })
  })

  it('is told on the day on which it was made, with its payment', async () => {
    const before = await listed(await admin(), { q: '08-004512' })
    expect(before.went_back).toEqual([])
    const id = await paid()
    const caller = await admin()
    await toVoid(caller, id)
    const { data, went_back, totals } = await listed(caller, { q: '08-004512' })
    const [row] = data
    expect(went_back).toMatchObject([
      {
        transaction_id: id,
        type: 'void',
        paid_at: row?.at,
        confirmation: row?.confirmation,
        payer_name: row?.payer_name,
        account: '08-004512',
        principal_cents: firstHalf.amount_cents,
        fee_cents: totals.went_back.fee_back_cents,
      },
    ])
  })

  it('is refused after settlement, a second time, and of what has no answer', async () => {
    const id = await paid()
    const caller = await admin()
    const twice = await Promise.all([toVoid(caller, id), toVoid(await admin(), id)])
    expect(twice.map(codeOf).toSorted()).toEqual(['200', '409 voided'])
    const unknown = (await listed(caller, { status: 'unknown' })).data[0]?.id ?? ''
    expect(codeOf(await toVoid(caller, unknown))).toBe('409 unknown')
    expect(codeOf(await toVoid(caller, await refundable(caller)))).toBe('409 settled')
  })
})

/** A settled card payment of the seed. */
async function refundable(caller: Caller): Promise<string> {
  const { data } = await listed(caller, { day: '2026-05-28', status: 'posted' })
  return data[0]?.id ?? ''
}

describe('a refund', () => {
  it('opens the bill again by what went back; the fee stays', async () => {
    const before = await balances()
    const id = await settled()
    const { answer } = await refund(await admin(), id, 50_000)
    expect(answer?.data).toMatchObject({ status: 'part-refunded' })
    expect(answer?.data.refunds).toMatchObject([
      { state: 'refunded', amount_cents: 50_000, fee_cents: 0, posting_date: '2026-06-02' },
    ])
    expect((await balances())?.[0]).toBe(50_000)
    const visitor = callerFor(till.cloud, 'miamicounty', { departmentId: 'real-estate-tax' })
    const parcel = { params: { parcelId: '08-004512' }, query: {} }
    const history = await visitor.call(getBillHistory, parcel)
    expect(history.answer?.data[0]).toMatchObject({
      status: 'part-refunded',
      amount_cents: firstHalf.amount_cents,
      refunded_cents: 50_000,
    })
    const rest = await refund(await admin(), id, firstHalf.amount_cents - 50_000)
    expect(rest.answer?.data).toMatchObject({
      status: 'refunded',
      problems: { refund: 'nothing_left' },
    })
    expect(await balances()).toEqual(before)
    expect(await receipt()).toMatchObject({
      status: 'refunded',
      refunded_cents: firstHalf.amount_cents,
    })
  })

  const changeTerms = async (fee: boolean, more: { effective_from?: string } = {}) => {
    const provider = await root()
    const { answer } = await provider.call(listMerchantDepartments, { query: onRoot })
    const usual = answer?.data.find((row) => row.id === place.department)?.payment_settings
    if (!usual) throw new Error('The department is gone')
    const payment_settings = { ...usual, refunds: { days: null, fee } }
    const body = { ...onRoot, department_id: place.department, payment_settings, ...more }
    const { status } = await provider.call(saveDepartmentSettings, { body })
    expect(status).toBe(200)
  }
  const feesOnReceipt = async () => (await receipt())?.fees

  it('takes its share of the fee along where the department gave fees back when it was paid', async () => {
    await changeTerms(true)
    expect((await quote([firstHalf])).groups).toMatchObject([{ fee_refundable: true }])
    const id = await settled()
    expect(await feesOnReceipt()).toMatchObject([{ fee_refundable: true }])
    const caller = await admin()
    // Each time the form says beforehand what goes back of the fee.
    const said: number[] = []
    for (const cents of [33_333, firstHalf.amount_cents - 33_333]) {
      const before = await seen(caller, id)
      said.push(before === null ? NaN : feesBack(before, [cents]))
      await refund(caller, id, cents)
    }
    const after = await seen(caller, id)
    expect(after?.refunds.map(({ fee_cents }) => fee_cents)).toEqual(said)
    expect(sumOf(said)).toBe(after?.fee_cents)
  })

  const changes: [when: string, change: () => Promise<void>][] = [
    [
      'on a later day',
      async () => {
        pass(day)
        await changeTerms(true)
      },
    ],
    [
      'later on the same day',
      async () => {
        pass(minute)
        await changeTerms(true)
      },
    ],
    [
      'from a later day',
      async () => {
        await changeTerms(true, { effective_from: '2026-06-03' })
        pass(3 * day)
      },
    ],
    [
      'twice',
      async () => {
        await changeTerms(true, { effective_from: '2026-06-03' })
        pass(3 * day)
        await changeTerms(true, { effective_from: '2026-06-09' })
        await changeTerms(true)
      },
    ],
  ]
  it.each(changes)(
    'leaves the fee where its terms changed %s: payer and office were told so',
    async (_, change) => {
      const id = await paid()
      await change()
      pass(day)
      expect(await feesOnReceipt()).toMatchObject([{ fee_refundable: false }])
      expect((await seen(await admin(), id))?.fees).toMatchObject([{ fee_refundable: false }])
      const { answer } = await refund(await admin(), id, firstHalf.amount_cents)
      expect(answer?.data.refunds).toMatchObject([{ fee_cents: 0 }])
      // Who pays by the new terms gets the fee back.
      const { answer: later } = await pay([firstHalf])
      receiptKey = later?.data.receipt_id ?? ''
      expect(await feesOnReceipt()).toMatchObject([{ fee_refundable: true }])
    },
  )

  it('is told on its own day, not on that of the payment, and to the department’s staff only', async () => {
    const id = await settled()
    const caller = await admin()
    await refund(caller, id, 50_000)
    await refund(caller, id, 10_000)
    const cents = ({ went_back }: Awaited<ReturnType<typeof listed>>) =>
      went_back
        .filter(({ transaction_id }) => transaction_id === id)
        .map(({ type, principal_cents }) => `${type} ${principal_cents}`)
        .toSorted()
    expect(cents(await listed(caller, { day: '2026-06-01' }))).toEqual([])
    const next = await listed(caller, { day: '2026-06-02' })
    expect([next.data, cents(next)]).toEqual([[], ['refund 10000', 'refund 50000']])
    const other = await caller.call(listTransactions, {
      params: { ...place, department: permit.department_id },
      query: { day: '2026-06-02' },
    })
    expect(other.answer?.went_back).toEqual([])
  })

  it('is never more than what is left, from two tabs at once neither', async () => {
    const id = await settled()
    const [one, other] = [await admin(), await admin()]
    expect(codeOf(await refund(one, id, firstHalf.amount_cents + 1))).toBe('409 over_rest')
    const both = await Promise.all([refund(one, id, 60_000), refund(other, id, 60_000)])
    expect(both.map(codeOf).toSorted()).toEqual(['200', '409 over_rest'])
    expect((await balances())?.[0]).toBe(60_000)
  })

  it('is not made twice by two who saw the same rest', async () => {
    const id = await settled()
    const left_cents = firstHalf.amount_cents
    const body = { ...why, items: [{ id: firstHalf.id, amount_cents: 50_000, left_cents }] }
    const ask = async () =>
      codeOf(await (await admin()).call(refundTransaction, { params: { id }, query: {}, body }))
    expect(await ask()).toBe('200')
    expect(await ask()).toBe('409 refunded_since')
    expect((await seen(await admin(), id))?.refunds).toHaveLength(1)
  })

  it('is told to its payer where the merchant’s notice is on and the payer wants it; the office is told which', async () => {
    const id = await settled()
    const tells = async () => (await seen(await admin(), id))?.tells_refunds
    expect(await tells()).toBe(false)
    await notify({
      kind: 'refund',
      messages: { en: { subject: 'Ours', body: [paragraph('Text')] } },
      schedule: { kind: 'event' },
    })
    pass(minute)
    expect(await tells()).toBe(true)
  })

  it('is too late after the department’s window', async () => {
    const id = await settled()
    pass(181 * day)
    expect(codeOf(await refund(await admin(), id, 1))).toBe('409 too_late')
  })

  it('refuses amounts and reasons that are none', async () => {
    const id = await settled()
    const caller = await admin()
    const status = async (body: object) =>
      (
        await caller.call(refundTransaction, {
          params: { id },
          query: {},
          body: { ...why, items: all(1), ...body },
        })
      ).status
    expect(await status({ items: [] })).toBe(422)
    expect(await status({ items: all(0) })).toBe(422)
    expect(await status({ items: [{ id: 'another', amount_cents: 1 }] })).toBe(422)
    expect(await status({ reason: 'other', note: '' })).toBe(422)
    expect(await status({ items: all(-5) })).toBe(422)
  })

  it('that Support asks for waits, and is no refund yet', async () => {
    const id = await settled()
    const helper = await support()
    const asked = await refund(helper, id, 10_000, onRoot)
    expect(asked.answer?.data).toMatchObject({
      status: 'posted',
      refunds: [{ state: 'requested', items: [{ amount_cents: 10_000 }] }],
      problems: { refund: 'requested' },
    })
    expect((await balances())?.[0]).toBe(0)
    expect(codeOf(await refund(await admin(), id, 1))).toBe('409 requested')
    const decision = (approve: boolean) => ({
      params: { id },
      query: onRoot,
      body: { refund_id: asked.answer?.data.refunds[0]?.id ?? '', approve },
    })
    expect((await helper.call(decideRefund, decision(true))).status).toBe(403)
    const provider = await root()
    const approved = await provider.call(decideRefund, decision(true))
    expect(approved.answer?.data.status).toBe('part-refunded')
    expect((await balances())?.[0]).toBe(10_000)
    expect(codeOf(await provider.call(decideRefund, decision(false)))).toBe('409 no_request')
  })

  it('that is asked for is found as such by the list of its day and by the report, until it is decided', async () => {
    const id = await settled()
    const caller = await admin()
    const asked = await refund(await support(), id, 10_000, onRoot)
    const found = async () => {
      const status = 'refund-requested'
      const list = await listed(caller, { day: '2026-06-01', status })
      const query = { from: '2026-01-01', to: '2026-06-02', status }
      const report = await caller.call(listTransactionsReport, { query })
      const at = { params: { id: '1' }, query }
      const departments = await caller.call(listTransactionsDepartments, at)
      const land = departments.answer?.data.find((row) => row.department_id === place.department)
      return [list.data.map((row) => row.id), report.answer?.totals.attempts, land?.last_day]
    }
    expect(await found()).toEqual([[id], 1, '2026-06-01'])
    await caller.call(decideRefund, {
      params: { id },
      query: {},
      body: { refund_id: asked.answer?.data.refunds[0]?.id ?? '', approve: true },
    })
    expect(await found()).toEqual([[], 0, null])
  })

  it('is asked for once and decided once, from two tabs at once neither', async () => {
    const id = await settled()
    const [one, other] = [await support(), await support()]
    const asked = await Promise.all([
      refund(one, id, 60_000, onRoot),
      refund(other, id, 60_000, onRoot),
    ])
    expect(asked.map(codeOf).toSorted()).toEqual(['200', '409 requested'])
    const caller = await admin()
    const refund_id = (await seen(caller, id))?.refunds[0]?.id ?? ''
    const decided = await Promise.all(
      [true, false].map(async (approve) =>
        caller.call(decideRefund, { params: { id }, query: {}, body: { refund_id, approve } }),
      ),
    )
    expect(decided.map(codeOf).toSorted()).toEqual(['200', '409 no_request'])
  })

  it('that was refused leaves the payment as it was, and another may be asked for', async () => {
    const id = await settled()
    const asked = await refund(await support(), id, 10_000, onRoot)
    const refund_id = asked.answer?.data.refunds[0]?.id ?? ''
    const caller = await admin()
    const no = await caller.call(decideRefund, {
      params: { id },
      query: {},
      body: { refund_id, approve: false },
    })
    expect(no.answer?.data).toMatchObject({ status: 'posted', refunds: [{ state: 'refused' }] })
    expect(codeOf(await refund(caller, id, 1))).toBe('200')
  })
})

describe('other actions', () => {
  it('a card’s money is at the bank a business day after its posting; what was never charged, not', async () => {
    const caller = await admin()
    const id = await paid()
    const fundedOn = async (payment: string) => (await seen(caller, payment))?.funding_date
    expect(await fundedOn(id)).toBe('2026-06-02')
    await toVoid(caller, id)
    expect(await fundedOn(id)).toBeNull()
    await pay([firstHalf], { token: '9438771111111053' })
    for (const status of ['unknown', 'declined'] as const) {
      const [row] = (await listed(caller, { status })).data
      expect(await fundedOn(row?.id ?? '')).toBeNull()
    }
  })

  it('a payment without an answer is asked for, and then it is known', async () => {
    const caller = await admin()
    const id = (await listed(caller, { status: 'unknown' })).data[0]?.id ?? ''
    const { answer } = await caller.call(checkTransaction, { params: { id }, query: {} })
    expect(answer?.data.status).toBe('approved')
    const again = await caller.call(checkTransaction, { params: { id }, query: {} })
    expect(codeOf(again)).toBe('409 known')
  })

  it('the processor may know no more yet', async () => {
    const id = await paid({ email: 'jo+unknown@example.com' })
    const caller = await admin()
    const check = () => caller.call(checkTransaction, { params: { id }, query: {} })
    expect((await check()).answer?.data.status).toBe('unknown')
    pass(7 * second)
    expect(codeOf(await check())).toBe('409 known')
  })

  it('a receipt is sent again, also to another address; a wrong one is refused', async () => {
    const id = await paid()
    const caller = await admin()
    const resend = (email: string | null) =>
      caller.call(resendReceipt, { params: { id }, query: {}, body: { email } })
    expect((await resend(null)).status).toBe(200)
    expect((await resend('not an address')).status).toBe(422)
    expect((await resend('other@example.com')).status).toBe(200)
    const mails = till.cloud.outbox.filter(({ path }) => path === `/print-receipt/${receiptKey}`)
    expect(mails.map(({ to }) => to)).toEqual(['jo@example.com', 'other@example.com'])
    expect((await seen(caller, id))?.mails.map(({ by }) => by === null)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('notes, events and the audit log tell what was done, and by whom', async () => {
    const id = await paid()
    const caller = await admin()
    const text = 'Called: paid twice by mistake'
    await caller.call(noteTransaction, { params: { id }, query: {}, body: { text } })
    pass(minute)
    await toVoid(caller, id)
    const found = await seen(caller, id)
    expect(found?.notes.map((note) => note.text)).toEqual([text])
    expect(found?.audit.map(({ action }) => action)).toEqual(['payment-noted', 'payment-voided'])
    expect(found?.events.map(({ kind }) => kind)).toEqual([
      'priced',
      'submitted',
      'answered',
      'receipt-sent',
      'note',
      'voided',
    ])
    expect(found?.gateway.setlstat).toBe('Voided')
    const empty = { params: { id }, query: {}, body: { text: ' ' } }
    expect((await caller.call(noteTransaction, empty)).status).toBe(422)
  })
})

describe('who may', () => {
  it('a clerk without the right neither voids nor refunds, and a citizen not at all', async () => {
    const id = await paid()
    for (const caller of [await clerk(), await as('user@miamicounty.example', 'miamicounty')]) {
      expect((await toVoid(caller, id)).status).toBe(403)
      expect((await refund(caller, id, 1)).status).toBe(403)
    }
    expect((await seen(await clerk(), id))?.id).toBe(id)
  })

  it('a payment of another merchant is none', async () => {
    const id = await paid()
    const other = await as('merchant-admin@tiffin.example', 'tiffin')
    expect(await seen(other, id)).toBeNull()
    expect(codeOf(await toVoid(other, id))).toBe('409 gone')
    expect((await toVoid(other, id, onRoot)).status).toBe(403)
    expect(await seen(await root(), id, { merchant_id: '2' })).toBeNull()
  })

  it('a clerk of one department voids nothing that others have a part of', async () => {
    await pay([firstHalf, permit])
    const chief = await admin()
    const id = (await listed(chief)).data[0]?.id ?? ''
    await limitClerk(chief, { rights: ['refund'], departments: ['real-estate-tax'] })
    expect(codeOf(await toVoid(await clerk(), id))).toBe('409 other_departments')
  })
})
