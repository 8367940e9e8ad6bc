import type { Handlers } from '@mocks/cloud/handler'
import { auditHandlers } from '@mocks/handlers/audit'
import { accountHandlers } from '@mocks/handlers/bills/accounts'
import { billHandlers } from '@mocks/handlers/bills/bills'
import { officeAccountHandlers } from '@mocks/handlers/bills/office-accounts'
import { officeLinkHandlers } from '@mocks/handlers/bills/office-links'
import { officeSearchHandlers } from '@mocks/handlers/bills/office-search'
import { changeHandlers } from '@mocks/handlers/changes'
import { cardPointHandlers } from '@mocks/handlers/merchants/card-point'
import { copySettingsHandlers } from '@mocks/handlers/merchants/copy-settings'
import { dashboardHandlers } from '@mocks/handlers/reports/dashboard'
import { departmentHandlers } from '@mocks/handlers/departments/departments'
import { departmentSettingsHandlers } from '@mocks/handlers/departments/department-settings'
import { departmentSetupHandlers } from '@mocks/handlers/departments/department-setup'
import { importHandlers } from '@mocks/handlers/imports/imports'
import { importRowHandlers } from '@mocks/handlers/imports/import-rows'
import { importCheckHandlers } from '@mocks/handlers/imports/import-check'
import { importCommitHandlers } from '@mocks/handlers/imports/import-commit'
import { linkedAccountHandlers } from '@mocks/handlers/people/linked-accounts'
import { merchantListHandlers } from '@mocks/handlers/merchants/merchant-list'
import { merchantStatusHandlers } from '@mocks/handlers/merchants/merchant-status'
import { merchantHandlers } from '@mocks/handlers/merchants/merchants'
import { saveMerchantHandlers } from '@mocks/handlers/merchants/save-merchant'
import { settingsListHandlers } from '@mocks/handlers/merchants/settings-list'
import { notificationSendingHandlers } from '@mocks/handlers/notifications/notification-sending'
import { notificationWriteHandlers } from '@mocks/handlers/notifications/notification-writes'
import { notificationHandlers } from '@mocks/handlers/notifications/notifications'
import { counterHandlers } from '@mocks/handlers/payments/counter'
import { paymentHandlers } from '@mocks/handlers/payments/payments'
import { terminalHandlers } from '@mocks/handlers/payments/terminals'
import { profileHandlers } from '@mocks/handlers/people/profile'
import { receiptHandlers } from '@mocks/handlers/payments/receipts'
import { batchHandlers } from '@mocks/handlers/reports/batches'
import { postingReportHandlers } from '@mocks/handlers/reports/posting-report'
import { postingTransactionHandlers } from '@mocks/handlers/reports/posting-transactions'
import { reportHandlers } from '@mocks/handlers/reports/reports'
import { toDoHandlers } from '@mocks/handlers/reports/to-do'
import { transactionsReportHandlers } from '@mocks/handlers/reports/transactions-report'
import { sessionHandlers } from '@mocks/handlers/people/sessions'
import { subscriptionHandlers } from '@mocks/handlers/people/subscriptions'
import { userHistoryHandlers } from '@mocks/handlers/people/user-history'
import { userListHandlers } from '@mocks/handlers/people/user-lists'
import { userPaymentHandlers } from '@mocks/handlers/people/user-payments'
import { transactionListHandlers } from '@mocks/handlers/transactions/transaction-list'
import { transactionWriteHandlers } from '@mocks/handlers/transactions/transaction-writes'
import { transactionHandlers } from '@mocks/handlers/transactions/transactions'
import { unsubscribeHandlers } from '@mocks/handlers/people/unsubscribe'
import { userHandlers } from '@mocks/handlers/people/users'
import { windowWriteHandlers } from '@mocks/handlers/maintenance-windows/window-writes'
import { maintenanceWindowHandlers } from '@mocks/handlers/maintenance-windows/maintenance-windows'
import { warningHandlers } from '@mocks/handlers/warnings/warnings'
import { warningWriteHandlers } from '@mocks/handlers/warnings/warning-writes'
import { recaptchaBlockHandlers } from '@mocks/handlers/recaptcha/recaptcha-blocks'
import { recaptchaEventHandlers } from '@mocks/handlers/recaptcha/recaptcha-events'
import { recaptchaSettingsHandlers } from '@mocks/handlers/recaptcha/recaptcha-settings'

/** One handler per call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...merchantHandlers,
  ...saveMerchantHandlers,
  ...merchantListHandlers,
  ...settingsListHandlers,
  ...merchantStatusHandlers,
  ...copySettingsHandlers,
  ...cardPointHandlers,
  ...departmentHandlers,
  ...departmentSetupHandlers,
  ...departmentSettingsHandlers,
  ...userHandlers,
  ...importHandlers,
  ...importRowHandlers,
  ...importCheckHandlers,
  ...importCommitHandlers,
  ...changeHandlers,
  ...userListHandlers,
  ...userHistoryHandlers,
  ...profileHandlers,
  ...linkedAccountHandlers,
  ...accountHandlers,
  ...officeAccountHandlers,
  ...officeLinkHandlers,
  ...officeSearchHandlers,
  ...subscriptionHandlers,
  ...userPaymentHandlers,
  ...reportHandlers,
  ...postingReportHandlers,
  ...postingTransactionHandlers,
  ...batchHandlers,
  ...transactionsReportHandlers,
  ...dashboardHandlers,
  ...toDoHandlers,
  ...billHandlers,
  ...paymentHandlers,
  ...counterHandlers,
  ...terminalHandlers,
  ...receiptHandlers,
  ...unsubscribeHandlers,
  ...auditHandlers,
  ...transactionListHandlers,
  ...transactionHandlers,
  ...transactionWriteHandlers,
  ...maintenanceWindowHandlers,
  ...windowWriteHandlers,
  ...notificationHandlers,
  ...notificationWriteHandlers,
  ...notificationSendingHandlers,
  ...warningHandlers,
  ...warningWriteHandlers,
  ...recaptchaEventHandlers,
  ...recaptchaSettingsHandlers,
  ...recaptchaBlockHandlers,
}
