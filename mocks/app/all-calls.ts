import type { BoundCall } from '@mocks/cloud/handler'
import type { Writers } from '@mocks/cloud/recorder'
import { createRoutes } from '@mocks/cloud/routes'
import { handlers } from '@mocks/handlers/all'
import { importApply } from '@mocks/handlers/imports/import-apply'
import { returnEcheck } from '@mocks/handlers/payments/return-echeck'

/** Every call of the contract, and what the cloud or the panel does beside them. */

export { sentCityMails } from '@mocks/handlers/mail/city-mails'
export { decideReturn, openEchecks, returnEcheck } from '@mocks/handlers/payments/return-echeck'

export const match = createRoutes(handlers)

export const writers: Writers = new Map(
  [...Object.values<BoundCall>(handlers), importApply, returnEcheck]
    .filter(({ apply }) => apply !== null)
    .map((writer) => [writer.id, writer]),
)
