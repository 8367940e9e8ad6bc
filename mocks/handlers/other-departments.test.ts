import { beforeAll, describe, expect, it } from 'vitest'
import { type CallId, contract } from '@/contract/all'
import { quoteCounterPayment, startSale } from '@/contract/payments/counter'
import { permissionNames } from '@/contract/people/permissions'
import { getReceipt } from '@/contract/payments/receipts'
import { getTransaction, noteTransaction, refundTransaction } from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { rightNames } from '@/contract/people/users'
import { addDays } from '@/rules/time/dates'
import { otherDepartmentCode } from '@/rules/people/departments-seen'
import { may } from '@/rules/people/permissions'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { everybody } from '@/rules/notifications/everybody'
import { sampleNotification } from '@mocks/samples/sample-notification-calls'
import { sampleTerminal } from '@mocks/samples/sample-counter-calls'
import {
  firstHalf,
  freshTill,
  minute,
  nextKey,
  pass,
  pay,
  permit,
  secondHalf,
  till,
} from './payments/payments.test-support'
import { limitClerk } from './people/users.test-support'

/**
 * A clerk who is limited to one department asks every call that their role has, about payments of
 * another department and of both: no answer tells anything of the other one (decision 41).
 */

const own = permit.department_id
const other = firstHalf.department_id
const day = 24 * 60 * minute

interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The page's department. */
  readonly at?: string
}

let token = ''
let admin: Caller
let clerk: Caller
/** What the office calls a payment of the other department, and one of both. */
let foreign = ''
let mixed = ''
const keys = { foreign: '', mixed: '', sale: '' }
/** What no answer may hold. */
let secrets: string[] = []

const as = async (email: string) =>
  callerFor(till.cloud, 'miamicounty', { token: await tokenFor(till.cloud, email) })

async function listed(department: string): Promise<string> {
  const params = { merchant: '1', department }
  const { answer } = await admin.call(listTransactions, { params, query: {} })
  return answer?.data.find(({ payer_name }) => payer_name === 'Jo Payer')?.id ?? ''
}

async function startForeignSale(): Promise<void> {
  const open = { ...secondHalf, amount_cents: 12_345 }
  const { answer } = await admin.call(quoteCounterPayment, { body: { items: [open] } })
  const price = answer?.data.prices.find(({ tender }) => tender === 'terminal')
  const body = {
    quote_id: price?.quote_id ?? '',
    payer: { name: 'Ann Caller', email: '', phone: null, zip: '45373', street: null },
    way: 'counter' as const,
    note: '',
    consents: [],
    confirm_duplicate: true,
    language: 'en',
  }
  keys.sale = nextKey()
  const call = { params: { id: sampleTerminal }, body }
  const started = await admin.call(startSale, call, { 'Idempotency-Key': keys.sale })
  expect(started.status).toBe(200)
}

beforeAll(async () => {
  freshTill()
  admin = await as('merchant-admin@miamicounty.example')
  keys.foreign = nextKey()
  const alone = await pay([{ ...firstHalf, amount_cents: 94_864 }], {}, keys.foreign)
  foreign = await listed(other)
  pass(minute)
  keys.mixed = nextKey()
  const both = await pay([secondHalf, permit], {}, keys.mixed)
  mixed = await listed(own)
  const note = async (id: string, text: string) =>
    admin.call(noteTransaction, { params: { id }, query: {}, body: { text } })
  await note(foreign, 'A word about the tax alone')
  await note(mixed, 'A word about tax and permit')
  pass(day)
  // A session ends by the clock.
  admin = await as('merchant-admin@miamicounty.example')
  const items = [{ id: secondHalf.id, amount_cents: 12_345 }]
  const why = { reason: 'duplicate', note: 'Tax that went back' } as const
  await admin.call(refundTransaction, { params: { id: mixed }, query: {}, body: { ...why, items } })
  const whole = (await admin.call(getTransaction, { params: { id: mixed }, query: {} })).answer
  await startForeignSale()
  const rights = rightNames.filter((right) => right !== 'import' && right !== 'send-notifications')
  await limitClerk(admin, { rights, departments: [own] })
  token = await tokenFor(till.cloud, 'merchant-user@miamicounty.example')
  clerk = callerFor(till.cloud, 'miamicounty', { token })
  secrets = [
    ...[alone, both].map(({ answer }) => answer?.data.receipt_id ?? ''),
    keys.foreign,
    keys.mixed,
    String(whole?.data?.total_cents ?? ''),
    whole?.data?.gateway.retref ?? '',
    '08-004512',
    'Jane Doe',
    'A word about',
    'Tax that went back',
    '94864',
    '91244',
    '12345',
  ]
  if (secrets.some((secret) => secret.length < 5)) throw new Error('A secret is missing')
})

async function ask(id: CallId, { params = {}, query = {}, body, at = '' }: Asked) {
  const { method, path } = contract[id]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  const response = await till.cloud.fetch(
    new Request(`http://miamicounty.pay.localhost/${filled}?${search}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Department-Id': at,
        'Idempotency-Key': nextKey(),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
  return { status: response.status, text: await response.text() }
}

const account = { account: '08-004512', client: '0001' }
const today = '2026-06-02'
const days = { from: '2026-05-01', to: addDays(today, 1) }
const why = { reason: 'duplicate', note: '' }
const here = (department: string) => ({ merchant: '1', department })
const notices = { merchantId: '1', type: 'BILLING' }
const notice = (departments: string[]) => ({
  ...sampleNotification(1),
  audience: { ...everybody, departments },
})
const mail = { email: 'clerk@miamicounty.example' }

/** What each call is asked, and what it answers. */
const table = (): Partial<Record<CallId, readonly (readonly [Asked, number, string?])[]>> => ({
  getDashboard: [[{ query: { period: 'last-30' } }, 200]],
  listToDos: [[{}, 200]],
  listMerchantDepartments: [[{}, 200, `"id":"${other}"`]],
  listUsers: [[{ query: { q: 'ruth' } }, 200, '"linked_accounts":2']],
  listUserRoles: [[{}, 200]],
  getAccount: [[{ params: account, at: other }, 403]],
  getAccountActivity: [[{ params: account, at: other }, 403]],
  getOfficeAccount: [[{ params: account, at: other }, 403]],
  sendBillLink: [[{ params: account, at: other, body: { ...mail, year: null } }, 403]],
  setCallerEbilling: [
    [{ params: account, at: other, body: { user_id: null, ...mail, on: true } }, 403],
  ],
  setAccountHold: [[{ params: account, at: other, body: { hold: null, version: '' } }, 403]],
  searchOffice: [
    [{ query: { q: '08-004512' } }, 200],
    [{ query: { q: 'Jo Payer' } }, 200],
    [{ query: { q: '1443' } }, 200],
  ],
  listAudit: [[{}, 200]],
  getDepartmentsReport: [[{ params: { id: '1' }, query: days }, 200]],
  listPostingReport: [[{ query: days }, 200]],
  listBatches: [[{ params: { merchant: '1' }, query: days }, 200]],
  listPostingTransactions: [
    [{ params: here(own), query: days }, 200],
    [{ params: here(other), query: days }, 403],
  ],
  listTransactionsReport: [[{ query: days }, 200]],
  listTransactionsDepartments: [[{ params: { id: '1' }, query: days }, 200]],
  listTransactions: [
    [{ params: here(own), query: { day: '2026-06-01' } }, 200],
    [{ params: here(other), query: { day: '2026-06-01' } }, 403],
  ],
  getTransaction: [
    [{ params: { id: mixed } }, 200],
    [{ params: { id: foreign } }, 200],
    [{ params: { id: keys.mixed } }, 200],
  ],
  noteTransaction: [
    [{ params: { id: mixed }, body: { text: 'My own' } }, 200],
    [{ params: { id: foreign }, body: { text: 'Not mine' } }, 409],
  ],
  resendReceipt: [
    [{ params: { id: mixed }, body: mail }, 409],
    [{ params: { id: mixed }, body: { email: null } }, 200],
    [{ params: { id: foreign }, body: { email: null } }, 409],
  ],
  voidTransaction: [
    [{ params: { id: mixed }, body: why }, 409],
    [{ params: { id: foreign }, body: why }, 409],
  ],
  refundTransaction: [
    [{ params: { id: mixed }, body: { ...why, items: [{ ...secondHalf }] } }, 422],
    [{ params: { id: foreign }, body: { ...why, items: [{ ...firstHalf }] } }, 409],
  ],
  decideRefund: [[{ params: { id: mixed }, body: { refund_id: 'x', approve: true } }, 409]],
  quoteCounterPayment: [[{ body: { items: [secondHalf] } }, 403]],
  takePayment: [[{ body: {} }, 422]],
  listTerminals: [[{}, 200]],
  startSale: [[{ params: { id: sampleTerminal }, body: {} }, 422]],
  getSale: [[{ params: { key: keys.sale } }, 200]],
  cancelSale: [[{ params: { id: sampleTerminal }, body: { key: keys.sale } }, 403]],
  getReceipt: [
    [{ params: { id: mixed } }, 200],
    [{ params: { id: foreign } }, 404],
  ],
  emailReceipt: [
    [{ params: { id: mixed }, body: mail }, 403],
    [{ params: { id: foreign }, body: { email: null } }, 404],
  ],
  listNotifications: [[{ params: { merchantId: '1' } }, 200, 'Ten days late']],
  getNotification: [[{ params: { ...notices, notificationId: '5' } }, 200, 'Ten days late']],
  createNotification: [[{ params: notices, body: notice([other]) }, 403]],
  updateNotification: [
    [
      {
        params: { ...notices, notificationId: '5' },
        body: { ...notice([own]), version: '' },
      },
      409,
    ],
  ],
  countAudience: [[{ params: notices, body: { kind: 'past-due', audience: everybody } }, 403]],
  previewNotification: [
    [{ params: notices, body: { kind: 'past-due', audience: everybody } }, 403],
  ],
  testNotification: [[{ params: notices, body: {} }, 422]],
  duplicateNotification: [[{ params: { ...notices, notificationId: '5' } }, 409]],
  getPaymentStatus: [
    [{ params: { key: mixed } }, 200],
    [{ params: { key: foreign } }, 200],
  ],
})

/** All that a clerk may call but about themselves, and what a payment's id could open to anybody. */
const asked = Object.keys(contract)
  .filter((id): id is CallId => id in contract)
  .filter((id) => {
    const { access } = contract[id]
    const permission = permissionNames.find((name) => name === access)
    const subject = { role: 'Merchant User' as const, merchant_id: '1', rights: rightNames }
    return permission !== undefined && permission !== 'profile.own' && may(subject, permission)
  })

describe('a clerk of one department, about another and about both', () => {
  it('asks every call that the role has', () => {
    expect(Object.keys(table()).toSorted()).toEqual(
      [...asked, 'emailReceipt', 'getPaymentStatus', 'getReceipt'].toSorted(),
    )
  })

  it.each([...asked, 'getReceipt', 'emailReceipt', 'getPaymentStatus'] as const)(
    '%s tells nothing of the other one',
    async (id) => {
      for (const [what, expected, also] of table()[id] ?? []) {
        const { status, text } = await ask(id, what)
        expect([id, status, text.slice(0, 200)]).toEqual([id, expected, text.slice(0, 200)])
        for (const secret of also === undefined ? secrets : [...secrets, also]) {
          expect(`${id}: ${text}`).not.toContain(secret)
        }
      }
    },
  )

  it.each([
    'getAccount',
    'getAccountActivity',
    'getOfficeAccount',
    'listTransactions',
    'listPostingTransactions',
  ] as const)('%s says that it is because of the department', async (id) => {
    const refused = table()[id]?.find(([, status]) => status === 403)
    const { text } = await ask(id, refused?.[0] ?? {})
    expect(JSON.parse(text)).toMatchObject({ code: otherDepartmentCode })
  })

  it('sees of the mixed payment the lines, totals and notes that are its own', async () => {
    const { answer } = await clerk.call(getTransaction, { params: { id: mixed }, query: {} })
    expect(answer?.data).toMatchObject({
      part: true,
      items: [{ id: permit.id }],
      subtotal_cents: permit.amount_cents,
      refunds: [],
      gateway: { orderid: null, retref: null, respstat: 'A' },
    })
    expect(answer?.data?.notes.map(({ text }) => text)).toEqual(['My own'])
    // What the payer was shown and paid was the total of both.
    const shown = answer?.data?.events.filter(({ kind }) => ['priced', 'submitted'].includes(kind))
    expect(shown?.map((event) => event.amount_cents)).toEqual([null, null])
    expect(answer?.data?.audit.map(({ action }) => action)).toEqual([
      'receipt-resent',
      'payment-noted',
    ])
    const receipt = await clerk.call(getReceipt, { params: { id: mixed }, query: {} })
    expect(receipt.answer?.data).toMatchObject({
      id: mixed,
      office: true,
      part: true,
      status: 'approved',
      other_address: false,
      fees: [{ department_id: own }],
      subtotal_cents: permit.amount_cents,
    })
  })

  it('gives its own part back', async () => {
    const items = [{ id: permit.id, amount_cents: permit.amount_cents }]
    const body = { reason: 'duplicate', note: '', items } as const
    const { status } = await clerk.call(refundTransaction, {
      params: { id: mixed },
      query: {},
      body,
    })
    expect(status).toBe(200)
  })

  it('tells whose note it is to those who see all that its author saw', async () => {
    const texts = async (by: Caller) =>
      (await by.call(getTransaction, { params: { id: mixed }, query: {} })).answer?.data?.notes.map(
        ({ text }) => text,
      )
    expect(await texts(admin)).toEqual(['A word about tax and permit', 'My own'])
    expect(await texts(clerk)).toEqual(['My own'])
  })
})

describe('the office’s id of a payment', () => {
  it('opens nothing to those who are not its staff, and the payer’s key does', async () => {
    const guest = await till.guest.call(getReceipt, { params: { id: mixed }, query: {} })
    expect(guest.status).toBe(401)
    const citizen = await as('user@miamicounty.example')
    expect((await citizen.call(getReceipt, { params: { id: mixed }, query: {} })).status).toBe(404)
    const [key = ''] = secrets.slice(1)
    const payer = await till.guest.call(getReceipt, { params: { id: key }, query: {} })
    expect(payer.answer?.data).toMatchObject({ id: key, office: false, part: false })
  })

  it('is what staff get, and what the processor is told, never the key of receipt or attempt', async () => {
    const { answer } = await admin.call(getTransaction, { params: { id: mixed }, query: {} })
    expect(answer?.data).toMatchObject({ id: mixed, receipt_id: mixed, part: false })
    expect(answer?.data?.gateway.orderid).toBe(mixed)
    const receipt = await admin.call(getReceipt, { params: { id: mixed }, query: {} })
    expect(receipt.answer?.data).toMatchObject({ office: true, part: false, other_address: true })
  })
})
