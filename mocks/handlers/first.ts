import type { Handlers } from '@mocks/cloud/handler'
import { billHandlers } from '@mocks/handlers/bills/bills'
import { departmentHandlers } from '@mocks/handlers/merchants/departments'
import { merchantHandlers } from '@mocks/handlers/merchants/merchants'
import { sessionHandlers } from '@mocks/handlers/people/sessions'

/** The calls of a visitor's first pages: who the merchant is, its departments, its bills. */
export const firstHandlers = {
  ...sessionHandlers,
  ...merchantHandlers,
  ...departmentHandlers,
  ...billHandlers,
} satisfies Partial<Handlers>
