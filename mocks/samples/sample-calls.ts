import type { CallId } from '@/contract/all'
import {
  getAccount,
  getAccountActivity,
  linkAccount,
  listLinkedAccounts,
  setEbilling,
  unlinkAccount,
} from '@/contract/bills/accounts'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill, getBillHistory } from '@/contract/bills/bills'
import { copySettings } from '@/contract/merchants/copy-settings'
import { getDashboard } from '@/contract/reports/dashboard'
import {
  setAllDepartmentsStatus,
  setDepartmentHidden,
  setDepartmentStatus,
} from '@/contract/departments/department-status'
import { getCycleLabels, listDepartments } from '@/contract/departments/departments'
import { getTypeList } from '@/contract/departments/payment-types'
import { listMerchants } from '@/contract/merchants/merchant-list'
import {
  createMerchant,
  getSettings,
  listDomains,
  updateMerchant,
} from '@/contract/merchants/merchant-settings'
import { deleteMerchant, setMerchantStatus } from '@/contract/merchants/merchant-status'
import { listSettings } from '@/contract/merchants/settings-list'
import { getCardPoint, makeTestPayment, testCardPoint } from '@/contract/payments/card-point'
import { getIframeUrls } from '@/contract/payments/iframe-urls'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import {
  checkCart,
  createPayment,
  getPaymentStatus,
  quotePayment,
} from '@/contract/payments/payments'
import {
  changePassword,
  confirmEmail,
  endSessions,
  keepOldEmail,
  sendConfirmation,
} from '@/contract/people/profile'
import { emailReceipt, getReceipt, lookUpReceipt } from '@/contract/payments/receipts'
import {
  listBatches,
  listPostingReport,
  listPostingTransactions,
  reconcileBatch,
} from '@/contract/reports/posting-report'
import { getDepartmentsReport } from '@/contract/reports/reports'
import {
  listTransactionsDepartments,
  listTransactionsReport,
} from '@/contract/reports/transactions-report'
import {
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  verifyToken,
} from '@/contract/people/sessions'
import { getSubscriptions, saveSubscriptions } from '@/contract/people/subscriptions'
import { listUserPayments } from '@/contract/payments/user-payments'
import { updateProfile } from '@/contract/people/users'
import { sampleCounterCalls, sampleTerminal } from './sample-counter-calls'
import { sampleDepartmentCalls } from './sample-department-calls'
import { sampleOfficeCalls } from './sample-office-calls'
import { sampleTransactionCalls } from './sample-transaction-calls'
import { sampleUserCalls } from './sample-user-calls'
import { saveAccount } from './save-card-point'
import {
  mailedToken,
  newcomer,
  payable,
  paymentOf,
  samplePassword,
  type Sample,
  type SampleCallers,
} from './sample-callers'

/**
 * Each call of the contract once, by a permitted caller, so that it succeeds: tests walk through
 * all of them, and the benchmark finds the slowest. Their preconditions are made first.
 */

const billOf = ({ values: { account, year } }: SampleCallers) => ({ parcelId: account, year })
const accountOf = ({ values: { account, client } }: SampleCallers) => ({ account, client })
const inDepartment = ({ values }: SampleCallers) => ({ 'X-Department-Id': values.departmentId })

const merchantBody = (label: string) => ({
  sub_domain: label,
  name: 'Sampleton',
  office: 'Village hall',
  address: '1 Main Street',
  city: 'Sampleton',
  state: 'OH',
  zip: '45000',
  phone: '(330) 555-0199',
  fax: null,
  hours: 'Weekdays 8 to 4',
  repName: 'Sam Ple',
  url: null,
  logo: null,
  brand_color: null,
  time_zone: 'America/New_York',
  roll_type_real: 'REAL',
  enableTerminal: false,
  force_guest_checkout_per_item: false,
})

async function newMerchant({ root, round }: SampleCallers, purpose: string) {
  const body = merchantBody(`${purpose}-${round}`)
  return root.call(createMerchant, { body })
}

/** A user with a confirmed address. */
async function confirmed(cast: SampleCallers, purpose: string) {
  const person = await newcomer(cast, purpose)
  await person.caller.call(confirmEmail, { body: { token: await mailedToken(cast, person.email) } })
  return person
}

/** A user with a pending new address. */
async function undecided(cast: SampleCallers, purpose: string) {
  const { user, caller } = await confirmed(cast, purpose)
  const email = `${purpose}-new${cast.round}@mail.example`
  const { name, username, phone, id } = user
  const body = { name, email, username, phone, current_password: samplePassword }
  await caller.call(updateProfile, { params: { id }, body })
  return { caller, email }
}

/** A user with a linked account; the PIN is on its bill. */
async function linked(cast: SampleCallers, purpose: string) {
  const { caller } = await confirmed(cast, purpose)
  const { departmentId: department_id, linkedAccount: account, linkPin: pin } = cast.values
  const nickname = `Home ${cast.round}`
  const called = await caller.call(linkAccount, {
    body: { department_id, account, client: null, nickname, pin },
  })
  return { caller, called, params: { id: called.answer?.data?.id ?? '' } }
}

async function paid(cast: SampleCallers, purpose: string) {
  const email = `${purpose}${cast.round}@mail.example`
  const key = { 'Idempotency-Key': `sample-${purpose}-${cast.round}` }
  const payment = await cast.guest.call(createPayment, { body: await paymentOf(cast, email) }, key)
  const { receipt_id, confirmation } = payment.answer?.data ?? {}
  return { payment, email, id: receipt_id ?? '', confirmation: confirmation ?? '' }
}

export const sampleCalls: Readonly<Record<CallId, Sample>> = {
  login: ({ guest }) =>
    guest.call(login, { body: { email: 'user@miamicounty.example', password: 'Civic-Till-1' } }),
  register: ({ guest, round }) => {
    const email = `register${round}@mail.example`
    const body = { name: 'Sam Ple', email, phone: null, password: samplePassword, terms: true }
    return guest.call(register, { body })
  },
  forgotPassword: async (cast) => {
    const { email } = await newcomer(cast, 'forgot')
    return cast.guest.call(forgotPassword, { body: { email } })
  },
  resetPassword: async (cast) => {
    const { email } = await newcomer(cast, 'reset')
    await cast.guest.call(forgotPassword, { body: { email } })
    const token = await mailedToken(cast, email)
    const body = { token, password: samplePassword, password_confirmation: samplePassword }
    return cast.guest.call(resetPassword, { body })
  },
  verifyToken: ({ user }) => user.call(verifyToken, {}),
  logout: async (cast) => (await newcomer(cast, 'logout')).caller.call(logout, {}),

  getTypeList: ({ guest }) => guest.call(getTypeList, {}),
  getCycleLabels: ({ guest }) => guest.call(getCycleLabels, {}),
  getMerchantInfo: ({ guest }) => guest.call(getMerchantInfo, {}),
  getIframeUrls: ({ guest }) => guest.call(getIframeUrls, {}),
  listDepartments: ({ guest }) => guest.call(listDepartments, {}),
  setDepartmentStatus: ({ root, values: { merchantId, departmentId } }) =>
    root.call(setDepartmentStatus, {
      body: { merchant_id: merchantId, department_id: departmentId, status: true },
    }),
  setAllDepartmentsStatus: ({ root, values: { merchantId } }) =>
    root.call(setAllDepartmentsStatus, { body: { merchant_id: merchantId, status: true } }),
  setDepartmentHidden: ({ root, round, values }) =>
    root.call(setDepartmentHidden, {
      body: {
        merchant_id: values.merchantId,
        department_id: values.otherDepartmentId,
        hidden: round % 2 === 0,
      },
    }),

  listSettings: ({ root }) => root.call(listSettings, { query: {} }),
  getSettings: ({ root, values }) => root.call(getSettings, { params: { id: values.merchantId } }),
  listDomains: ({ root }) => root.call(listDomains, {}),
  listMerchants: ({ root }) => root.call(listMerchants, { query: {} }),
  createMerchant: (cast) => newMerchant(cast, 'created'),
  updateMerchant: async (cast) => {
    const { answer } = await newMerchant(cast, 'updated')
    const { id = '', version = '' } = answer?.data ?? {}
    const body = { ...merchantBody(`moved-${cast.round}`), version }
    return cast.root.call(updateMerchant, { params: { id }, body })
  },
  setMerchantStatus: ({ root, round, values }) => {
    const is_enabled = round % 2 === 0 ? 0 : 1
    return root.call(setMerchantStatus, {
      params: { id: values.otherMerchantId },
      body: { is_enabled },
    })
  },
  saveCardPoint: ({ root, round, values }) => {
    const account = { site: 'isv-uat', merchid: '496160873000', username: `sample-${round}` }
    // Without them, nothing could be sold at a terminal afterwards.
    const terminals = [sampleTerminal]
    const body = { merchant_id: values.merchantId, ...account, password: 'Secret-1', terminals }
    return saveAccount(root, body)
  },
  getCardPoint: ({ root, values }) =>
    root.call(getCardPoint, { query: { merchant_id: values.merchantId } }),
  testCardPoint: ({ root, values }) => {
    const account = { site: 'isv-uat', merchid: '496160873000', username: 'sample' }
    const typed = { ...account, password: 'Typed-Secret-2' }
    return root.call(testCardPoint, { body: { merchant_id: values.merchantId, typed } })
  },
  makeTestPayment: ({ root, values }) =>
    root.call(makeTestPayment, { body: { merchant_id: values.merchantId } }),
  copySettings: async (cast) => {
    const { answer } = await newMerchant(cast, 'copied')
    const to = answer?.data.id ?? ''
    return cast.root.call(copySettings, {
      body: { merchant_id: to, from_merchant_id: cast.values.merchantId, parts: ['site-rules'] },
    })
  },
  deleteMerchant: async (cast) => {
    const { answer } = await newMerchant(cast, 'deleted')
    return cast.root.call(deleteMerchant, { params: { id: answer?.data.id ?? '' } })
  },

  ...sampleUserCalls,
  ...sampleDepartmentCalls,
  ...sampleOfficeCalls,
  ...sampleTransactionCalls,

  updateProfile: async (cast) => {
    const { user, caller } = await newcomer(cast, 'profile')
    const { email, username, phone, id } = user
    const body = { name: 'Sam Other', email, username, phone }
    return caller.call(updateProfile, { params: { id }, body })
  },
  changePassword: async (cast) => {
    const { caller } = await newcomer(cast, 'password')
    const password = `${samplePassword}-new`
    const body = { current_password: samplePassword, password, password_confirmation: password }
    return caller.call(changePassword, { body })
  },
  endSessions: async (cast) => (await newcomer(cast, 'end')).caller.call(endSessions, {}),
  confirmEmail: async (cast) => {
    const { caller, email } = await undecided(cast, 'confirm')
    return caller.call(confirmEmail, { body: { token: await mailedToken(cast, email) } })
  },
  sendConfirmation: async (cast) =>
    (await undecided(cast, 'send')).caller.call(sendConfirmation, {}),
  keepOldEmail: async (cast) => (await undecided(cast, 'keep')).caller.call(keepOldEmail, {}),

  listLinkedAccounts: ({ user }) => user.call(listLinkedAccounts, {}),
  linkAccount: async (cast) => (await linked(cast, 'link')).called,
  unlinkAccount: async (cast) => {
    const { caller, params } = await linked(cast, 'unlink')
    return caller.call(unlinkAccount, { params })
  },
  setEbilling: async (cast) => {
    const { caller, params } = await linked(cast, 'ebilling')
    return caller.call(setEbilling, { params, body: { on: true } })
  },
  getAccount: (cast) =>
    cast.staff.call(getAccount, { params: accountOf(cast) }, inDepartment(cast)),
  getAccountActivity: (cast) =>
    cast.staff.call(getAccountActivity, { params: accountOf(cast), query: {} }, inDepartment(cast)),
  getSubscriptions: ({ user }) => user.call(getSubscriptions, {}),
  saveSubscriptions: async (cast) =>
    (await newcomer(cast, 'subscribe')).caller.call(saveSubscriptions, {
      body: { unwanted: ['outage'] },
    }),
  listUserPayments: ({ user }) => user.call(listUserPayments, { query: {} }),

  getDashboard: ({ staff }) => staff.call(getDashboard, { query: { period: 'last-30' } }),
  getDepartmentsReport: ({ staff, values }) =>
    staff.call(getDepartmentsReport, { params: { id: values.merchantId }, query: {} }),
  listPostingReport: ({ root }) => root.call(listPostingReport, { query: {} }),
  listBatches: ({ staff, values }) =>
    staff.call(listBatches, { params: { merchant: values.merchantId }, query: {} }),
  reconcileBatch: async ({ staff, values: { merchantId: merchant } }) => {
    const day = { from: '2026-05-28', to: '2026-05-28' }
    const params = { merchant }
    const { answer } = await staff.call(listBatches, { params, query: day })
    const [batch] = answer?.data ?? []
    return staff.call(reconcileBatch, {
      body: {
        merchant_id: merchant,
        department_id: null,
        posting_date: day.from,
        deposit_cents: batch?.expected_cents ?? 0,
        note: 'Seen on the statement',
        version: batch?.version ?? '',
      },
    })
  },
  listPostingTransactions: ({ staff, values }) =>
    staff.call(listPostingTransactions, {
      params: { merchant: values.merchantId, department: values.departmentId },
      query: { from: '2026-05-01', to: '2026-06-01' },
    }),
  listTransactionsReport: ({ root }) =>
    root.call(listTransactionsReport, { query: { from: '2026-05-01', to: '2026-06-01' } }),
  listTransactionsDepartments: ({ staff, values }) =>
    staff.call(listTransactionsDepartments, { params: { id: values.merchantId }, query: {} }),

  searchBills: ({ guest }) =>
    guest.call(searchBills, { query: { by: 'address', q: 'street', sort: '-amount_due_cents' } }),
  getBill: (cast) => cast.guest.call(getBill, { params: billOf(cast), query: {} }),
  getBillHistory: (cast) => cast.guest.call(getBillHistory, { params: billOf(cast), query: {} }),
  checkCart: async (cast) => cast.guest.call(checkCart, { body: { items: await payable(cast) } }),
  quotePayment: async (cast) =>
    cast.guest.call(quotePayment, { body: { items: await payable(cast), tender: 'card' } }),
  ...sampleCounterCalls,
  createPayment: async (cast) => (await paid(cast, 'paid')).payment,
  getPaymentStatus: ({ guest }) =>
    guest.call(getPaymentStatus, { params: { key: 'no-such-attempt' } }),
  getReceipt: async (cast) => {
    const { id } = await paid(cast, 'got')
    return cast.guest.call(getReceipt, { params: { id }, query: {} })
  },
  emailReceipt: async (cast) => {
    const { id } = await paid(cast, 'mailed')
    return cast.guest.call(emailReceipt, { params: { id }, query: {}, body: { email: null } })
  },
  lookUpReceipt: async (cast) => {
    const { confirmation, email } = await paid(cast, 'looked')
    return cast.guest.call(lookUpReceipt, { body: { confirmation, email, recaptcha_token: null } })
  },
}
