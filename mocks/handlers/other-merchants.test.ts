import { beforeAll, describe, expect, it } from 'vitest'
import { type CallId, contract } from '@/contract/all'
import { searchBills } from '@/contract/bills/bill-search'
import { quoteCounterPayment, startSale } from '@/contract/payments/counter'
import { newWindow } from '@/rules/maintenance/window-fields'
import { everybody } from '@/rules/notifications/everybody'
import { newDepartment } from '@/rules/departments/new-department'
import { getChange } from '@/contract/changes'
import { getUser } from '@/contract/people/managed-users'
import { getSettings, updateMerchant } from '@/contract/merchants/merchant-settings'
import { createPayment, quotePayment, type PayItem } from '@/contract/payments/payments'
import { getTransaction, noteTransaction, refundTransaction } from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { updateUser } from '@/contract/people/user-changes'
import { listUsers } from '@/contract/people/user-list'
import { rightNames } from '@/contract/people/users'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { sampleNotification } from '@mocks/samples/sample-notification-calls'
import { saveAccount } from '@mocks/samples/save-card-point'
import { personaUserId } from '@mocks/world/seed/users'

/**
 * Staff of one merchant put the ids of another one into every call: on their own site and on the
 * other's. Nothing of the other merchant is told, and nothing is written (specification §6).
 */

interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** The page's department. */
  readonly at?: string
}

let clock = 0
const day = 24 * 60 * 60_000
const journal = memoryJournal()
const cloud = createCloud({ now: () => clock, journal })

const merchant = '2'
const department = 'water-sewer'
const account = '10-002232'
const client = '0001'
const terminal = '19088PP83777'
/** Of the asking staff. */
const ours = {
  merchant: '1',
  department: 'real-estate-tax',
  terminal: '19088PP83401',
} as const
/** Of the other merchant: a citizen, a member of staff, and what a payment is called. */
const them = {
  user: personaUserId('utility-user'),
  staff: '',
  payment: '',
  receipt: '',
  attempt: 'attempt-of-the-other-city',
  change: 'change-of-the-other-city',
  sale: 'sale-of-the-other-city',
  quote: '',
  refund: '',
  confirmation: '',
}
const items: PayItem[] = []
/** What no answer may hold. */
let facts: string[] = []
const tokens = { admin: '', clerk: '', others: '' }
let others: Caller

const as = async (label: string | null, email: string) =>
  callerFor(cloud, label, { token: await tokenFor(cloud, email) })

/** All rights, so that what is refused is refused for the merchant's sake. */
async function giveRights(): Promise<void> {
  const admin = await as('miamicounty', 'merchant-admin@miamicounty.example')
  const found = await admin.call(listUsers, { query: { q: 'merchant-user@' } })
  const params = { id: found.answer?.data[0]?.id ?? '' }
  const user = (await admin.call(getUser, { params })).answer?.data
  if (!user) throw new Error('The clerk is missing')
  const { name, email, username, phone, merchant_id, version } = user
  const rights = rightNames.filter((right) => right !== 'import' && right !== 'send-notifications')
  const role = 'Merchant User' as const
  const body = {
    name,
    email,
    username,
    phone,
    merchant_id,
    version,
    role,
    rights,
  }
  expect((await admin.call(updateUser, { params, body })).status).toBe(200)
}

async function openCounter(root: Caller): Promise<void> {
  const cardPoint = {
    site: 'isv-uat',
    merchid: '496160873777',
    username: 'other-city-account',
  }
  const body = {
    merchant_id: merchant,
    ...cardPoint,
    password: 'Secret-1',
    terminals: [terminal],
  }
  expect((await saveAccount(root, body)).status).toBe(200)
  const params = { id: merchant }
  const version = (await root.call(getSettings, { params })).answer?.data.version ?? ''
  const change = { params, body: { enableTerminal: true, version } }
  expect((await root.call(updateMerchant, change)).status).toBe(200)
}

async function payThere(): Promise<void> {
  const guest = callerFor(cloud, 'tiffin')
  const rows = []
  // Only whole numbers are found, with the ZIP code.
  for (const last of Array.from({ length: 30 }, (_, index) => 2190 + index)) {
    const query = { by: 'number', q: `10-00${last}`, status: 'due', zip: payer.zip } as const
    rows.push(...((await guest.call(searchBills, { query })).answer?.data ?? []))
  }
  const [first, second] = rows.filter((row) => row.payable && row.open.length === 1)
  const itemsOf = (row: typeof first): PayItem[] =>
    (row?.open ?? []).map(({ id, balance_cents }) => ({
      id,
      department_id: row?.department_id ?? '',
      amount_cents: balance_cents,
    }))
  items.push(...itemsOf(second))
  const asked = { items: itemsOf(first), tender: 'card' as const }
  const quoted = await guest.call(quotePayment, { body: asked })
  const body = {
    quote_id: quoted.answer?.data.quote_id ?? '',
    tender: 'card' as const,
    token: '9472046381951443',
    expiry: '202812',
    bank_account: null,
    payer: { ...payer, street: '9 Foreign Road' },
    consents: [],
    confirm_duplicate: false,
    language: 'en',
    recaptcha_token: null,
  }
  const paid = await guest.call(createPayment, { body }, { 'Idempotency-Key': them.attempt })
  them.receipt = paid.answer?.data.receipt_id ?? ''
}

const payer = {
  name: 'Tilda Foreigner',
  email: 'tilda@foreign.example',
  phone: '(419) 555-0177',
  zip: '44883',
  street: null,
}

const counter = (quote_id: string) => ({
  quote_id,
  payer: { ...payer, email: '' },
  way: 'counter' as const,
  note: '',
  consents: [],
  confirm_duplicate: true,
  language: 'en',
})

beforeAll(async () => {
  const root = await as(null, 'super@civictill.example')
  await giveRights()
  await openCounter(root)
  await payThere()
  clock += day
  // A session ends by the clock.
  const listed = await (
    await as(null, 'super@civictill.example')
  ).call(listUsers, {
    query: { merchant_id: merchant, role: 'Merchant Admin' },
  })
  const [staff] = listed.answer?.data ?? []
  them.staff = staff?.id ?? ''
  others = await as('tiffin', staff?.email ?? '')
  const list = {
    params: { merchant, department },
    query: { q: payer.name, day: '2026-06-01' },
  }
  them.payment = (await others.call(listTransactions, list)).answer?.data[0]?.id ?? ''
  const params = { id: them.payment }
  const note = { params, query: {}, body: { text: 'A foreign note' } }
  await others.call(noteTransaction, note, { 'Idempotency-Key': them.change })
  const read = async () =>
    (await others.call(getTransaction, { params, query: {} })).answer?.data ?? null
  const paid = await read()
  const support = await as(null, 'support@civictill.example')
  await support.call(refundTransaction, {
    params,
    query: { merchant_id: merchant },
    body: {
      reason: 'overpaid',
      note: 'A foreign refund',
      items: (paid?.items ?? []).map(({ id }) => ({ id, amount_cents: 1 })),
    },
  })
  const whole = await read()
  them.confirmation = whole?.confirmation ?? ''
  them.refund = whole?.refunds.at(-1)?.id ?? ''
  const priced = await others.call(quoteCounterPayment, { body: { items } })
  const prices = priced.answer?.data.prices ?? []
  const priceOf = (name: string) => prices.find(({ tender }) => tender === name)?.quote_id ?? ''
  them.quote = priceOf('cash')
  const sale = { params: { id: terminal }, body: counter(priceOf('terminal')) }
  const started = await others.call(startSale, sale, {
    'Idempotency-Key': them.sale,
  })
  if (started.status !== 200) throw new Error('The sale did not start')
  const names = await others.call(getUser, { params: { id: them.user } })
  const citizen = names.answer?.data
  facts = [
    payer.name,
    payer.email,
    'A foreign note',
    'A foreign refund',
    them.receipt,
    them.confirmation,
    whole?.gateway.retref ?? '',
    citizen?.name ?? '',
    citizen?.email ?? '',
    staff?.name ?? '',
    staff?.email ?? '',
    terminal,
  ]
  if ([...facts, ...Object.values(them)].includes('')) throw new Error('A fact is missing')
  tokens.admin = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
  tokens.others = await tokenFor(cloud, staff?.email ?? '')
  tokens.clerk = await tokenFor(cloud, 'merchant-user@miamicounty.example')
})

const places = { own: 'miamicounty', other: 'tiffin' } as const

async function ask(
  id: CallId,
  { params = {}, query = {}, body, at = '' }: Asked,
  token: string,
  place: keyof typeof places,
) {
  const { method, path } = contract[id]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  const response = await cloud.fetch(
    new Request(`http://${places[place]}.pay.localhost/${filled}?${search}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Department-Id': at,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
  return { status: response.status, text: await response.text() }
}

/** What a call is asked, and how it answers a Merchant Admin on their own site. */
type Row = readonly [Asked, number]

const days = { from: '2026-05-01', to: '2026-06-03' }
const ofUser = (body?: Asked['body']): Asked[] =>
  [them.user, them.staff].map((id) => ({
    params: { id },
    ...(body && { body }),
  }))
/** The account under its own department, and under one of the asking staff. */
const ofAccount = (body?: Asked['body']): Asked[] =>
  [department, ours.department].map((at) => ({
    params: { id: them.user, account, client },
    at,
    ...(body && { body }),
  }))
const ofPayment = (status: number, body?: Asked['body']): Row[] =>
  [them.payment, them.receipt, them.attempt].flatMap((id): Row[] => {
    const asked = { params: { id }, ...(body && { body }) }
    return [
      [asked, status],
      [{ ...asked, query: { merchant_id: merchant } }, 403],
    ]
  })
const all = (asked: readonly Asked[], status: number): Row[] => asked.map((one) => [one, status])
const person = {
  name: 'Sam Ple',
  email: 'sam@miamicounty.example',
  username: 'sam.ple',
  phone: null,
  role: 'Merchant User',
  merchant_id: merchant,
  departments: [department],
}
const why = { reason: 'duplicate', note: '' }
const ofMerchant = { merchant_id: merchant }
const sites = { scope: 'merchants', merchant_ids: [merchant] }
const ofDepartment = { ...ofMerchant, department_id: department }

/** The first one of the seed. */
const theirImport = { params: { id: '7' } } as const
const newImport = {
  mode: 'add-and-update',
  file: { name: 'aging.csv', size: 1, hash: 'a'.repeat(64), sheet: null },
  headings: ['account_number'],
  rows: 1,
  control: { rows: null, amount_cents: null },
} as const
const notices = { merchantId: merchant, type: 'BILLING' }
const testBody = { kind: 'past-due', language: 'en', messages: sampleNotification(1).messages }
const ofNotice = (status: number, body?: Asked['body']): Row[] => {
  const asked = (merchantId: string) => ({
    params: { merchantId, type: 'BILLING', notificationId: '8' },
    ...(body && { body }),
  })
  return [
    [asked(merchant), 403],
    [asked(ours.merchant), status],
  ]
}

/** What a list of attempts is filtered by, each with the other merchant's. */
const soughtBy = (): Readonly<Record<string, string>>[] => [
  { account },
  { confirmation: them.confirmation },
  { email: payer.email },
  { payer: payer.name },
  { user: them.user },
]

const table = (): Partial<Record<CallId, readonly Row[]>> => ({
  listImports: [
    [{ query: ofMerchant }, 403],
    [{ query: { merchant_id: ours.merchant, department_id: department } }, 200],
  ],
  createImport: [
    [{ params: { kind: 'aging' }, body: { ...newImport, ...ofDepartment } }, 403],
    [
      {
        params: { kind: 'aging' },
        body: { ...newImport, ...ofDepartment, merchant_id: ours.merchant },
      },
      422,
    ],
  ],
  putImportRows: [[{ ...theirImport, body: { from: 0, rows: [['a']] } }, 404]],
  saveImportMapping: [
    [
      {
        ...theirImport,
        body: { columns: [], has_headings: true, days: 'ymd', decimal: 'point' },
      },
      404,
    ],
  ],
  getImport: [[theirImport, 404]],
  checkImport: [[theirImport, 404]],
  listRefusedRows: [[theirImport, 404]],
  commitImport: [[{ ...theirImport, body: { print: 'p', confirmed: true } }, 404]],
  cancelImport: [[theirImport, 404]],
  undoImport: [[theirImport, 404]],
  // The provider's alone.
  listSettings: [[{ query: { q: 'Tiffin' } }, 403]],
  getSettings: [[{ params: { id: merchant } }, 403]],
  listMerchants: [[{ query: { q: 'Tiffin' } }, 403]],
  updateMerchant: [[{ params: { id: merchant }, body: { name: 'Ours', version: '1' } }, 403]],
  setMerchantStatus: [[{ params: { id: merchant }, body: { is_enabled: 0 } }, 403]],
  deleteMerchant: [[{ params: { id: merchant } }, 403]],
  copySettings: [
    [
      {
        body: {
          ...ofMerchant,
          from_merchant_id: ours.merchant,
          parts: ['site-rules'],
        },
      },
      403,
    ],
    [
      {
        body: {
          merchant_id: ours.merchant,
          from_merchant_id: merchant,
          parts: ['payments'],
        },
      },
      403,
    ],
  ],
  getCardPoint: [[{ query: ofMerchant }, 403]],
  saveCardPoint: [
    [
      {
        body: {
          ...ofMerchant,
          site: 'isv-uat',
          merchid: '1',
          username: 'ours',
          version: '',
        },
      },
      403,
    ],
  ],
  testCardPoint: [[{ body: ofMerchant }, 403]],
  makeTestPayment: [[{ body: ofMerchant }, 403]],
  createDepartment: [
    [
      {
        body: {
          ...ofMerchant,
          department: { ...newDepartment, id: 'ours', name: 'Ours' },
        },
      },
      403,
    ],
  ],
  updateDepartment: [
    [
      {
        params: { id: department },
        body: {
          ...ofMerchant,
          version: '1',
          department: { ...newDepartment, id: department },
        },
      },
      403,
    ],
  ],
  deleteDepartment: [
    [{ params: { id: department }, query: ofMerchant }, 403],
    [{ params: { id: department } }, 403],
  ],
  orderDepartments: [[{ body: { ...ofMerchant, department_ids: [department] } }, 403]],
  testSource: [
    [
      {
        body: {
          ...ofMerchant,
          source: { endpoint: 'https://tax.tiffin.example/v1' },
        },
      },
      403,
    ],
  ],
  addSampleBills: [[{ body: ofDepartment }, 403]],
  saveDepartmentSettings: [
    [
      {
        body: {
          ...ofDepartment,
          payment_settings: newDepartment,
          version: '1',
        },
      },
      403,
    ],
  ],
  cancelScheduledSettings: [[{ body: ofDepartment }, 403]],
  setDepartmentStatus: [[{ body: { ...ofDepartment, status: false } }, 403]],
  setAllDepartmentsStatus: [[{ body: { ...ofMerchant, status: false } }, 403]],
  setDepartmentHidden: [[{ body: { ...ofDepartment, hidden: true } }, 403]],
  searchUsers: [[{ query: { q: 'tiffin', ...ofMerchant } }, 403]],
  getAccountOfUser: all(ofAccount(), 403),
  listActivityOfUser: all(ofAccount(), 403),
  linkAccountOfUser: all(ofAccount({ nickname: 'Ours' }), 403),
  unlinkAccountOfUser: all(ofAccount(), 403),

  // Citizens' alone.
  linkAccount: [
    [
      {
        body: {
          department_id: department,
          account,
          client,
          nickname: null,
          pin: '1234',
        },
      },
      403,
    ],
  ],
  unlinkAccount: [[{ params: { id: 'utility-user-1' } }, 403]],
  setEbilling: [[{ params: { id: 'utility-user-1' }, body: { on: true } }, 403]],
  listUserPayments: [[{ query: { q: payer.name, department_id: department } }, 403]],

  // Notifications, under their own merchant and under one of the asking staff.
  listNotificationMerchants: [[{ query: { q: 'Tiffin' } }, 403]],
  listNotifications: [[{ params: { merchantId: merchant } }, 403]],
  getNotification: ofNotice(200),
  createNotification: [[{ params: notices, body: sampleNotification(1) }, 403]],
  updateNotification: ofNotice(409, { ...sampleNotification(1), version: '' }),
  deleteNotification: ofNotice(409),
  countAudience: [[{ params: notices, body: { kind: 'past-due', audience: everybody } }, 403]],
  previewNotification: [
    [{ params: notices, body: { kind: 'past-due', audience: everybody } }, 403],
  ],
  testNotification: [[{ params: notices, body: testBody }, 403]],
  scheduleNotification: ofNotice(409, { version: '', confirmed: null }),
  cancelNotification: ofNotice(409, { version: '' }),
  pauseNotification: ofNotice(409, { version: '', paused: true }),
  duplicateNotification: ofNotice(409),

  // People.
  listUsers: [
    [{ query: ofMerchant }, 403],
    [{ query: { q: 'tiffin' } }, 200],
  ],
  getUser: all(ofUser(), 403),
  updateProfile: all(
    ofUser({
      name: 'Ours',
      email: 'ours@miamicounty.example',
      username: 'ours',
      phone: null,
    }),
    403,
  ),
  createUser: [
    [{ body: person }, 422],
    [{ body: { ...person, merchant_id: ours.merchant } }, 422],
  ],
  updateUser: [
    ...all(ofUser({ ...person, version: '1' }), 403),
    ...all(ofUser({ ...person, merchant_id: ours.merchant, version: '1' }), 403),
  ],
  deleteUser: all(ofUser(), 403),
  deactivateUser: all(ofUser(), 403),
  activateUser: all(ofUser(), 403),
  unlockUser: all(ofUser(), 403),
  sendReset: all(ofUser(), 403),
  inviteUser: all(ofUser(), 403),
  revealEmail: all(ofUser(), 403),
  listUserActivity: all(ofUser(), 403),
  listAccountsOfUser: all(ofUser(), 403),
  listPaymentsOfUser: all(ofUser(), 403),
  listAudit: [
    [{ query: ofMerchant }, 403],
    [{ query: { actor_id: them.staff } }, 200],
    [{ query: { object_kind: 'payment', object_id: them.payment } }, 200],
    [{ query: { object_kind: 'user', object_id: them.user } }, 200],
  ],
  getChange: [[{ params: { key: them.change } }, 200]],

  // Accounts.
  getAccount: all(ofAccount(), 404),
  getAccountActivity: all(ofAccount(), 404),
  getOfficeAccount: [
    ...all(ofAccount(), 404),
    [{ params: { account, client }, at: department, query: ofMerchant }, 403],
  ],
  setAccountHold: [
    ...all(
      ofAccount({
        hold: { code: 'DISPUTE', reason: 'Ours', until: '' },
        version: '',
      }),
      404,
    ),
    [
      {
        params: { account, client },
        at: department,
        body: { ...ofMerchant, hold: null, version: '' },
      },
      403,
    ],
  ],
  sendBillLink: [
    ...all(ofAccount({ email: 'clerk@miamicounty.example', year: null }), 404),
    [
      {
        params: { account, client },
        at: department,
        body: { ...ofMerchant, email: 'clerk@miamicounty.example', year: null },
      },
      403,
    ],
  ],
  setCallerEbilling: [
    ...all(ofAccount({ user_id: them.user, email: null, on: true }), 404),
    [
      {
        params: { account: '08-004512', client },
        at: ours.department,
        body: { user_id: them.user, email: null, on: true },
      },
      409,
    ],
    [
      {
        params: { account, client },
        at: department,
        body: { ...ofMerchant, user_id: them.user, email: null, on: true },
      },
      403,
    ],
  ],
  searchOffice: [
    [{ query: { q: account } }, 200],
    [{ query: { q: payer.name } }, 200],
    [{ query: { q: payer.email } }, 200],
    [{ query: { q: account, department_id: department } }, 200],
    [{ query: { q: account, ...ofMerchant } }, 403],
  ],

  // Payments.
  getDashboard: [[{ query: { period: 'last-30', ...ofMerchant } }, 403]],
  listToDos: [[{ query: ofMerchant }, 403]],
  listMerchantDepartments: [[{ query: ofMerchant }, 403]],
  getDepartmentsReport: [[{ params: { id: merchant }, query: days }, 403]],
  listPostingReport: [[{ query: { ...days, ...ofMerchant } }, 403]],
  listBatches: [
    [{ params: { merchant }, query: days }, 403],
    [
      {
        params: { merchant: ours.merchant },
        query: { ...days, department_id: department },
      },
      404,
    ],
  ],
  reconcileBatch: [
    [
      {
        body: {
          ...ofMerchant,
          department_id: null,
          posting_date: '2026-05-28',
          deposit_cents: 1,
          note: '',
          version: '',
        },
      },
      403,
    ],
    [
      {
        body: {
          merchant_id: ours.merchant,
          department_id: department,
          posting_date: '2026-05-28',
          deposit_cents: 1,
          note: '',
          version: '',
        },
      },
      404,
    ],
  ],
  listPostingTransactions: [
    [{ params: { merchant, department }, query: days }, 403],
    [{ params: { merchant: ours.merchant, department }, query: days }, 404],
    [
      {
        params: { merchant: ours.merchant, department: ours.department },
        query: { ...days, account },
      },
      200,
    ],
  ],
  listTransactionsReport: [
    [{ query: { ...days, ...ofMerchant } }, 403],
    [{ query: { ...days, department_id: department } }, 200],
    ...soughtBy().map((query): Row => [{ query: { ...days, ...query } }, 200]),
  ],
  listTransactionsDepartments: [
    [{ params: { id: merchant }, query: days }, 403],
    ...soughtBy().map((query): Row => [
      { params: { id: ours.merchant }, query: { ...days, ...query } },
      200,
    ]),
  ],
  listTransactions: [
    [{ params: { merchant, department }, query: { day: '2026-06-01' } }, 403],
    [{ params: { merchant: ours.merchant, department }, query: { day: '2026-06-01' } }, 404],
    ...soughtBy().map((query): Row => [
      {
        params: { merchant: ours.merchant, department: ours.department },
        query: { day: '2026-06-01', ...query },
      },
      200,
    ]),
  ],
  getTransaction: ofPayment(200),
  voidTransaction: ofPayment(409, why),
  refundTransaction: ofPayment(409, {
    ...why,
    items: items.map(({ id }) => ({ id, amount_cents: 1 })),
  }),
  decideRefund: ofPayment(409, { refund_id: them.refund, approve: true }),
  checkTransaction: ofPayment(409),
  resendReceipt: ofPayment(409, { email: null }),
  noteTransaction: ofPayment(409, { text: 'Ours' }),
  quoteCounterPayment: [[{ body: { items } }, 409]],
  takePayment: [
    [
      {
        body: {
          ...counter(them.quote),
          tender: 'cash',
          token: null,
          expiry: null,
          bank_account: null,
          check_number: null,
        },
      },
      422,
    ],
  ],
  startSale: [
    [{ params: { id: terminal }, body: counter(them.quote) }, 404],
    [{ params: { id: ours.terminal }, body: counter(them.quote) }, 422],
  ],
  getSale: [[{ params: { key: them.sale } }, 200]],
  cancelSale: [
    [{ params: { id: terminal }, body: { key: them.sale } }, 404],
    [{ params: { id: ours.terminal }, body: { key: them.sale } }, 404],
  ],

  listMaintenanceWindows: [[{ query: { merchant_id: '2' } }, 403]],
  getMaintenanceWindow: [[{ params: { id: '3' } }, 403]],
  checkMaintenance: [[{ body: { ...sites, starts_at: null, ends_at: null, except: null } }, 403]],
  createMaintenanceWindow: [[{ body: { ...newWindow('America/New_York'), ...sites } }, 403]],
  updateMaintenanceWindow: [
    [
      {
        params: { id: '3' },
        body: { ...newWindow('America/New_York'), ...sites, version: 'read' },
      },
      403,
    ],
  ],
  endMaintenanceWindow: [[{ params: { id: '3' }, body: { version: 'read' } }, 403]],
  deleteMaintenanceWindow: [[{ params: { id: '3' } }, 403]],
  listRecaptchaEvents: [[{ query: { merchant_id: '2' } }, 403]],
  getRecaptchaSummary: [[{ query: { merchant_id: '2' } }, 403]],
  getRecaptchaEvent: [[{ params: { id: '1' } }, 403]],
  revealRecaptchaAddress: [[{ params: { id: '1' } }, 403]],
  markRecaptchaEvent: [[{ params: { id: '1' }, body: { false_positive: true } }, 403]],
  createRecaptchaBlock: [
    [
      {
        body: {
          kind: 'visible',
          event_id: null,
          merchant_id: '2',
          covers: 'network',
          length: 'hour',
          confirm: '',
        },
      },
      403,
    ],
  ],
  deleteRecaptchaBlock: [[{ params: { id: '1' } }, 403]],

  listWarnings: [[{ query: { merchant_id: '2', owner_id: '2' } }, 403]],
  getWarningDays: [[{ query: { merchant_id: '2', owner_id: '2' } }, 403]],
  getWarning: [[{ params: { id: '1' } }, 403]],
  updateWarning: [
    [{ params: { id: '1' }, body: { action: 'assign', owner_id: '2', version: 'read' } }, 403],
  ],

  // Open to anybody with the key; the office's id of a payment is none.
  getReceipt: [
    [{ params: { id: them.payment } }, 404],
    [{ params: { id: them.payment }, query: { merchant_id: merchant } }, 403],
  ],
  emailReceipt: [
    [{ params: { id: them.payment }, body: { email: null } }, 404],
    [
      { params: { id: them.payment }, query: { merchant_id: merchant }, body: { email: null } },
      403,
    ],
  ],
  getPaymentStatus: [[{ params: { key: them.payment } }, 200]],
})

const open: readonly CallId[] = ['getReceipt', 'emailReceipt', 'getPaymentStatus']

const aboutTheCaller = 'is about the caller, by their session'
const namesNothing = 'asks for all that the caller may see'
const withoutIds: Partial<Record<CallId, string>> = {
  verifyToken: aboutTheCaller,
  logout: aboutTheCaller,
  changePassword: aboutTheCaller,
  endSessions: aboutTheCaller,
  confirmEmail: 'has a mailed token of the caller’s own',
  sendConfirmation: aboutTheCaller,
  keepOldEmail: aboutTheCaller,
  listLinkedAccounts: aboutTheCaller,
  getSubscriptions: aboutTheCaller,
  saveSubscriptions: aboutTheCaller,
  listDomains: namesNothing,
  listUserRoles: namesNothing,
  listTerminals: namesNothing,
  createMerchant: 'makes a merchant, and names none',
  listWarningOwners: namesNothing,
  getRecaptchaSettings: namesNothing,
  saveRecaptchaSettings: namesNothing,
  listRecaptchaBlocks: namesNothing,
}

const guarded = Object.keys(contract)
  .filter((id): id is CallId => id in contract)
  .filter((id) => contract[id].access !== 'anyone' || open.includes(id))

const attacked = guarded.filter((id) => withoutIds[id] === undefined)

/** The names of the fields of a call that can hold an id. */
function idFields(id: CallId): string[] {
  const { path, query, body } = contract[id]
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => `params.${name}`)
  const fields = [...fieldsOf('query', query), ...fieldsOf('body', body)]
  const named =
    /[._](?:ids?|account|client|key|merchant|departments?)$|^query\.(?:confirmation|email|payer|user)$|\.items$/
  return [...inPath, ...fields].filter(
    (name) => name.startsWith('params.') || (named.test(name) && name !== 'body.idempotency_key'),
  )
}

function fieldsOf(part: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const entries: unknown = Reflect.get(schema, 'entries')
  if (typeof entries !== 'object' || entries === null) return []
  return Object.keys(entries).map((name) => `${part}.${name}`)
}

const filledFields = ({ params = {}, query = {}, body = {} }: Asked): string[] => [
  ...Object.keys(params).map((name) => `params.${name}`),
  ...Object.keys(query).map((name) => `query.${name}`),
  ...Object.keys(body).map((name) => `body.${name}`),
]

/** Own rows without a foreign payment in them; every other list is empty. */
const sums: readonly CallId[] = [
  'listTransactions',
  'listTransactionsReport',
  'listTransactionsDepartments',
]

/** No row, null, or a change that is not theirs; of sums, only zeros. */
function tellsNothing(id: CallId, text: string): boolean {
  const answer: unknown = JSON.parse(text)
  const data: unknown = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'data')
  return !(sums.includes(id) ? /:-?[1-9]/ : /[1-9]/).test(JSON.stringify(data))
}

const written = async () => ({
  entries: (await journal.load()).entries.length,
  mails: cloud.outbox.length,
  charges: cloud.charges().length,
})

describe('the table of calls', () => {
  it('has every call that is not open to anybody, or the reason why it names nothing', () => {
    expect([...Object.keys(table()), ...Object.keys(withoutIds)].toSorted()).toEqual(
      guarded.toSorted(),
    )
  })

  it.each(attacked)('fills every field of %s that can hold an id', (id) => {
    const filled = (table()[id] ?? []).flatMap(([asked]) => filledFields(asked))
    expect(filled).toEqual(expect.arrayContaining(idFields(id)))
  })

  it('leaves out only calls without such a field', () => {
    const names = guarded.filter((id) => withoutIds[id] !== undefined).flatMap(idFields)
    expect(names).toEqual([])
  })
})

describe.each(['admin', 'clerk'] as const)('the %s of another merchant', (role) => {
  it.each(attacked)('%s tells nothing on the own site, and writes nothing', async (id) => {
    const before = await written()
    for (const [asked, expected] of table()[id] ?? []) {
      const { status, text } = await ask(id, asked, tokens[role], 'own')
      const statuses = role === 'clerk' ? [expected, 403] : [expected]
      expect(statuses, `${id} ${JSON.stringify(asked)}: ${status} ${text}`).toContain(status)
      expect([text, status !== 200 || tellsNothing(id, text)]).toEqual([text, true])
      for (const fact of facts) expect(`${id}: ${text}`).not.toContain(fact)
    }
    expect(await written()).toEqual(before)
  })

  it.each(attacked)('%s is refused on the other’s site', async (id) => {
    const before = await written()
    for (const [asked] of table()[id] ?? []) {
      const { status, text } = await ask(id, asked, tokens[role], 'other')
      expect([id, text, open.includes(id) || status === 403]).toEqual([id, text, true])
      for (const fact of facts) expect(`${id}: ${text}`).not.toContain(fact)
    }
    expect(await written()).toEqual(before)
  })
})

describe('the other merchant’s own staff', () => {
  it('reads all of it with the same calls, so that the search for it can fail', async () => {
    let read = ''
    for (const id of attacked.filter((one) => contract[one].method === 'GET')) {
      for (const [asked] of table()[id] ?? []) {
        read += (await ask(id, asked, tokens.others, 'other')).text
      }
    }
    read += (await ask('listTerminals', {}, tokens.others, 'other')).text
    // The payer’s key is told to no staff.
    expect(facts.filter((fact) => !read.includes(fact))).toEqual([them.receipt])
  })

  it('still finds their change made, which others asked about', async () => {
    const { answer } = await others.call(getChange, { params: { key: them.change } })
    expect(answer?.data.state).toBe('made')
  })
})
