import type { CallId } from '@/contract/all'
import type { PersonaName } from '@mocks/world/personas'
import { samplePayments, sampleReceipts, sampleUnsubscribeLinks } from './page-samples'

/** A page that makes the call, and the person who opens it. */
export interface CallPlace {
  readonly persona: PersonaName | null
  readonly tenant: string | null
  readonly path: string
  /** The page begins with the call; else something has to be done on it: sign in, save, pay. */
  readonly atOnce: boolean
}

const county = { persona: null, tenant: 'miamicounty' } as const
const departments = { ...county, path: '/departments', atOnce: true }
const bill = { ...county, path: '/overview-parcel/08-004512/2025/real-estate-tax', atOnce: true }
const paying = { ...bill, atOnce: false }
const profile = { ...county, persona: 'user', path: '/user-profile/6', atOnce: true } as const
const onProfile = { ...profile, atOnce: false }
const letter = {
  ...county,
  path: `/notifications-unsubscribe/${sampleUnsubscribeLinks.own}`,
  atOnce: true,
}
const receipt = { ...county, path: `/print-receipt/${sampleReceipts.own}`, atOnce: true }
const users = { ...county, persona: 'merchant-admin', path: '/users/1', atOnce: true } as const
const dashboard = { ...users, path: '/dashboard' } as const
const onUsers = { ...users, atOnce: false }
const userPage = { ...users, path: '/users/add-user/6' }
const onUserPage = { ...userPage, atOnce: false }
const atTheCounter = {
  ...county,
  persona: 'merchant-admin',
  path: '/merchant-account-view/08-004512/0001/real-estate-tax',
  atOnce: false,
} as const
const ofProvider = { persona: 'admin', tenant: null, atOnce: true } as const
const settings = { ...ofProvider, path: '/admin/settings/add-settings/2' } as const
const warnings = { ...ofProvider, path: '/admin/warnings' } as const
const recaptcha = { ...ofProvider, path: '/admin/warnings/recaptcha' } as const
const maintenance = { ...ofProvider, path: '/admin/maintenance' } as const
const merchants = { ...ofProvider, path: '/admin/settings' } as const
const onMerchants = { ...merchants, atOnce: false }

const lookup = {
  ...county,
  persona: 'merchant-admin',
  path: '/search-for-bill?q=08-004512',
  atOnce: true,
} as const
const officeAccount = {
  ...lookup,
  path: '/merchant-account-view/08-004512/0001/real-estate-tax',
}
const onOfficeAccount = { ...officeAccount, atOnce: false }
const userAccount = {
  ...ofProvider,
  path: '/admin/users/account-view/6/08-004512/0001/real-estate-tax',
} as const
const onUserAccount = { ...userAccount, atOnce: false }

const notices = { ...users, path: '/notifications/1' } as const
const notice = { ...notices, path: '/notifications/1/notification/BILLING/3' } as const
const onNotices = { ...notices, atOnce: false }
const onNotice = { ...notices, path: '/notifications/1/notification/GENERAL/6', atOnce: false }

const onDepartments = { ...settings, path: `${settings.path}?step=departments`, atOnce: false }
const importing = { ...users, path: '/import/accounts' } as const
const onImporting = { ...importing, atOnce: false }

const onPaymentSettings = { ...onDepartments, path: `${settings.path}?step=payments` }

const transactions = {
  ...users,
  path: '/transactions-reports/transactions/1/real-estate-tax',
} as const
const aTransaction = {
  ...transactions,
  path: `${transactions.path}?transaction=${samplePayments.posted}`,
}
const onTransaction = { ...aTransaction, atOnce: false }

/** Calls that no page makes have none: the panel sends them. */
export const callPlaces: Readonly<Partial<Record<CallId, CallPlace>>> = {
  getMerchantInfo: departments,
  listDepartments: departments,
  verifyToken: { ...departments, persona: 'user' },
  searchBills: { ...county, path: '/real-estate-tax/search?by=address&q=main', atOnce: true },
  getBill: bill,
  getCycleLabels: bill,
  getBillHistory: paying,
  checkCart: paying,
  quotePayment: paying,
  getIframeUrls: paying,
  createPayment: paying,
  getPaymentStatus: paying,
  quoteCounterPayment: atTheCounter,
  takePayment: atTheCounter,
  listTerminals: atTheCounter,
  startSale: atTheCounter,
  getSale: atTheCounter,
  cancelSale: atTheCounter,
  getReceipt: receipt,
  emailReceipt: { ...receipt, atOnce: false },
  lookUpReceipt: { ...departments, atOnce: false },
  readUnsubscribeLink: letter,
  answerUnsubscribeLink: { ...letter, atOnce: false },
  login: { ...county, path: '/sign-in', atOnce: false },
  register: { ...county, path: '/sign-up', atOnce: false },
  forgotPassword: { ...county, path: '/password-reset', atOnce: false },
  resetPassword: { ...county, path: '/password-reset-confirm?token=from-a-mail', atOnce: false },
  logout: { ...departments, persona: 'user', atOnce: false },
  updateProfile: onProfile,
  changePassword: onProfile,
  endSessions: onProfile,
  sendConfirmation: onProfile,
  getDashboard: dashboard,
  listToDos: dashboard,
  listPostingReport: { persona: 'admin', tenant: null, path: '/admin/reports', atOnce: true },
  getDepartmentsReport: {
    ...county,
    persona: 'merchant-admin',
    path: '/reports/departments/1',
    atOnce: true,
  },
  listPostingTransactions: {
    ...county,
    persona: 'merchant-admin',
    path: '/reports/transactions/1/real-estate-tax',
    atOnce: true,
  },
  listMerchants: { persona: 'admin', tenant: null, path: '/admin/dashboard', atOnce: true },
  listMerchantDepartments: userPage,
  listSettings: merchants,
  setMerchantStatus: onMerchants,
  copySettings: onMerchants,
  getCardPoint: { ...settings, path: `${settings.path}?step=card-point` },
  saveCardPoint: { ...settings, path: `${settings.path}?step=card-point`, atOnce: false },
  testCardPoint: { ...settings, path: `${settings.path}?step=card-point`, atOnce: false },
  makeTestPayment: { ...settings, path: `${settings.path}?step=review`, atOnce: false },
  deleteMerchant: { ...onMerchants, persona: 'super' },
  listNotificationMerchants: { ...ofProvider, path: '/admin/notifications' },
  listNotifications: notices,
  getNotification: notice,
  createNotification: { ...onNotices, path: '/notifications/1/notification/GENERAL' },
  updateNotification: onNotice,
  deleteNotification: onNotices,
  countAudience: { ...onNotice, path: `${onNotice.path}?step=audience` },
  previewNotification: { ...onNotice, path: `${onNotice.path}?step=preview` },
  testNotification: { ...onNotice, path: `${onNotice.path}?step=preview` },
  scheduleNotification: { ...onNotice, path: `${onNotice.path}?step=confirm` },
  cancelNotification: onNotices,
  pauseNotification: onNotices,
  duplicateNotification: onNotices,
  listUsers: users,
  searchUsers: { ...ofProvider, path: '/admin/users/search?q=jane' },
  getUser: userPage,
  createUser: { ...users, path: '/users/add-user', atOnce: false },
  updateUser: onUserPage,
  deleteUser: { ...onUsers, path: '/users/1?tab=invites' },
  deactivateUser: onUsers,
  activateUser: onUsers,
  unlockUser: onUsers,
  sendReset: onUsers,
  inviteUser: { ...onUsers, path: '/users/1?tab=invites' },
  revealEmail: {
    ...ofProvider,
    persona: 'support',
    path: '/admin/users/search?q=jane',
    atOnce: false,
  },
  listUserActivity: { ...userPage, path: '/users/add-user/6?tab=activity' },
  listAccountsOfUser: { ...userPage, path: '/users/add-user/6?tab=accounts' },
  listPaymentsOfUser: { ...userPage, path: '/users/add-user/6?tab=payments' },
  listAudit: { ...userPage, path: '/users/add-user/6?tab=audit' },
  searchOffice: lookup,
  getOfficeAccount: officeAccount,
  setAccountHold: onOfficeAccount,
  sendBillLink: onOfficeAccount,
  setCallerEbilling: onOfficeAccount,
  getAccountOfUser: userAccount,
  listActivityOfUser: userAccount,
  linkAccountOfUser: onUserAccount,
  unlinkAccountOfUser: onUserAccount,
  getSettings: settings,
  listDomains: { ...settings, path: `${settings.path}?step=domain` },
  createMerchant: { ...ofProvider, path: '/admin/settings/add-settings', atOnce: false },
  updateMerchant: { ...settings, atOnce: false },
  createDepartment: { ...onDepartments, path: `${onDepartments.path}&department=_new` },
  updateDepartment: { ...onDepartments, path: `${onDepartments.path}&department=dog-licenses` },
  testSource: {
    ...onDepartments,
    path: `${onDepartments.path}&department=manufactured-home-tax`,
  },
  deleteDepartment: onDepartments,
  orderDepartments: onDepartments,
  addSampleBills: onDepartments,
  setDepartmentStatus: onDepartments,
  setAllDepartmentsStatus: onDepartments,
  setDepartmentHidden: onDepartments,
  listTransactions: transactions,
  getTransaction: aTransaction,
  voidTransaction: onTransaction,
  refundTransaction: onTransaction,
  decideRefund: onTransaction,
  checkTransaction: onTransaction,
  resendReceipt: onTransaction,
  noteTransaction: onTransaction,
  listImports: importing,
  createImport: onImporting,
  putImportRows: onImporting,
  saveImportMapping: onImporting,
  getImport: onImporting,
  checkImport: onImporting,
  listRefusedRows: onImporting,
  commitImport: onImporting,
  cancelImport: onImporting,
  undoImport: onImporting,
  saveDepartmentSettings: onPaymentSettings,
  cancelScheduledSettings: onPaymentSettings,
  listMaintenanceWindows: maintenance,
  getMaintenanceWindow: { ...maintenance, path: '/admin/maintenance?window=1' },
  checkMaintenance: { ...maintenance, path: '/admin/maintenance?window=new' },
  createMaintenanceWindow: { ...maintenance, path: '/admin/maintenance?window=new', atOnce: false },
  updateMaintenanceWindow: { ...maintenance, path: '/admin/maintenance?window=2', atOnce: false },
  endMaintenanceWindow: { ...maintenance, atOnce: false },
  deleteMaintenanceWindow: { ...maintenance, persona: 'super', atOnce: false },
  listWarnings: warnings,
  getWarningDays: warnings,
  listWarningOwners: warnings,
  getWarning: { ...warnings, path: '/admin/warnings?warning=1' },
  updateWarning: { ...warnings, path: '/admin/warnings?warning=1', atOnce: false },
  listRecaptchaEvents: recaptcha,
  getRecaptchaSummary: recaptcha,
  getRecaptchaEvent: { ...recaptcha, path: '/admin/warnings/recaptcha?event=1' },
  revealRecaptchaAddress: {
    ...recaptcha,
    path: '/admin/warnings/recaptcha?event=1',
    atOnce: false,
  },
  markRecaptchaEvent: { ...recaptcha, path: '/admin/warnings/recaptcha?event=1', atOnce: false },
  listRecaptchaBlocks: { ...recaptcha, path: '/admin/warnings/recaptcha?tab=blocks' },
  createRecaptchaBlock: { ...recaptcha, path: '/admin/warnings/recaptcha?event=1', atOnce: false },
  deleteRecaptchaBlock: {
    ...recaptcha,
    path: '/admin/warnings/recaptcha?tab=blocks',
    persona: 'super',
    atOnce: false,
  },
  getRecaptchaSettings: { ...recaptcha, path: '/admin/warnings/recaptcha?tab=settings' },
  saveRecaptchaSettings: {
    ...recaptcha,
    path: '/admin/warnings/recaptcha?tab=settings',
    persona: 'super',
    atOnce: false,
  },
}
