import type { Transaction } from '@/contract/payments/transaction'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { waiversOf } from './waiver-checks'

/** What the payer agreed to. `isPart`: a court’s statement is of bills that may not be among these. */
export function consentsOf(
  tenant: Tenant,
  row: PaymentRow,
  isPart: boolean,
): Transaction['consents'] {
  if (!isPart) return [...row.consents]
  const versions = waiversOf(tenant, row.items, Date.parse(row.at)).map(({ version }) => version)
  return row.consents.filter(({ kind, version }) => kind !== 'waiver' || versions.includes(version))
}
