import { beforeAll, describe, expect, it } from 'vitest'
import { contract, type CallId } from '@/contract/all'
import { createCloud } from '@mocks/app/create-cloud'
import { tokenFor } from '@mocks/hosts/caller'

/**
 * The access to every call (product.md section 4). A call's own rules are not tested here: an empty
 * body and an unknown id are refused behind the gate, so `ok` means neither 401 nor 403.
 */
const people = [
  ['guest', null],
  ['user', 'user@miamicounty.example'],
  ['merchant user', 'merchant-user@miamicounty.example'],
  ['merchant admin', 'merchant-admin@miamicounty.example'],
  ['support', 'support@civictill.example'],
  ['admin', 'admin@civictill.example'],
  ['super', 'super@civictill.example'],
] as const

const places = { own: 'miamicounty.', other: 'tiffin.', root: '' } as const
type Place = keyof typeof places

/** Guest, user, merchant user, merchant admin, support, admin, super. */
const groups: Readonly<Record<string, Readonly<Record<Place, string>>>> = {
  everybody: {
    own: 'ok ok ok ok ok ok ok',
    other: 'ok ok ok ok ok ok ok',
    root: 'ok ok ok ok ok ok ok',
  },
  'any token': {
    own: '401 ok ok ok ok ok ok',
    other: '401 ok ok ok ok ok ok',
    root: '401 ok ok ok ok ok ok',
  },
  'own site': {
    own: '401 ok ok ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 ok ok ok',
  },
  // On the root the provider's people are asked who they are.
  'who has the key': {
    own: 'ok ok ok ok ok ok ok',
    other: 'ok ok ok ok ok ok ok',
    root: '401 ok ok ok ok ok ok',
  },
  staff: {
    own: '401 403 ok ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 ok ok ok',
  },
  'who manages users': {
    own: '401 403 403 ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 403 ok ok',
  },
  'who resets': {
    own: '401 403 403 ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 ok ok ok',
  },
  'provider looks': {
    own: '401 403 403 403 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 ok ok ok',
  },
  'provider changes': {
    own: '401 403 403 403 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 403 ok ok',
  },
  citizens: {
    own: '401 ok 403 403 403 403 403',
    other: '401 403 403 403 403 403 403',
    root: '401 403 403 403 403 403 403',
  },
  'who sees accounts': {
    own: '401 ok ok ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 403 ok ok',
  },
  'who helps callers': {
    own: '401 403 ok ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 403 ok ok',
  },

  // Citizens ask for their own by form; the handler knows that these are not theirs.
  'who asks for refunds': {
    own: '401 ok 403 ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 ok ok ok',
  },

  'who holds or voids': {
    own: '401 403 403 ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 403 ok ok',
  },
  'who takes payments': {
    own: '401 403 403 ok 403 403 403',
    other: '401 403 403 403 403 403 403',
    root: '401 403 403 403 403 403 403',
  },
  'who drafts notices': {
    own: '401 403 ok ok 403 ok ok',
    other: '401 403 403 403 403 ok ok',
    root: '401 403 403 403 403 ok ok',
  },
  'super only': {
    own: '401 403 403 403 403 403 ok',
    other: '401 403 403 403 403 403 ok',
    root: '401 403 403 403 403 403 ok',
  },
}

const expected: Readonly<Record<CallId, keyof typeof groups>> = {
  login: 'everybody',
  register: 'everybody',
  forgotPassword: 'everybody',
  resetPassword: 'everybody',
  verifyToken: 'any token',
  logout: 'any token',
  getTypeList: 'everybody',
  getCycleLabels: 'everybody',
  getMerchantInfo: 'everybody',
  getIframeUrls: 'everybody',
  listPermitDepartments: 'everybody',
  listSettings: 'provider looks',
  getSettings: 'provider looks',
  listDomains: 'provider looks',
  listMerchants: 'provider looks',
  createMerchant: 'provider changes',
  updateMerchant: 'provider changes',
  setMerchantStatus: 'provider changes',
  listMerchantDepartments: 'staff',
  listDepartments: 'everybody',
  saveCardPoint: 'provider changes',
  saveDepartmentSettings: 'provider changes',
  createDepartment: 'super only',
  updateDepartment: 'provider changes',
  deleteDepartment: 'provider changes',
  orderDepartments: 'provider changes',
  testSource: 'provider changes',
  addSampleBills: 'provider changes',
  cancelScheduledSettings: 'provider changes',
  setDepartmentStatus: 'provider changes',
  setAllDepartmentsStatus: 'provider changes',
  setDepartmentHidden: 'provider changes',
  deleteMerchant: 'super only',
  copySettings: 'provider changes',
  getCardPoint: 'provider changes',
  testCardPoint: 'provider looks',
  makeTestPayment: 'provider changes',
  listUsers: 'staff',
  searchUsers: 'provider looks',
  getUser: 'own site',
  updateUser: 'who manages users',
  updateProfile: 'own site',
  listUserRoles: 'staff',
  deleteUser: 'who manages users',
  createUser: 'who manages users',
  deactivateUser: 'who manages users',
  activateUser: 'who manages users',
  unlockUser: 'who resets',
  sendReset: 'who resets',
  inviteUser: 'who manages users',
  revealEmail: 'who resets',
  listUserActivity: 'who resets',
  listAccountsOfUser: 'who resets',
  listPaymentsOfUser: 'who resets',
  listAudit: 'staff',
  listNotificationMerchants: 'provider looks',
  listNotifications: 'staff',
  getNotification: 'staff',
  createNotification: 'who drafts notices',
  updateNotification: 'who drafts notices',
  deleteNotification: 'who manages users',
  countAudience: 'staff',
  previewNotification: 'staff',
  testNotification: 'who drafts notices',
  scheduleNotification: 'who manages users',
  cancelNotification: 'who manages users',
  pauseNotification: 'who manages users',
  duplicateNotification: 'who drafts notices',
  getDepartmentsReport: 'staff',
  listPostingReport: 'staff',
  listPostingTransactions: 'staff',
  listBatches: 'staff',
  reconcileBatch: 'who manages users',
  listTransactionsReport: 'staff',
  listTransactionsDepartments: 'staff',
  getDashboard: 'staff',
  listToDos: 'staff',
  listTransactions: 'staff',
  getTransaction: 'staff',
  voidTransaction: 'who holds or voids',
  refundTransaction: 'who asks for refunds',
  decideRefund: 'who holds or voids',
  checkTransaction: 'who resets',
  resendReceipt: 'staff',
  noteTransaction: 'staff',
  searchBills: 'everybody',
  getBill: 'everybody',
  getBillHistory: 'everybody',
  checkCart: 'everybody',
  quotePayment: 'everybody',
  createPayment: 'everybody',
  getPaymentStatus: 'everybody',
  quoteCounterPayment: 'who takes payments',
  takePayment: 'who takes payments',
  listTerminals: 'who takes payments',
  startSale: 'who takes payments',
  getSale: 'who takes payments',
  cancelSale: 'who takes payments',
  getReceipt: 'who has the key',
  // Without a body it is refused before it is asked who calls.
  emailReceipt: 'everybody',
  lookUpReceipt: 'everybody',
  readUnsubscribeLink: 'everybody',
  answerUnsubscribeLink: 'everybody',
  changePassword: 'own site',
  endSessions: 'own site',
  confirmEmail: 'own site',
  sendConfirmation: 'own site',
  keepOldEmail: 'own site',
  listLinkedAccounts: 'citizens',
  linkAccount: 'citizens',
  unlinkAccount: 'citizens',
  setEbilling: 'citizens',
  getSubscriptions: 'citizens',
  saveSubscriptions: 'citizens',
  listUserPayments: 'citizens',
  getAccount: 'who sees accounts',
  getAccountActivity: 'who sees accounts',
  getOfficeAccount: 'who helps callers',
  setAccountHold: 'who holds or voids',
  sendBillLink: 'who helps callers',
  setCallerEbilling: 'who helps callers',
  getAccountOfUser: 'provider looks',
  listActivityOfUser: 'provider looks',
  linkAccountOfUser: 'provider changes',
  unlinkAccountOfUser: 'provider changes',
  searchOffice: 'staff',
  listImports: 'who resets',
  createImport: 'own site',
  putImportRows: 'own site',
  saveImportMapping: 'own site',
  getImport: 'who resets',
  checkImport: 'who resets',
  listRefusedRows: 'who resets',
  commitImport: 'own site',
  cancelImport: 'who manages users',
  undoImport: 'own site',
  getChange: 'own site',
  listMaintenanceWindows: 'provider looks',
  getMaintenanceWindow: 'provider looks',
  checkMaintenance: 'provider looks',
  createMaintenanceWindow: 'provider changes',
  updateMaintenanceWindow: 'provider changes',
  endMaintenanceWindow: 'provider changes',
  deleteMaintenanceWindow: 'super only',
  listWarnings: 'provider looks',
  getWarningDays: 'provider looks',
  listWarningOwners: 'provider looks',
  getWarning: 'provider looks',
  updateWarning: 'provider looks',
  listRecaptchaEvents: 'provider looks',
  getRecaptchaSummary: 'provider looks',
  getRecaptchaEvent: 'provider looks',
  revealRecaptchaAddress: 'provider changes',
  markRecaptchaEvent: 'provider changes',
  getRecaptchaSettings: 'provider looks',
  saveRecaptchaSettings: 'super only',
  listRecaptchaBlocks: 'provider looks',
  createRecaptchaBlock: 'provider changes',
  deleteRecaptchaBlock: 'super only',
}

const cloud = createCloud()
const tokens = new Map<string, string>()

beforeAll(async () => {
  for (const [, email] of people) {
    if (email !== null) tokens.set(email, await tokenFor(cloud, email))
  }
})

async function gateOf(id: CallId, place: Place, email: string | null): Promise<string> {
  const { method, path, body } = contract[id]
  const user = email === null ? undefined : await idOf(email)
  const own = id === 'getUser' || id === 'updateProfile' ? (user ?? 'x') : idOnPath(place, id)
  const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(own))
  // Logging out for real would end the table early.
  const token =
    id === 'logout' && email !== null ? await freshToken(email) : tokens.get(email ?? '')
  const response = await cloud.fetch(
    new Request(`http://${places[place]}pay.localhost/${address}`, {
      method,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      body: body === undefined ? null : '{}',
    }),
  )
  const { status } = response
  return status === 401 && id !== 'login' ? '401' : status === 403 ? '403' : 'ok'
}

const namesMerchant: readonly CallId[] = [
  'getDepartmentsReport',
  'listBatches',
  'listPostingTransactions',
  'listTransactions',
  'listTransactionsDepartments',
  'getSettings',
  'deleteMerchant',
  'listNotifications',
]

/** Reports and merchant settings are requested for the site's merchant. */
const idOnPath = (place: Place, id: CallId) =>
  namesMerchant.includes(id) && place !== 'root' ? (place === 'own' ? '1' : '2') : 'no-such-id'

const freshToken = (email: string) => tokenFor(cloud, email)

async function idOf(email: string): Promise<string> {
  const response = await cloud.fetch(
    new Request('http://pay.localhost/api/verify_token', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.get(email) ?? ''}` },
    }),
  )
  const json: unknown = await response.json()
  return JSON.stringify(json).match(/"id":"(\w+)"/)?.[1] ?? ''
}

describe.each(Object.keys(places).filter((name): name is Place => name in places))(
  'on the %s site',
  (place) => {
    it.each(Object.keys(expected).filter((id): id is CallId => id in expected))(
      '%s lets in whom the table names',
      async (id) => {
        const row: string[] = []
        for (const [, email] of people) row.push(await gateOf(id, place, email))
        expect(row.join(' ')).toBe(groups[expected[id]]?.[place])
      },
    )
  },
)
