import * as accounts from './bills/accounts'
import * as audit from './audit'
import * as billSearch from './bills/bill-search'
import * as bills from './bills/bills'
import * as cardPoint from './payments/card-point'
import * as changes from './changes'
import * as copySettings from './merchants/copy-settings'
import * as counter from './payments/counter'
import * as dashboard from './reports/dashboard'
import * as departmentSettings from './departments/department-settings'
import * as departmentSetup from './departments/department-setup'
import * as departmentStatus from './departments/department-status'
import * as departments from './departments/departments'
import * as iframeUrls from './payments/iframe-urls'
import * as imports from './imports/import-calls'
import * as managedUsers from './people/managed-users'
import * as merchantList from './merchants/merchant-list'
import * as merchantSettings from './merchants/merchant-settings'
import * as merchantStatus from './merchants/merchant-status'
import * as merchants from './merchants/merchants'
import * as notifications from './notifications/notifications'
import * as officeAccounts from './bills/office-accounts'
import * as officeSearch from './bills/office-search'
import * as paymentTypes from './departments/payment-types'
import * as payments from './payments/payments'
import * as permitDepartments from './bills/permit-departments'
import * as profile from './people/profile'
import * as receipts from './payments/receipts'
import * as postingReport from './reports/posting-report'
import * as reports from './reports/reports'
import * as toDo from './reports/to-do'
import * as transactionsReport from './reports/transactions-report'
import * as sessions from './people/sessions'
import * as settingsList from './merchants/settings-list'
import * as subscriptions from './people/subscriptions'
import * as transaction from './payments/transaction'
import * as transactions from './payments/transactions'
import * as userChanges from './people/user-changes'
import * as userHistory from './people/user-history'
import * as userList from './people/user-list'
import * as userPayments from './payments/user-payments'
import * as maintenanceWindows from './merchants/maintenance-windows'
import * as unsubscribe from './people/unsubscribe'
import * as users from './people/users'
import * as warnings from './warnings'
import * as recaptchaBlocks from './recaptcha/recaptcha-blocks'
import * as recaptchaEvents from './recaptcha/recaptcha-events'
import * as recaptchaLimits from './recaptcha/recaptcha-limits'

/**
 * Every call, by id. The cloud, the documents and the conformance run read it; screens import the
 * single calls that they make, so that a visitor downloads no others.
 */
export const contract = {
  login: sessions.login,
  register: sessions.register,
  forgotPassword: sessions.forgotPassword,
  resetPassword: sessions.resetPassword,
  verifyToken: sessions.verifyToken,
  logout: sessions.logout,
  getTypeList: paymentTypes.getTypeList,
  getCycleLabels: departments.getCycleLabels,
  getMerchantInfo: merchants.getMerchantInfo,
  getIframeUrls: iframeUrls.getIframeUrls,
  listPermitDepartments: permitDepartments.listPermitDepartments,
  listSettings: settingsList.listSettings,
  getSettings: merchantSettings.getSettings,
  listDomains: merchantSettings.listDomains,
  listMerchants: merchantList.listMerchants,
  createMerchant: merchantSettings.createMerchant,
  updateMerchant: merchantSettings.updateMerchant,
  setMerchantStatus: merchantStatus.setMerchantStatus,
  listMerchantDepartments: departmentSetup.listMerchantDepartments,
  listDepartments: departments.listDepartments,
  saveCardPoint: cardPoint.saveCardPoint,
  saveDepartmentSettings: departmentSettings.saveDepartmentSettings,
  setDepartmentStatus: departmentStatus.setDepartmentStatus,
  setAllDepartmentsStatus: departmentStatus.setAllDepartmentsStatus,
  setDepartmentHidden: departmentStatus.setDepartmentHidden,
  deleteMerchant: merchantStatus.deleteMerchant,
  listUsers: userList.listUsers,
  searchUsers: userList.searchUsers,
  getUser: managedUsers.getUser,
  updateUser: userChanges.updateUser,
  updateProfile: users.updateProfile,
  listUserRoles: userList.listUserRoles,
  deleteUser: userChanges.deleteUser,
  createUser: userChanges.createUser,
  getDepartmentsReport: reports.getDepartmentsReport,
  listPostingReport: postingReport.listPostingReport,
  listBatches: postingReport.listBatches,
  reconcileBatch: postingReport.reconcileBatch,
  listPostingTransactions: postingReport.listPostingTransactions,
  listTransactionsReport: transactionsReport.listTransactionsReport,
  listTransactionsDepartments: transactionsReport.listTransactionsDepartments,

  getDashboard: dashboard.getDashboard,
  listToDos: toDo.listToDos,
  searchBills: billSearch.searchBills,
  getBill: bills.getBill,
  getBillHistory: bills.getBillHistory,
  checkCart: payments.checkCart,
  quotePayment: payments.quotePayment,
  createPayment: payments.createPayment,
  getPaymentStatus: payments.getPaymentStatus,
  quoteCounterPayment: counter.quoteCounterPayment,
  takePayment: counter.takePayment,
  listTerminals: counter.listTerminals,
  startSale: counter.startSale,
  getSale: counter.getSale,
  cancelSale: counter.cancelSale,
  getReceipt: receipts.getReceipt,
  emailReceipt: receipts.emailReceipt,
  lookUpReceipt: receipts.lookUpReceipt,
  readUnsubscribeLink: unsubscribe.readUnsubscribeLink,
  answerUnsubscribeLink: unsubscribe.answerUnsubscribeLink,
  changePassword: profile.changePassword,
  endSessions: profile.endSessions,
  confirmEmail: profile.confirmEmail,
  sendConfirmation: profile.sendConfirmation,
  keepOldEmail: profile.keepOldEmail,
  listLinkedAccounts: accounts.listLinkedAccounts,
  linkAccount: accounts.linkAccount,
  unlinkAccount: accounts.unlinkAccount,
  setEbilling: accounts.setEbilling,
  getAccount: accounts.getAccount,
  getAccountActivity: accounts.getAccountActivity,
  getOfficeAccount: officeAccounts.getOfficeAccount,
  setAccountHold: officeAccounts.setAccountHold,
  sendBillLink: officeAccounts.sendBillLink,
  setCallerEbilling: officeAccounts.setCallerEbilling,
  getAccountOfUser: officeAccounts.getAccountOfUser,
  listActivityOfUser: officeAccounts.listActivityOfUser,
  linkAccountOfUser: officeAccounts.linkAccountOfUser,
  unlinkAccountOfUser: officeAccounts.unlinkAccountOfUser,
  searchOffice: officeSearch.searchOffice,
  getSubscriptions: subscriptions.getSubscriptions,
  saveSubscriptions: subscriptions.saveSubscriptions,
  listUserPayments: userPayments.listUserPayments,
  deactivateUser: userChanges.deactivateUser,
  activateUser: userChanges.activateUser,
  unlockUser: userChanges.unlockUser,
  sendReset: userChanges.sendReset,
  inviteUser: userChanges.inviteUser,
  revealEmail: userChanges.revealEmail,
  listUserActivity: userHistory.listUserActivity,
  listAccountsOfUser: userHistory.listAccountsOfUser,
  listPaymentsOfUser: userHistory.listPaymentsOfUser,
  listAudit: audit.listAudit,
  copySettings: copySettings.copySettings,
  getCardPoint: cardPoint.getCardPoint,
  testCardPoint: cardPoint.testCardPoint,
  makeTestPayment: cardPoint.makeTestPayment,
  createDepartment: departmentSetup.createDepartment,
  updateDepartment: departmentSetup.updateDepartment,
  deleteDepartment: departmentSetup.deleteDepartment,
  orderDepartments: departmentSetup.orderDepartments,
  testSource: departmentSetup.testSource,
  addSampleBills: departmentSetup.addSampleBills,
  cancelScheduledSettings: departmentSettings.cancelScheduledSettings,
  listTransactions: transactions.listTransactions,
  getTransaction: transaction.getTransaction,
  voidTransaction: transaction.voidTransaction,
  refundTransaction: transaction.refundTransaction,
  decideRefund: transaction.decideRefund,
  checkTransaction: transaction.checkTransaction,
  resendReceipt: transaction.resendReceipt,
  noteTransaction: transaction.noteTransaction,
  listImports: imports.listImports,
  createImport: imports.createImport,
  putImportRows: imports.putImportRows,
  saveImportMapping: imports.saveImportMapping,
  getImport: imports.getImport,
  checkImport: imports.checkImport,
  listRefusedRows: imports.listRefusedRows,
  commitImport: imports.commitImport,
  cancelImport: imports.cancelImport,
  undoImport: imports.undoImport,
  getChange: changes.getChange,
  listMaintenanceWindows: maintenanceWindows.listMaintenanceWindows,
  getMaintenanceWindow: maintenanceWindows.getMaintenanceWindow,
  createMaintenanceWindow: maintenanceWindows.createMaintenanceWindow,
  updateMaintenanceWindow: maintenanceWindows.updateMaintenanceWindow,
  endMaintenanceWindow: maintenanceWindows.endMaintenanceWindow,
  deleteMaintenanceWindow: maintenanceWindows.deleteMaintenanceWindow,
  checkMaintenance: maintenanceWindows.checkMaintenance,
  listNotificationMerchants: notifications.listNotificationMerchants,
  listNotifications: notifications.listNotifications,
  getNotification: notifications.getNotification,
  createNotification: notifications.createNotification,
  updateNotification: notifications.updateNotification,
  deleteNotification: notifications.deleteNotification,
  countAudience: notifications.countAudience,
  previewNotification: notifications.previewNotification,
  testNotification: notifications.testNotification,
  scheduleNotification: notifications.scheduleNotification,
  cancelNotification: notifications.cancelNotification,
  pauseNotification: notifications.pauseNotification,
  duplicateNotification: notifications.duplicateNotification,
  listWarnings: warnings.listWarnings,
  getWarningDays: warnings.getWarningDays,
  listWarningOwners: warnings.listWarningOwners,
  getWarning: warnings.getWarning,
  updateWarning: warnings.updateWarning,
  listRecaptchaEvents: recaptchaEvents.listRecaptchaEvents,
  getRecaptchaSummary: recaptchaEvents.getRecaptchaSummary,
  getRecaptchaEvent: recaptchaEvents.getRecaptchaEvent,
  revealRecaptchaAddress: recaptchaEvents.revealRecaptchaAddress,
  markRecaptchaEvent: recaptchaEvents.markRecaptchaEvent,
  getRecaptchaSettings: recaptchaLimits.getRecaptchaSettings,
  saveRecaptchaSettings: recaptchaLimits.saveRecaptchaSettings,
  listRecaptchaBlocks: recaptchaBlocks.listRecaptchaBlocks,
  createRecaptchaBlock: recaptchaBlocks.createRecaptchaBlock,
  deleteRecaptchaBlock: recaptchaBlocks.deleteRecaptchaBlock,
} as const

export type Contract = typeof contract
export type CallId = keyof Contract
