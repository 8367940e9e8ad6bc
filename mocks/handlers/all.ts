import type { Handlers } from '@mocks/cloud/handler'
import { accountHandlers } from './accounts'
import { billHandlers } from './bills'
import { dashboardHandlers } from './dashboard'
import { departmentHandlers } from './departments'
import { linkedAccountHandlers } from './linked-accounts'
import { merchantHandlers } from './merchants'
import { paymentHandlers } from './payments'
import { profileHandlers } from './profile'
import { receiptHandlers } from './receipts'
import { reportHandlers } from './reports'
import { sessionHandlers } from './sessions'
import { subscriptionHandlers } from './subscriptions'
import { userPaymentHandlers } from './user-payments'
import { unsubscribeHandlers } from './unsubscribe'
import { userHandlers } from './users'

/** One handler per call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...merchantHandlers,
  ...departmentHandlers,
  ...userHandlers,
  ...profileHandlers,
  ...linkedAccountHandlers,
  ...accountHandlers,
  ...subscriptionHandlers,
  ...userPaymentHandlers,
  ...reportHandlers,
  ...dashboardHandlers,
  ...billHandlers,
  ...paymentHandlers,
  ...receiptHandlers,
  ...unsubscribeHandlers,
}
