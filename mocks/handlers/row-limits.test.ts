import { beforeEach, describe, expect, it } from 'vitest'
import {
  setDepartmentHidden,
  setAllDepartmentsStatus,
  setDepartmentStatus,
} from '@/contract/departments/department-status'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import {
  getOfficeAccount,
  linkAccountOfUser,
  setAccountHold,
  setCallerEbilling,
  unlinkAccountOfUser,
} from '@/contract/bills/office-accounts'
import { createPayment } from '@/contract/payments/payments'
import { listBatches, reconcileBatch } from '@/contract/reports/posting-report'
import { confirmEmail } from '@/contract/people/profile'
import {
  checkTransaction,
  decideRefund,
  getTransaction,
  noteTransaction,
  refundTransaction,
} from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { activateUser, createUser, deactivateUser } from '@/contract/people/user-changes'
import { createCloud } from '@mocks/app/create-cloud'
import type { Called } from '@mocks/hosts/caller'
import {
  mailedToken,
  newcomer,
  paymentOf,
  sampleCallersOf,
  type SampleCallers,
} from '@mocks/samples/sample-callers'

/** What a member of staff can repeat on one row, each time with something more that is kept. */

let clock: number
let cast: SampleCallers

beforeEach(async () => {
  clock = 0
  const cloud = createCloud({ now: () => clock })
  cast = { ...(await sampleCallersOf(cloud)), round: 0 }
})

const place = { merchant: '1', department: 'real-estate-tax' }
const inDepartment = { 'X-Department-Id': place.department }
const accounts = ['08-004512', '08-004518']
const accountOf = (row: number) => ({ account: accounts[row] ?? '', client: '0001' })

/** Repeats a change of one of two rows: 0 or 1. */
type Repeat = (row: number, n: number) => Promise<Called<unknown>>

async function settled(row: number) {
  const day = row === 0 ? '2026-05-28' : '2026-05-27'
  const query = { day, status: 'posted', tender: 'card' }
  const { answer } = await cast.staff.call(listTransactions, { params: place, query })
  const id = answer?.data[0]?.id ?? ''
  const found = await cast.staff.call(getTransaction, { params: { id }, query: {} })
  const items = (found.answer?.data?.items ?? []).slice(0, 1)
  const body = { reason: 'overpaid' as const, note: '' }
  const cent = { ...body, items: items.map((item) => ({ id: item.id, amount_cents: 1 })) }
  return { params: { id }, query: {}, cent }
}

async function checks(): Promise<Repeat> {
  const ids: string[] = []
  for (const name of ['ann', 'ben']) {
    clock += 1_000
    const body = await paymentOf(cast, `${name}+unknown@mail.example`)
    await cast.guest.call(createPayment, { body }, { 'Idempotency-Key': `unknown-of-${name}` })
    const { answer } = await cast.staff.call(listTransactions, { params: place, query: {} })
    ids.push(answer?.data[0]?.id ?? '')
  }
  return (row) => cast.staff.call(checkTransaction, { params: { id: ids[row] ?? '' }, query: {} })
}

async function refundRequests(): Promise<Repeat> {
  const payments = [await settled(0), await settled(1)] as const
  return async (row) => {
    const { params, cent } = payments[row === 0 ? 0 : 1]
    const payment = { params, query: { merchant_id: place.merchant } }
    const asked = await cast.support.call(refundTransaction, { ...payment, body: cent })
    const refund_id = asked.answer?.data.refunds.at(-1)?.id ?? ''
    await cast.root.call(decideRefund, { ...payment, body: { refund_id, approve: false } })
    return asked
  }
}

async function refunds(): Promise<Repeat> {
  const payments = [await settled(0), await settled(1)] as const
  return (row) => {
    const { params, query, cent } = payments[row === 0 ? 0 : 1]
    return cast.staff.call(refundTransaction, { params, query, body: cent })
  }
}

async function notes(): Promise<Repeat> {
  const payments = [await settled(0), await settled(1)] as const
  return (row, n) => {
    const { params, query } = payments[row === 0 ? 0 : 1]
    return cast.staff.call(noteTransaction, { params, query, body: { text: `Called, ${n}` } })
  }
}

const holds: Repeat = async (row, n) => {
  const call = { params: accountOf(row), query: {} }
  const { answer } = await cast.staff.call(getOfficeAccount, call, inDepartment)
  const version = answer?.data.office.version ?? ''
  const hold = { code: 'DISPUTE', reason: `The amount is disputed, ${n}.`, until: '' }
  const body = { hold: n % 2 === 0 ? hold : null, version }
  return cast.staff.call(setAccountHold, { params: accountOf(row), body }, inDepartment)
}

const reconcilings: Repeat = async (row, n) => {
  const day = row === 0 ? '2026-05-28' : '2026-05-27'
  const call = { params: { merchant: place.merchant }, query: { from: day, to: day } }
  const { answer } = await cast.staff.call(listBatches, call)
  const body = {
    merchant_id: place.merchant,
    department_id: null,
    posting_date: day,
    deposit_cents: n,
    note: `Seen, ${n}`,
    version: answer?.data[0]?.version ?? '',
  }
  return cast.staff.call(reconcileBatch, { body })
}

async function activations(): Promise<Repeat> {
  const ids: string[] = []
  for (const username of ['first', 'second']) {
    const email = `${username}@miamicounty.example`
    const person = { name: 'Sam Ple', email, username, phone: null, merchant_id: place.merchant }
    const body = { ...person, role: 'Merchant User' as const }
    const { answer } = await cast.staff.call(createUser, { body })
    ids.push(answer?.data.id ?? '')
  }
  return async (row) => {
    const params = { id: ids[row] ?? '' }
    await cast.staff.call(deactivateUser, { params })
    return cast.staff.call(activateUser, { params })
  }
}

async function citizen() {
  const { user, email, caller } = await newcomer(cast, 'citizen')
  await caller.call(confirmEmail, { body: { token: await mailedToken(cast, email) } })
  return { id: user.id, email }
}

async function links(): Promise<Repeat> {
  const { id } = await citizen()
  return async (row) => {
    const params = { id, ...accountOf(row) }
    const linking = { params, body: { nickname: null } }
    const linked = await cast.root.call(linkAccountOfUser, linking, inDepartment)
    await cast.root.call(unlinkAccountOfUser, { params }, inDepartment)
    return linked
  }
}

async function ebillings(): Promise<Repeat> {
  const { email } = await citizen()
  return (row, n) => {
    const body = { user_id: null, email, on: n % 2 === 0 }
    return cast.staff.call(setCallerEbilling, { params: accountOf(row), body }, inDepartment)
  }
}

const departments = ['real-estate-tax', 'dog-licenses']
const departmentAt = (row: number) => ({
  merchant_id: place.merchant,
  department_id: departments[row] ?? '',
})
const merchantAt = (row: number) => String(row + 1)

const now =
  (repeat: Repeat): (() => Promise<Repeat>) =>
  async () =>
    repeat

/** What is repeated, how often it can be, and the status and code of its refusal. */
const table: readonly (readonly [string, number, number, string, () => Promise<Repeat>])[] = [
  ['a note of a payment', 50, 409, 'too_many_notes', notes],
  ['a refund that is asked for and refused', 20, 409, 'too_many_requests', refundRequests],
  ['a refund of a cent', 50, 409, 'too_many_refunds', refunds],
  ['a check of a payment that stays unknown', 30, 429, 'too_many', checks],
  ['a hold, set and lifted', 30, 429, 'too_many', now(holds)],
  ['a deposit of a batch', 30, 429, 'too_many', now(reconcilings)],
  ['a user, deactivated and activated', 30, 429, 'too_many', activations],
  ['an account, linked and unlinked', 30, 429, 'too_many', links],
  ['a caller’s e-billing, on and off', 30, 429, 'too_many', ebillings],
  [
    'a department, on and off',
    30,
    429,
    'too_many',
    now((row, n) =>
      cast.root.call(setDepartmentStatus, { body: { ...departmentAt(row), status: n % 2 === 1 } }),
    ),
  ],
  [
    'a department, hidden and shown',
    30,
    429,
    'too_many',
    now((row, n) =>
      cast.root.call(setDepartmentHidden, { body: { ...departmentAt(row), hidden: n % 2 === 0 } }),
    ),
  ],
  [
    'all departments, on and off',
    30,
    429,
    'too_many',
    now((row, n) =>
      cast.root.call(setAllDepartmentsStatus, {
        body: { merchant_id: merchantAt(row), status: n % 2 === 1 },
      }),
    ),
  ],
  [
    'a merchant, on and off',
    30,
    429,
    'too_many',
    now((row, n) =>
      cast.root.call(setMerchantStatus, {
        params: { id: merchantAt(row) },
        body: { is_enabled: n % 2 === 0 ? 0 : 1 },
      }),
    ),
  ],
]

describe('a member of staff who repeats', () => {
  it.each(table)('%s is let through %i times: %i %s', async (_, most, status, code, prepared) => {
    const repeat = await prepared()
    for (let n = 0; n < most; n++) expect((await repeat(0, n)).status).toBe(200)

    const refused = await repeat(0, most)
    expect(refused.status).toBe(status)
    expect(refused.failure.code).toBe(code)
    expect(refused.failure.message).toMatch(/\w+ \w+.*\.$/u)

    expect((await repeat(1, 0)).status).toBe(200)
    clock += 60 * 60_000
    // What is counted by the hour goes on, what is kept stays full.
    const later = await repeat(0, most)
    expect(later.failure.code === code).toBe(status === 409)
  })

  it('keeps no colleague from it, nor who may refund from refunding', async () => {
    const hold = { code: 'LIEN', reason: 'A lien is recorded.', until: '' }
    for (let n = 0; n <= 30; n++) await holds(0, n)
    const call = { params: accountOf(0), query: { merchant_id: place.merchant } }
    const { answer } = await cast.root.call(getOfficeAccount, call, inDepartment)
    const body = { hold, version: answer?.data.office.version ?? '', merchant_id: place.merchant }
    const held = await cast.root.call(setAccountHold, { params: accountOf(0), body }, inDepartment)
    expect(held.status).toBe(200)

    const ask = await refundRequests()
    for (let n = 0; n <= 20; n++) await ask(0, n)
    const made = await refunds()
    expect((await made(0, 0)).status).toBe(200)
  })
})
