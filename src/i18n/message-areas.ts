// Written from the files of ./en by `npm run house`; `npm run check:house` compares them.
import type accountView from './en/account-view.json'
import type audit from './en/audit.json'
import type bill from './en/bill.json'
import type blindPayments from './en/blind-payments.json'
import type cart from './en/cart.json'
import type cartLines from './en/cart-lines.json'
import type changes from './en/changes.json'
import type chart from './en/chart.json'
import type checkout from './en/checkout.json'
import type counter from './en/counter.json'
import type dashboard from './en/dashboard.json'
import type dateWords from './en/date-words.json'
import type departmentList from './en/department-list.json'
import type departmentSetup from './en/department-setup.json'
import type departments from './en/departments.json'
import type errors from './en/errors.json'
import type failures from './en/failures.json'
import type forms from './en/forms.json'
import type goLive from './en/go-live.json'
import type imports from './en/imports.json'
import type list from './en/list.json'
import type lookup from './en/lookup.json'
import type maintenanceWindows from './en/maintenance-windows.json'
import type merchantList from './en/merchant-list.json'
import type merchants from './en/merchants.json'
import type notification from './en/notification.json'
import type notifications from './en/notifications.json'
import type office from './en/office.json'
import type parcels from './en/parcels.json'
import type password from './en/password.json'
import type paymentWords from './en/payment-words.json'
import type profile from './en/profile.json'
import type recaptchaEvents from './en/recaptcha-events.json'
import type receipts from './en/receipts.json'
import type reports from './en/reports.json'
import type session from './en/session.json'
import type shell from './en/shell.json'
import type signIn from './en/sign-in.json'
import type siteOff from './en/site-off.json'
import type statements from './en/statements.json'
import type transactionReport from './en/transaction-report.json'
import type transactions from './en/transactions.json'
import type ui from './en/ui.json'
import type unsubscribe from './en/unsubscribe.json'
import type updates from './en/updates.json'
import type urlPayments from './en/url-payments.json'
import type user from './en/user.json'
import type users from './en/users.json'
import type warnings from './en/warnings.json'

/** The areas of messages, one file each; a screen's route loads those that it shows. */
export interface Areas {
  'account-view': typeof accountView
  audit: typeof audit
  bill: typeof bill
  'blind-payments': typeof blindPayments
  cart: typeof cart
  'cart-lines': typeof cartLines
  changes: typeof changes
  chart: typeof chart
  checkout: typeof checkout
  counter: typeof counter
  dashboard: typeof dashboard
  'date-words': typeof dateWords
  'department-list': typeof departmentList
  'department-setup': typeof departmentSetup
  departments: typeof departments
  errors: typeof errors
  failures: typeof failures
  forms: typeof forms
  'go-live': typeof goLive
  imports: typeof imports
  list: typeof list
  lookup: typeof lookup
  'maintenance-windows': typeof maintenanceWindows
  'merchant-list': typeof merchantList
  merchants: typeof merchants
  notification: typeof notification
  notifications: typeof notifications
  office: typeof office
  parcels: typeof parcels
  password: typeof password
  'payment-words': typeof paymentWords
  profile: typeof profile
  'recaptcha-events': typeof recaptchaEvents
  receipts: typeof receipts
  reports: typeof reports
  session: typeof session
  shell: typeof shell
  'sign-in': typeof signIn
  'site-off': typeof siteOff
  statements: typeof statements
  'transaction-report': typeof transactionReport
  transactions: typeof transactions
  ui: typeof ui
  unsubscribe: typeof unsubscribe
  updates: typeof updates
  'url-payments': typeof urlPayments
  user: typeof user
  users: typeof users
  warnings: typeof warnings
}
