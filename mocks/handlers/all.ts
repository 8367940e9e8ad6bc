import type { Handlers } from '@mocks/cloud/handler'
import { billHandlers } from './bills'
import { dashboardHandlers } from './dashboard'
import { departmentHandlers } from './departments'
import { merchantHandlers } from './merchants'
import { paymentHandlers } from './payments'
import { profileHandlers } from './profile'
import { receiptHandlers } from './receipts'
import { reportHandlers } from './reports'
import { sessionHandlers } from './sessions'
import { userHandlers } from './users'

/** One handler per call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...merchantHandlers,
  ...departmentHandlers,
  ...userHandlers,
  ...profileHandlers,
  ...reportHandlers,
  ...dashboardHandlers,
  ...billHandlers,
  ...paymentHandlers,
  ...receiptHandlers,
}
